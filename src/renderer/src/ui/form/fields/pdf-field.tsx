import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular, DeleteRegular, DismissRegular, DocumentPdfRegular, OpenRegular } from '@fluentui/react-icons';
import { bridge } from '@renderer/bridge/bridge';
import { notify } from '@renderer/bridge/notify';
import { maxUploadBytes } from '@shared/contract/uploads';
import { type ReactElement, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFieldFrame, type FormFieldProps, useFormField } from '../form-field';
import { useUploads } from './use-uploads';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', minHeight: '32px' },
  name: { display: 'flex', alignItems: 'center', columnGap: '6px', minWidth: 0 },
  progress: { flexGrow: 1, minWidth: '120px' },
  failed: { color: 'var(--dw-canceled-text)', fontWeight: tokens.fontWeightSemibold },
  input: { display: 'none' },
});

const megabytes = `${maxUploadBytes / 1024 / 1024} MB`;

/** One PDF; the value is its stored url, or ''. */
export function PdfField(props: FormFieldProps): ReactElement {
  const { field, error, isReadOnly } = useFormField(props.name);
  const { t } = useTranslation();
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const url: string = field.value ?? '';
  const uploads = useUploads({
    purpose: 'pdf',
    onUploaded: (stored) => field.onChange(stored),
    onRefused: (file, reason) =>
      notify.warning(t(reason === 'wrongKind' ? 'forms.pdf.notAPdf' : 'forms.pdf.tooLarge', { name: file.name, size: megabytes })),
  });
  const [upload] = uploads.pending;
  const remove = (): void => {
    field.onChange('');
    notify.info(t('forms.pdf.removed'), { label: t('common.undo'), run: () => field.onChange(url) });
  };
  return (
    <FormFieldFrame {...props} error={error} isGroup hint={isReadOnly ? '' : t('forms.pdf.hint', { size: megabytes })}>
      <div className={styles.row}>
        {upload ? (
          <>
            <bdi>{upload.name}</bdi>
            {upload.failure ? (
              <>
                <span className={styles.failed}>{t('forms.pictures.failed')}</span>
                <Button size="small" icon={<ArrowClockwiseRegular />} onClick={() => uploads.retry(upload.id)}>
                  {t('forms.pictures.retry')}
                </Button>
              </>
            ) : (
              <ProgressBar
                className={styles.progress}
                value={upload.progress}
                aria-label={t('forms.pictures.progress', { name: upload.name, percent: Math.round(upload.progress * 100) })}
              />
            )}
            <Button
              size="small"
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={t('forms.pictures.cancel', { name: upload.name })}
              onClick={() => uploads.cancel(upload.id)}
            />
          </>
        ) : (
          <>
            {url && (
              <Button icon={<OpenRegular />} onClick={() => void bridge.call('app.openExternal', { url })}>
                {t('forms.pdf.open')}
              </Button>
            )}
            {!url && isReadOnly && <span>{t('common.none')}</span>}
            {!isReadOnly && (
              <Button ref={field.ref} icon={<DocumentPdfRegular />} onBlur={field.onBlur} onClick={() => input.current?.click()}>
                {t(url ? 'forms.pdf.replace' : 'forms.pdf.choose')}
              </Button>
            )}
            {url && !isReadOnly && (
              <Button appearance="subtle" icon={<DeleteRegular />} aria-label={t('forms.pdf.remove')} onClick={remove} />
            )}
          </>
        )}
      </div>
      <input
        ref={input}
        type="file"
        className={styles.input}
        accept="application/pdf"
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          uploads.add([...(event.target.files ?? [])].slice(0, 1));
          event.target.value = '';
        }}
      />
    </FormFieldFrame>
  );
}
