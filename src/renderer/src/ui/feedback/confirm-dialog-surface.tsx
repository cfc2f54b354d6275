import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConfirmDialogProps } from './confirm-dialog';
import { Modal } from './modal';

const useStyles = makeStyles({
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorStatusDangerBackground3Hover, color: tokens.colorNeutralForegroundOnBrand },
    ':hover:active': { backgroundColor: tokens.colorStatusDangerBackground3Pressed, color: tokens.colorNeutralForegroundOnBrand },
  },
});

export function ConfirmDialogSurface(props: ConfirmDialogProps): ReactElement {
  const { title, text, confirmLabel, isDanger = true, isBusy = false, onConfirm, onCancel } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Modal
      isQuestion
      title={title}
      onClose={onCancel}
      actions={
        <>
          {/* Fluent gives the focus to the first control in the surface: the harmless one. */}
          <Button appearance="secondary" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button
            appearance="primary"
            aria-busy={isBusy}
            {...(isDanger && { className: styles.danger })}
            {...(isBusy && { icon: <Spinner size="tiny" /> })}
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
