import { Button } from '@fluentui/react-components';
import { unsavedWork, useUnsavedWork } from '@renderer/runtime/state/unsaved-work';
import { Modal } from '@renderer/ui/feedback/modal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Titles of the forms with unsaved changes, as one phrase in the app's language. */
export function useUnsavedTitles(): string {
  const { i18n } = useTranslation();
  const forms = useUnsavedWork((state) => state.question?.forms ?? state.forms);
  return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format([...forms.values()].map((form) => form.title));
}

/** Whether what was typed may be thrown away. */
export function LeaveQuestion(): ReactElement {
  const { t } = useTranslation();
  const titles = useUnsavedTitles();
  return (
    <Modal
      isQuestion
      title={t('forms.leave.title')}
      onClose={() => unsavedWork.answer(false)}
      actions={
        <>
          <Button appearance="primary" onClick={() => unsavedWork.answer(false)}>
            {t('forms.leave.stay')}
          </Button>
          <Button onClick={() => unsavedWork.answer(true)}>{t('forms.leave.leave')}</Button>
        </>
      }
    >
      {t('forms.leave.text', { forms: titles })}
    </Modal>
  );
}
