import { Button } from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type ReactElement, Suspense, useState } from 'react';

const ArrivalDialog = lazyWithProps(() => import('./arrival-dialog'), 'ArrivalDialog');

/** Opens how often the app looks for new orders, and how it tells them. */
export function ArrivalButton(): ReactElement {
  const t = useTexts();
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
