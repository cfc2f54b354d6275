import type { Appearance, Digits } from '@shared/contract/desktop/session';
import type { Language } from '@shared/domain/language';
import { create } from 'zustand';
import { useSession } from './session-store';

/**
 * Appearance and digits of the page. Its language is part of the session state (checklist LOG-12, LOG-26). `runtime/calls/preferences.ts`
 * changes both.
 */
export const usePreferences = create<{ appearance: Appearance; digits: Digits }>(() => ({ appearance: 'system', digits: 'latn' }));

export function useLanguage(): Language {
  return useSession((state) => state.language);
}
