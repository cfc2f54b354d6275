import { useLanguage, usePreferences } from '@renderer/runtime/state/preferences-store';
import { createFormatter, type Formatter } from '@shared/i18n/format';
import { useMemo } from 'react';

/** Numbers, amounts and dates in the chosen language and digits. */
export function useFormat(): Formatter {
  const language = useLanguage();
  const digits = usePreferences((state) => state.digits);
  return useMemo(() => createFormatter(language, digits), [language, digits]);
}
