import { useLanguage, usePreferences } from '@renderer/runtime/state/preferences-store';
import { createFormatter, type Formatter } from '@shared/i18n/format';

/** Formats standalone amounts, dates, and numbers in the chosen language and digits. Numbers within texts are formatted by `t`. */
export function useFormat(): Formatter {
  const language = useLanguage();
  const digits = usePreferences((state) => state.digits);
  return createFormatter(language, digits);
}
