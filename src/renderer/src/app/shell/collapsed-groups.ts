import { useState } from 'react';

const storageKey = 'collapsedGroups';

function readCollapsed(): string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Which groups of the sidebar a person folded away; remembered on this PC, and nothing else depends on it. */
export function useCollapsedGroups(): { isCollapsed: (group: string) => boolean; toggle: (group: string) => void } {
  const [collapsed, setCollapsed] = useState(readCollapsed);
  const toggle = (group: string): void => {
    const next = collapsed.includes(group) ? collapsed.filter((key) => key !== group) : [...collapsed, group];
    setCollapsed(next);
    try {
      window.localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Full or forbidden storage only costs the memory of this choice.
    }
  };
  return { isCollapsed: (group) => collapsed.includes(group), toggle };
}
