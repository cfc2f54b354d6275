import { Button } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { unsavedWork, useUnsavedWork } from '@renderer/runtime/state/unsaved-work';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Modal } from '@renderer/ui/feedback/modal';
import type { ReactElement } from 'react';

/** Titles of the forms with unsaved changes, as one phrase in the app's language. */
export function useUnsavedTitles(): string {
  const language = useLanguage();
  const forms = useUnsavedWork((state) => state.question?.forms ?? state.forms);
  return new Intl.ListFormat(language, { type: 'conjunction' }).format([...forms.values()].map((form) => form.title));
}

const widthPx = 520;

/** Prompts the user to save unsaved input, discard it, or stay. */
export function LeaveQuestion(): ReactElement {
  const t = useTexts();
  const titles = useUnsavedTitles();
  const canSave = useUnsavedWork(({ question }) => [...(question?.forms.values() ?? [])].every(({ save }) => save !== undefined));
  return (
    <Modal
      isQuestion
      title={t('forms.leave.title')}
      maxWidthPx={widthPx}
      onClose={() => unsavedWork.answer(false)}
      actions={
        <>
          <Button appearance={canSave ? 'secondary' : 'primary'} onClick={() => unsavedWork.answer(false)}>
            {t('forms.leave.stay')}
          </Button>
          <Button onClick={() => unsavedWork.answer(true)}>{t('forms.leave.leave')}</Button>
          {canSave && (
            <Button appearance="primary" onClick={() => void unsavedWork.saveAndLeave()}>
              {t('forms.leave.save')}
            </Button>
          )}
        </>
      }
    >
      {t('forms.leave.text', { forms: titles })}
    </Modal>
  );
}
