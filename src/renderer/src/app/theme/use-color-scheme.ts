import { usePreferences } from '@renderer/runtime/state/preferences-store';
import { useSyncExternalStore } from 'react';

const darkQuery = '(prefers-color-scheme: dark)';

function watchSystem(changed: () => void): () => void {
  const query = window.matchMedia(darkQuery);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Returns the chosen appearance; `system` follows the operating system at once. */
export function useColorScheme(): 'light' | 'dark' {
  const appearance = usePreferences((state) => state.appearance);
  const systemIsDark = useSyncExternalStore(watchSystem, () => window.matchMedia(darkQuery).matches);
  if (appearance !== 'system') return appearance;
  return systemIsDark ? 'dark' : 'light';
}
