import { Button, makeStyles } from '@fluentui/react-components';
import { DeleteRegular, DocumentPdfRegular, OpenRegular } from '@fluentui/react-icons';
import { ask } from '@renderer/runtime/calls/bridge';
import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import { memo, type ReactElement } from 'react';
import { FormFieldFrame, type FormFieldProps } from '../../field/form-field';
import { ChooseButton } from './choose-button';
import { FileInput } from './file-input';
import { useUploadLimit } from './upload-notices';
import { UploadStatus } from './upload-status';
import { useFileSlots } from './use-file-slots';
import type { UploadFieldProps } from './use-uploads';

const useStyles = makeStyles({ row: { ...wrappingRow, alignItems: 'center', gap: '8px', minHeight: '32px' } });

/** One PDF; the value is its stored URL, or ''. */
export const PdfField = memo(function PdfField({ needs, ...props }: FormFieldProps & UploadFieldProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const size = useUploadLimit();
  const slots = useFileSlots({ name: props.name, purpose: 'pdf', ...(needs && { needs }) });
  const { place, error, isReadOnly, access, uploads } = slots;
  const [url] = slots.urls;
  const [upload] = uploads.pending;
  return (
    <FormFieldFrame {...props} error={error} isGroup hint={isReadOnly ? '' : t('forms.pdf.hint', { size })}>
      <div ref={place} className={styles.row}>
        {upload && <UploadStatus upload={upload} onRetry={() => uploads.retry(upload.id)} onCancel={() => uploads.cancel(upload.id)} />}
        {!upload && url && (
          <Button icon={<OpenRegular />} onClick={() => void openOutside(url)}>
            {t('forms.pdf.open')}
          </Button>
        )}
        {!upload && access !== 'locked' && (
          <ChooseButton slots={slots} icon={<DocumentPdfRegular />}>
            {t(url ? 'forms.pdf.replace' : 'forms.pdf.choose')}
          </ChooseButton>
        )}
        {!upload && url && !isReadOnly && (
          <Button appearance="subtle" icon={<DeleteRegular />} aria-label={t('forms.pdf.remove')} onClick={() => slots.remove(0)} />
        )}
        {!upload && !url && access === 'locked' && <span>{t('common.none')}</span>}
      </div>
      <FileInput handle={slots.input} purpose="pdf" onFiles={slots.add} />
    </FormFieldFrame>
  );
});

async function openOutside(url: string): Promise<void> {
  const opened = await ask('app.openExternal', { url });
  if (!opened.ok) notify.failure(opened.error);
}
