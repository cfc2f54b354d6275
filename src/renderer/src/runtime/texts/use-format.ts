import { useLanguage, usePreferences } from '@renderer/runtime/state/preferences-store';
import { createFormatter, type Formatter } from '@shared/i18n/format';

/** Amounts, dates and numbers that stand alone, in the chosen language and digits. Numbers inside of texts are written by `t` itself. */
export function useFormat(): Formatter {
  const language = useLanguage();
  const digits = usePreferences((state) => state.digits);
  return createFormatter(language, digits);
}
