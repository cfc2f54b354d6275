import { Button, makeStyles } from '@fluentui/react-components';
import { DeleteRegular, DocumentPdfRegular, OpenRegular } from '@fluentui/react-icons';
import { ask } from '@renderer/runtime/calls/bridge';
import { notify } from '@renderer/runtime/notices/notify';
import { type ReactElement, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormScope } from '../form-context';
import { FormFieldFrame, type FormFieldProps, useFormField } from '../form-field';
import { useUndo } from '../use-undo';
import { FileInput, type FileInputHandle } from './file-input';
import { useUploadLimit } from './upload-notices';
import { UploadStatus } from './upload-status';
import { type UploadFieldProps, useUploads } from './use-uploads';

const useStyles = makeStyles({ row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', minHeight: '32px' } });

/** One PDF; the value is its stored url, or ''. */
export function PdfField({ needs, ...props }: FormFieldProps & UploadFieldProps): ReactElement {
  const { field, error, isReadOnly, isFrozen } = useFormField(props.name);
  const { isAllowed } = useFormScope();
  const { t } = useTranslation();
  const styles = useStyles();
  const input = useRef<FileInputHandle>(null);
  const row = useRef<HTMLDivElement>(null);
  const size = useUploadLimit();
  const url: string = field.value ?? '';
  const uploads = useUploads({ purpose: 'pdf', ...(needs && { needs }), onUploaded: field.onChange });
  const [upload] = uploads.pending;
  /** Without the permission the control stays and says why it does nothing (OP-35); until Edit there is none. */
  const isLocked = isReadOnly && isAllowed;
  const choose = (): void => {
    if (isFrozen && isAllowed) return;
    if (uploads.demandPermission()) input.current?.choose();
  };
  const open = async (): Promise<void> => {
    const opened = await ask('app.openExternal', { url });
    if (!opened.ok) notify.failure(opened.error);
  };
  const tellRemoved = useUndo<string>((removed) => {
    if (url === '') field.onChange(removed);
  });
  const remove = (): void => {
    if (isFrozen) return;
    flushSync(() => field.onChange(''));
    row.current?.querySelector('button')?.focus();
    tellRemoved(t('forms.pdf.removed'), url);
  };
  return (
    <FormFieldFrame {...props} error={error} isGroup hint={isReadOnly ? '' : t('forms.pdf.hint', { size })}>
      <div ref={row} className={styles.row}>
        {upload ? (
          <UploadStatus upload={upload} onRetry={() => uploads.retry(upload.id)} onCancel={() => uploads.cancel(upload.id)} />
        ) : (
          <>
            {url && (
              <Button icon={<OpenRegular />} onClick={() => void open()}>
                {t('forms.pdf.open')}
              </Button>
            )}
            {!url && isLocked && <span>{t('common.none')}</span>}
            {!isLocked && (
              <Button ref={field.ref} icon={<DocumentPdfRegular />} onBlur={field.onBlur} onClick={choose}>
                {t(url ? 'forms.pdf.replace' : 'forms.pdf.choose')}
              </Button>
            )}
            {url && !isReadOnly && (
              <Button appearance="subtle" icon={<DeleteRegular />} aria-label={t('forms.pdf.remove')} onClick={remove} />
            )}
          </>
        )}
      </div>
      <FileInput handle={input} purpose="pdf" onFiles={uploads.add} />
    </FormFieldFrame>
  );
}
