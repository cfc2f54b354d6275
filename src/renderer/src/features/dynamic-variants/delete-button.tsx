import { Button } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { needsOf } from '@renderer/runtime/calls/needs';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { type ReactElement, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const DeleteDialog = lazyWithProps(() => import('./delete-dialog'), 'DeleteDialog');

/** Opens the choice of what is to be deleted. */
export function DeleteButton(): ReactElement | null {
  const { t } = useTranslation();
  const isAllowed = usePermission(needsOf('dynamicVariants.setDeleted'));
  const [isOpen, setOpen] = useState(false);
  if (!isAllowed && !isOpen) return null;
  return (
    <>
      {isAllowed && (
        <Button icon={<DeleteRegular />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('common.delete')}
        </Button>
      )}
      <Suspense fallback={null}>{isOpen && <DeleteDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
