import { parseHexColor } from '@shared/domain/colors/color-variant';

const storageKey = 'recentColors';
const most = 8;

/** Returns the colors last picked on this computer as `#rrggbb`, the latest first. */
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
    // If the storage is full or disabled, only this color isn't remembered.
  }
}
