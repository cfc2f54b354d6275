import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  makeStyles,
} from '@fluentui/react-components';
import { toFailureText, toPresentation } from '@renderer/bridge/failure-presenter';
import { notify, useNotifications } from '@renderer/bridge/notify';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({ surface: { maxInlineSize: '420px' } });

/** The modal alert of some failures: title "Oops", the text, one button (checklist ERR-05 to ERR-08, ERR-11 to ERR-14, OP-09). */
export function FailureAlert(): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const failure = useNotifications((state) => state.alert);
  if (!failure) return null;
  const presentation = toPresentation(failure, 'anywhere');
  const button = presentation.kind === 'alert' ? presentation.button : 'ok';
  return (
    <Dialog modalType="alert" open onOpenChange={(_event, data) => !data.open && notify.closeAlert()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{t('failures.oops')}</DialogTitle>
          <DialogContent>{toFailureText(failure, t)}</DialogContent>
          <DialogActions>
            <DialogTrigger disableButtonEnhancement>
              <Button appearance="primary">{t(`failures.${button}`)}</Button>
            </DialogTrigger>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
