import { useRef } from 'react';

/**
 * Keys of repeated blocks. A form that takes over a record gives all of its blocks new ids; the blocks themselves stay in their places then,
 * and with them the focus and what is half typed.
 */
export function useStableKeys(ids: readonly string[]): string[] {
  const known = useRef<readonly { id: string; key: string }[]>([]);
  const keyOfId = new Map(known.current.map(({ id, key }) => [id, key]));
  const areAllNew = !ids.some((id) => keyOfId.has(id));
  const keys = ids.map((id, position) => (areAllNew ? known.current[position]?.key : keyOfId.get(id)) ?? id);
  known.current = ids.map((id, position) => ({ id, key: keys[position] ?? id }));
  return keys;
}
