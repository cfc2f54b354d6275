import { Button } from '@fluentui/react-components';
import { toFailureText, toPresentation } from '@renderer/runtime/notices/failure-presenter';
import { notify, useNotifications } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Modal } from '@renderer/ui/feedback/modal';
import type { ReactElement } from 'react';

/** The modal alert of some failures: title "Oops", the text, and one button (checklist ERR-05 to ERR-08, ERR-11 to ERR-14, OP-09). */
export function FailureAlert(): ReactElement | null {
  const t = useTexts();
  const failure = useNotifications((state) => state.alert);
  if (!failure) return null;
  const presentation = toPresentation(failure, 'anywhere');
  const button = presentation.kind === 'alert' ? presentation.button : 'ok';
  return (
    <Modal
      isQuestion
      title={t('failures.oops')}
      onClose={notify.closeAlert}
      actions={
        <Button appearance="primary" onClick={notify.closeAlert}>
          {t(`failures.${button}`)}
        </Button>
      }
    >
      {toFailureText(failure, t)}
    </Modal>
  );
}
