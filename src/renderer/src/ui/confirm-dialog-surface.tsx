import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConfirmDialogProps } from './confirm-dialog';
import { useReturnFocus } from './use-return-focus';

const useStyles = makeStyles({
  surface: { maxInlineSize: '460px' },
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorStatusDangerBackground3Hover, color: tokens.colorNeutralForegroundOnBrand },
    ':hover:active': { backgroundColor: tokens.colorStatusDangerBackground3Pressed, color: tokens.colorNeutralForegroundOnBrand },
  },
});

export function ConfirmDialogSurface(props: ConfirmDialogProps): ReactElement {
  const { title, text, confirmLabel, isDanger = true, isBusy = false, onConfirm, onCancel } = props;
  useReturnFocus();
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Dialog modalType="alert" open onOpenChange={(_event, data) => !data.open && onCancel()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>{text ?? t('shell.confirmDelete.text')}</DialogContent>
          <DialogActions fluid>
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
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
