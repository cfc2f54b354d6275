import { useState } from 'react';

/** Icons alone take a screen's height: the group of the home site starts folded there. */
const initiallyCollapsed = { full: [], mini: ['home'] } as const satisfies Record<string, readonly string[]>;

function toStorageKey(style: keyof typeof initiallyCollapsed): string {
  return `collapsedGroups.${style}`;
}

function readCollapsed(style: keyof typeof initiallyCollapsed): readonly string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(toStorageKey(style)) ?? 'null');
    if (Array.isArray(stored)) return stored.filter((key) => typeof key === 'string');
  } catch {
    // Unreadable storage counts as none.
  }
  return initiallyCollapsed[style];
}

interface CollapsedGroups {
  isCollapsed: (group: string) => boolean;
  toggle: (group: string) => void;
}

/** Which groups of the sidebar a person folded away; remembered on this PC, and nothing else depends on it. */
export function useCollapsedGroups(isMini: boolean): CollapsedGroups {
  const style = isMini ? 'mini' : 'full';
  const [choices, setChoices] = useState<Partial<Record<typeof style, readonly string[]>>>({});
  const collapsed = choices[style] ?? readCollapsed(style);
  const toggle = (group: string): void => {
    const next = collapsed.includes(group) ? collapsed.filter((key) => key !== group) : [...collapsed, group];
    setChoices({ ...choices, [style]: next });
    try {
      window.localStorage.setItem(toStorageKey(style), JSON.stringify(next));
    } catch {
      // Full or forbidden storage only costs the memory of this choice.
    }
  };
  return { isCollapsed: (group) => collapsed.includes(group), toggle };
}
