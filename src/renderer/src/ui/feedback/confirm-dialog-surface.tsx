import { Button, Spinner } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useDangerButton } from '@renderer/ui/controls/danger-button';
import type { ReactElement } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog';
import { Modal } from './modal';

export function ConfirmDialogSurface(props: ConfirmDialogProps): ReactElement {
  const { title, text, confirmLabel, isDanger = true, isBusy = false, onConfirm, onCancel } = props;
  const danger = useDangerButton();
  const t = useTexts();
  return (
    <Modal
      isQuestion
      title={title}
      onClose={onCancel}
      actions={
        <>
          {/* Fluent focuses the surface's first control, which is the safe one. */}
          <Button appearance="secondary" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button
            appearance="primary"
            aria-busy={isBusy}
            {...(isDanger && { className: danger })}
            {...(isBusy && { icon: <Spinner size="tiny" aria-hidden /> })}
            onClick={() => !isBusy && onConfirm()}
          >
            {confirmLabel ?? t('shell.confirmDelete.confirm')}
          </Button>
        </>
      }
    >
      {text ?? t('shell.confirmDelete.text')}
    </Modal>
  );
}
