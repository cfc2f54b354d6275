import { Button } from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { type ReactElement, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const ArrivalDialog = lazyWithProps(() => import('./arrival-dialog'), 'ArrivalDialog');

/** Opens how often the app looks for new orders, and how it tells them. */
export function ArrivalButton(): ReactElement {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        appearance="subtle"
        icon={<AlertRegular />}
        aria-label={t('arrivals.open')}
        title={t('arrivals.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Suspense fallback={null}>{isOpen && <ArrivalDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
