import { Button, Spinner } from '@fluentui/react-components';
import { useCommand } from '@renderer/runtime/calls/main-events/use-event';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Modal } from '@renderer/ui/feedback/modal';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormFrame, isEditable } from '../form-frame';
import { FormSkeleton } from '../form-skeleton';
import { FormState } from '../form-state';
import { saveAsTyped } from './record-form';
import type { RecordFormDefinition } from './record-form-definition';
import type { RecordFormHandle } from './record-form-types';
import { useNewRecord, useStoredRecord } from './use-defined-form';

interface RecordDialogProps<Values extends FieldValues, Row> {
  form: RecordFormDefinition<Values, Row>;
  /** Null creates a new record. */
  id: number | null;
  /** Called after a save or a cancel; discarding is confirmed by then. */
  onClose: () => void;
  /** 640 by default. */
  maxWidthPx?: number;
}

/**
 * A record's form above its list, with everything that the page has: drafts, conflicts, errors, and the question before unsaved input is
 * lost.
 */
export function RecordDialog<Values extends FieldValues, Row>({ id, ...props }: RecordDialogProps<Values, Row>): ReactElement {
  return id === null ? <NewRecordDialog {...props} /> : <StoredRecordDialog key={id} id={id} {...props} />;
}

type Props<Values extends FieldValues, Row> = Omit<RecordDialogProps<Values, Row>, 'id'>;

function NewRecordDialog<Values extends FieldValues, Row>({ form, ...frame }: Props<Values, Row>): ReactElement {
  const t = useTexts();
  const { handle } = useNewRecord(form, frame.onClose);
  return (
    <FormDialog {...frame} handle={handle} title={form.add.title(t)} saveLabel={form.saveLabel?.(t)}>
      <Fields handle={handle}>
        <form.Fields record={null} />
      </Fields>
    </FormDialog>
  );
}

function StoredRecordDialog<Values extends FieldValues, Row>({ form, id, ...frame }: Props<Values, Row> & { id: number }): ReactElement {
  const t = useTexts();
  const { handle, read } = useStoredRecord(form, id, { onSaved: frame.onClose });
  return (
    <FormDialog {...frame} handle={handle} title={form.edit.title(t)} saveLabel={form.saveLabel?.(t)}>
      <FormState read={read} place="filled" onBack={frame.onClose} goneText={form.edit.goneText(t)}>
        <Fields handle={handle}>
          <form.Fields record={read.data ?? null} />
        </Fields>
      </FormState>
    </FormDialog>
  );
}

function Fields<Values extends FieldValues>({ handle, children }: { handle: RecordFormHandle<Values>; children: ReactNode }): ReactElement {
  useFirstText(handle);
  return handle.isLoading ? <FormSkeleton place="filled" /> : <FormFrame handle={handle}>{children}</FormFrame>;
}

/** Focuses the first text field on open, even if a picture or a choice comes before it. */
function useFirstText<Values extends FieldValues>({ isLoading, scope: { formId, isReadOnly } }: RecordFormHandle<Values>): void {
  useEffect(() => {
    if (isLoading || isReadOnly) return;
    // The dialog focuses its first control after mounting.
    queueMicrotask(() => document.getElementById(formId)?.querySelector<HTMLElement>(firstText)?.focus());
  }, [isLoading, isReadOnly, formId]);
}

const firstText = 'input[name]:is([type=text], :not([type])):not([role=combobox]), textarea[name]';

interface FormDialogProps<Values extends FieldValues> extends Pick<Props<Values, unknown>, 'onClose' | 'maxWidthPx'> {
  handle: RecordFormHandle<Values>;
  title: string;
  saveLabel: string | undefined;
  children: ReactNode;
}

const defaultWidthPx = 640;

function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>): ReactElement {
  const { handle, title, saveLabel, onClose, maxWidthPx = defaultWidthPx, children } = props;
  const t = useTexts();
  const { scope, phase } = handle;
  const isSaving = phase === 'saving';
  const canSave = isEditable(handle) && !handle.isLoading;
  const leave = async (): Promise<void> => {
    if (isSaving) return;
    if (handle.hasUnsaved && !(await unsavedWork.confirmLeaving(scope.formId))) return;
    unsavedWork.discard(scope.formId);
    onClose();
  };
  useCommand('save', () => saveAsTyped(handle.submit, 1), canSave);
  return (
    <Modal
      isQuestion
      title={title}
      maxWidthPx={maxWidthPx}
      onClose={() => void leave()}
      actions={
        <>
          <Button disabledFocusable={isSaving} onClick={() => void leave()}>
            {t(canSave ? 'common.cancel' : 'common.close')}
          </Button>
          {canSave && (
            <Button
              type="submit"
              form={scope.formId}
              appearance="primary"
              aria-busy={phase !== 'idle'}
              {...(phase !== 'idle' && { icon: <Spinner size="tiny" aria-hidden /> })}
            >
              {phase === 'waitingForUploads'
                ? t('forms.waitingForUploads', { count: handle.uploadsRunning })
                : isSaving
                  ? t('forms.saving')
                  : (saveLabel ?? t('forms.save'))}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Modal>
  );
}
