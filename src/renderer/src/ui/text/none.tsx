import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The dash where a value is missing. */
export function None(): ReactElement {
  const { t } = useTranslation();
  return <>{t('common.none')}</>;
}
