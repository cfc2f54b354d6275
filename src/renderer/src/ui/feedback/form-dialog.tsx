import { Button } from '@fluentui/react-components';
import type { TopicId } from '@guide/topics';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type ReactElement, type ReactNode, useId } from 'react';
import { Modal } from './modal';

interface FormDialogProps {
  title: string;
  isBusy: boolean;
  onSubmit(): void;
  onClose(): void;
  className?: string;
  /** The topic that F1 opens while the focus is in the dialog. */
  guide?: TopicId;
  children: ReactNode;
}

/** A dialog with a few fields, *Cancel*, and *Save*. */
export function FormDialog({ title, isBusy, onSubmit, onClose, className, guide, children }: FormDialogProps): ReactElement {
  const t = useTexts();
  const formId = useId();
  return (
    <Modal
      title={title}
      onClose={onClose}
      {...(guide && { guide })}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} appearance="primary" aria-busy={isBusy}>
            {t('forms.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        data-saved
        noValidate
        {...(className && { className })}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Modal>
  );
}
