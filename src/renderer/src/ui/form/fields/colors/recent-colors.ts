import { parseHexColor } from '@shared/domain/colors/color-variant';

const storageKey = 'recentColors';
const most = 8;

/** `#rrggbb` as they were last picked on this PC, the latest first. */
export function readRecentColors(): string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((color) => parseHexColor(String(color)) ?? []).slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberColor(color: string): void {
  const next = [color, ...readRecentColors().filter((known) => known !== color)].slice(0, most);
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Full or forbidden storage only costs the memory of this colour.
  }
}
