import { notify } from '@renderer/runtime/notices/notify';
import { usePreferences } from '@renderer/runtime/state/preferences-store';
import { sessionActions } from '@renderer/runtime/state/session-store';
import { changeDigits, changeLanguage } from '@renderer/runtime/texts/i18n';
import type { Preferences } from '@shared/contract/desktop/session';
import { ask, bridge } from './bridge';

usePreferences.subscribe(({ digits }) => changeDigits(digits));

/** Applies the preferences of the main process. The page's language changes only here. */
export function applyPreferences({ language, appearance, digits }: Preferences): void {
  changeLanguage(language);
  sessionActions.setLanguage(language);
  usePreferences.setState({ appearance, digits });
}

/** Reads the preferences at the start. An event that arrives before the response is newer than the response. */
export async function readPreferences(): Promise<void> {
  let isOld = false;
  const stop = bridge.on('preferences.changed', () => {
    isOld = true;
  });
  const result = await ask('preferences.read', undefined);
  stop();
  if (result.ok && !isOld) applyPreferences(result.value);
}

/** Stores a choice. It takes effect here and in the native menu once the main process has stored it (OP-36). */
export async function changePreferences(change: Partial<Preferences>): Promise<void> {
  const result = await ask('preferences.update', change);
  if (result.ok) applyPreferences(result.value);
  else notify.failure(result.error);
}
