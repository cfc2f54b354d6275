import { z } from 'zod';
import type { Rectangle } from './windows';

export const windowState = z.object({
  x: z.number().int().optional(),
  y: z.number().int().optional(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  isMaximized: z.boolean(),
});
export type WindowState = z.output<typeof windowState>;

export const minimumSize = { width: 480, height: 480 };
const firstSize = { width: 1366, height: 860 };

/** This much of the window, including its top edge, must be on a display: otherwise the user couldn't drag it back. */
const visibleWidth = 100;
const visibleHeight = 40;

function overlap(start: number, length: number, otherStart: number, otherLength: number): number {
  return Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart);
}

function isReachable(window: Rectangle, area: Rectangle): boolean {
  return (
    window.y >= area.y &&
    overlap(window.x, window.width, area.x, area.width) >= visibleWidth &&
    overlap(window.y, window.height, area.y, area.height) >= visibleHeight
  );
}

/** Returns the last bounds if they are still on a display, otherwise centered bounds of the same size. */
export function toOpeningState(stored: WindowState | null, workAreas: readonly Rectangle[]): WindowState {
  const { x, y, isMaximized, ...size } = stored ?? { ...firstSize, isMaximized: false };
  const place = x === undefined || y === undefined ? null : { x, y, ...size };
  const area = (place && workAreas.find((candidate) => isReachable(place, candidate))) ?? null;
  const largest = area ?? workAreas[0] ?? { x: 0, y: 0, ...firstSize };
  const width = Math.max(minimumSize.width, Math.min(size.width, largest.width));
  const height = Math.max(minimumSize.height, Math.min(size.height, largest.height));
  return { width, height, isMaximized, ...(area && place ? { x: place.x, y: place.y } : {}) };
}
