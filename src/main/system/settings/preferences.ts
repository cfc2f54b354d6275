import { type Preferences, preferences as preferencesSchema } from '@shared/contract/desktop/session';
import { FailureError } from '@shared/contract/result';
import { toLanguage } from '@shared/domain/language';
import { createNanoEvents } from 'nanoevents';
import { z } from 'zod';
import type { Policy } from '../policy/policy';
import type { Settings } from './settings';

type PreferenceChanges = { [Key in keyof Preferences]?: Preferences[Key] | undefined };

export interface PreferenceStore {
  read(): Preferences;
  /**
   * Stores the given values and notifies every listener. Throws if the disk refuses, or with `managed` if IT has enforced another value;
   * nothing has changed then.
   */
  update(changes: PreferenceChanges): Preferences;
  /** Notifies every listener after a change that the user hasn't made. */
  announce(): void;
  onChanged(listener: (preferences: Preferences) => void): void;
}

/** `adminLang` has its own key (checklist LAY-03); `toLanguage` parses any stored value. */
const languageKey = 'adminLang';
const display = preferencesSchema.omit({ language: true }).partial();
const names = ['language', 'appearance', 'digits'] as const satisfies (keyof Preferences)[];

export interface PreferenceDeps {
  settings: Settings;
  policy: Pick<Policy, 'choose' | 'entry'>;
}

export function createPreferences({ settings, policy }: PreferenceDeps): PreferenceStore {
  const language = settings.slot(languageKey, z.unknown(), undefined);
  const rest = settings.slot('display', display, {});
  const events = createNanoEvents<{ changed(preferences: Preferences): void }>();

  const read = (): Preferences => {
    const stored = language.read();
    const { appearance, digits } = rest.read();
    return {
      language: policy.choose('language', stored === undefined ? undefined : toLanguage(stored), toLanguage(undefined)),
      appearance: policy.choose('appearance', appearance, 'system'),
      digits: policy.choose('digits', digits, 'latn'),
    };
  };

  const tell = (): Preferences => {
    const told = read();
    events.emit('changed', told);
    return told;
  };

  /** Leaves out values that IT enforces, so that the user's earlier values stay stored. */
  function toOwn(changes: PreferenceChanges): PreferenceChanges {
    const decided = names.filter((name) => changes[name] !== undefined && policy.entry(name)?.isEnforced);
    const refused = decided.find((name) => changes[name] !== policy.entry(name)?.value);
    if (refused) throw new FailureError({ code: 'managed', message: policy.entry(refused)?.where ?? '' });
    return Object.fromEntries(Object.entries(changes).filter(([name]) => !decided.some((one) => one === name)));
  }

  return {
    read,
    update(changes) {
      const { language: chosen, appearance, digits } = toOwn(changes);
      const before = rest.read();
      if (chosen !== undefined) language.write(chosen);
      if (appearance !== undefined || digits !== undefined) {
        rest.write({
          ...before,
          ...(appearance !== undefined && { appearance }),
          ...(digits !== undefined && { digits }),
        });
      }
      return tell();
    },
    announce: () => void tell(),
    onChanged: (listener) => void events.on('changed', listener),
  };
}
