import { ask, bridge } from '@renderer/runtime/calls/bridge';
import { notify } from '@renderer/runtime/notices/notify';
import { changeDigits, changeLanguage } from '@renderer/runtime/texts/i18n';
import type { Appearance, Digits, Preferences } from '@shared/contract/desktop/session';
import type { Language } from '@shared/domain/language';
import { create } from 'zustand';
import { sessionActions, useSession } from './session-store';

/** Language lives in the session state (checklist LOG-12, LOG-26); how things look lives here. */
export const usePreferences = create<{ appearance: Appearance; digits: Digits }>(() => ({ appearance: 'system', digits: 'latn' }));

usePreferences.subscribe(({ digits }) => changeDigits(digits));

export function useLanguage(): Language {
  return useSession((state) => state.language);
}

/** Takes over what the main process says; the one place where the page's language changes. */
export function applyPreferences({ language, appearance, digits }: Preferences): void {
  changeLanguage(language);
  sessionActions.setLanguage(language);
  usePreferences.setState({ appearance, digits });
}

/** At the start: what is told while the answer is on its way is newer than the answer. */
export async function readPreferences(): Promise<void> {
  let isOld = false;
  const stop = bridge.on('preferences.changed', () => {
    isOld = true;
  });
  const result = await ask('preferences.read', undefined);
  stop();
  if (result.ok && !isOld) applyPreferences(result.value);
}

/** Stores a choice; it takes effect when the main process has it, here and in the native menu alike (OP-36). */
export async function changePreferences(change: Partial<Preferences>): Promise<void> {
  const result = await ask('preferences.update', change);
  if (result.ok) applyPreferences(result.value);
  else notify.failure(result.error);
}
