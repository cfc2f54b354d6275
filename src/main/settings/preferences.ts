import { type Preferences, preferences as preferencesSchema } from '@shared/contract/session';
import { type Language, toLanguage } from '@shared/domain/language';
import { z } from 'zod';
import type { Settings } from './settings';

export type PreferenceChanges = { [Key in keyof Preferences]?: Preferences[Key] | undefined };

export interface PreferenceStore {
  read(): Preferences;
  /** Stores the given ones and tells every listener; throws when the disk refuses, and nothing has changed then. */
  update(changes: PreferenceChanges): Preferences;
  onChanged(listener: (preferences: Preferences) => void): void;
}

/** `adminLang` keeps its own key (checklist LAY-03); whatever it holds is read by `toLanguage`. */
const languageKey = 'adminLang';
const appearanceAndDigits = preferencesSchema.omit({ language: true });

export function createPreferences({
  settings,
  initialLanguage,
}: {
  settings: Settings;
  initialLanguage: Language | null;
}): PreferenceStore {
  const language = settings.slot(languageKey, z.unknown(), undefined);
  const rest = settings.slot('display', appearanceAndDigits, { appearance: 'system', digits: 'latn' });
  const listeners = new Set<(preferences: Preferences) => void>();

  const read = (): Preferences => {
    const stored = language.read();
    return { language: stored === undefined ? (initialLanguage ?? toLanguage(stored)) : toLanguage(stored), ...rest.read() };
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
      const updated = read();
      for (const listener of listeners) listener(updated);
      return updated;
    },
    onChanged(listener) {
      listeners.add(listener);
    },
  };
}
