import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement } from 'react';

/** The dash where a value is missing. */
export function None(): ReactElement {
  const t = useTexts();
  return <>{t('common.none')}</>;
}
