import { AlertRegular } from '@fluentui/react-icons';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ToolButton } from '@renderer/ui/tools/tool';
import { type ReactElement, Suspense, useState } from 'react';

const ArrivalDialog = lazyWithProps(() => import('./arrival-dialog'), 'ArrivalDialog');

/** Opens how often the app looks for new orders, and how it tells them. */
export function ArrivalButton(): ReactElement {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton icon={<AlertRegular />} label={t('arrivals.open')} opens="dialog" onPress={() => setOpen(true)} />
      <Suspense fallback={null}>{isOpen && <ArrivalDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
