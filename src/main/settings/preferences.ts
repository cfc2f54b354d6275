import { type Preferences, preferences as preferencesSchema } from '@shared/contract/session';
import { toLanguage } from '@shared/domain/language';
import { z } from 'zod';
import type { Policy } from '../policy/policy';
import type { Settings } from './settings';

export type PreferenceChanges = { [Key in keyof Preferences]?: Preferences[Key] | undefined };

export interface PreferenceStore {
  read(): Preferences;
  /** Stores the given ones and tells every listener; throws when the disk refuses, and nothing has changed then. */
  update(changes: PreferenceChanges): Preferences;
  /** Something else than the person has changed them: tells every listener. */
  announce(): void;
  onChanged(listener: (preferences: Preferences) => void): void;
}

/** `adminLang` keeps its own key (checklist LAY-03); whatever it holds is read by `toLanguage`. */
const languageKey = 'adminLang';
const appearanceAndDigits = preferencesSchema.omit({ language: true });

export function createPreferences({ settings, policy }: { settings: Settings; policy: Pick<Policy, 'choose'> }): PreferenceStore {
  const language = settings.slot(languageKey, z.unknown(), undefined);
  const rest = settings.slot('display', appearanceAndDigits, { appearance: 'system', digits: 'latn' });
  const listeners = new Set<(preferences: Preferences) => void>();

  const read = (): Preferences => {
    const stored = language.read();
    const own = stored === undefined ? undefined : toLanguage(stored);
    return { language: policy.choose('language', own, toLanguage(undefined)), ...rest.read() };
  };

  const tell = (): Preferences => {
    const told = read();
    for (const listener of listeners) listener(told);
    return told;
  };

  return {
    read,
    update(changes) {
      const { language: chosen, appearance, digits } = changes;
      const display = rest.read();
      if (chosen !== undefined) language.write(chosen);
      if (appearance !== undefined || digits !== undefined) {
        rest.write({ appearance: appearance ?? display.appearance, digits: digits ?? display.digits });
      }
      return tell();
    },
    announce: () => void tell(),
    onChanged(listener) {
      listeners.add(listener);
    },
  };
}
