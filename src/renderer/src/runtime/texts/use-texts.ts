import { digitsChanged, type Translate } from '@shared/i18n/i18n-options';
import { useSyncExternalStore } from 'react';
import { i18n } from './i18n';

let texts: Translate | null = null;

function forget(): void {
  texts = null;
}

function forgetLater(): void {
  forget();
  i18n.on('languageChanged', forget);
  i18n.on(digitsChanged, forget);
  // Those that are loaded after the first ones.
  i18n.store.on('added', forget);
}

if (i18n.isInitialized) forgetLater();
else i18n.on('initialized', forgetLater);

/** A text without values is looked up once: a list asks for the same dozen in each of its rows. */
function toTexts(): Translate {
  const known = new Map<unknown, string>();
  return new Proxy(i18n.getFixedT(i18n.language), {
    apply(translate, self, given) {
      if (given.length > 1) return Reflect.apply(translate, self, given);
      const [key] = given;
      const text = known.get(key) ?? Reflect.apply(translate, self, given);
      known.set(key, text);
      return text;
    },
  });
}

const read = (): Translate => (texts ??= toTexts());

function subscribe(changed: () => void): () => void {
  i18n.on('languageChanged', changed);
  i18n.on(digitsChanged, changed);
  return () => {
    i18n.off('languageChanged', changed);
    i18n.off(digitsChanged, changed);
  };
}

/** The page's texts in its language; draws again where language or digits change. */
export const useTexts = (): Translate => useSyncExternalStore(subscribe, read, read);
