import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement } from 'react';

/** The dash for a missing value. */
export function None(): ReactElement {
  const t = useTexts();
  return <>{t('common.none')}</>;
}
