import { Avatar, Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular, CameraRegular, DismissRegular } from '@fluentui/react-icons';
import { notify } from '@renderer/bridge/notify';
import { toMediaPath } from '@shared/contract/media';
import { maxUploadBytes } from '@shared/contract/uploads';
import { type ReactElement, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFieldFrame, type FormFieldProps, useFormField } from '../form-field';
import { useUploads } from './use-uploads';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px' },
  controls: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', rowGap: '6px', minWidth: '160px' },
  progress: { width: '160px' },
  failed: { color: 'var(--dw-canceled-text)', fontWeight: tokens.fontWeightSemibold },
  input: { display: 'none' },
});

const megabytes = `${maxUploadBytes / 1024 / 1024} MB`;

/** The round picture of a person over their initial; it can be replaced, not removed, because the API has no call for that. */
export function AvatarField({ personName, ...props }: FormFieldProps & { personName: string }): ReactElement {
  const { field, error, isReadOnly } = useFormField(props.name);
  const { t } = useTranslation();
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const url: string = field.value ?? '';
  const uploads = useUploads({
    purpose: 'picture',
    onUploaded: (stored) => field.onChange(stored),
    onRefused: (file, reason) =>
      notify.warning(
        t(reason === 'wrongKind' ? 'forms.pictures.notAPicture' : 'forms.pictures.tooLarge', { name: file.name, size: megabytes }),
      ),
    onShrunk: (file) => notify.info(t('forms.pictures.shrunk', { name: file.name })),
  });
  const [upload] = uploads.pending;
  const source = toMediaPath(url);
  return (
    <FormFieldFrame {...props} error={error} isGroup hint={isReadOnly ? '' : t('forms.pictures.hintOne', { size: megabytes })}>
      <div className={styles.row}>
        <Avatar
          name={personName}
          initials={[...personName.trim()][0] ?? ''}
          size={72}
          color="brand"
          {...(source && { image: { src: source } })}
        />
        <div className={styles.controls}>
          {!isReadOnly && (
            <Button
              ref={field.ref}
              icon={<CameraRegular />}
              disabledFocusable={upload !== undefined && !upload.failure}
              onBlur={field.onBlur}
              onClick={() => input.current?.click()}
            >
              {t(url ? 'forms.pictures.replace' : 'forms.pictures.choose')}
            </Button>
          )}
          {upload && !upload.failure && (
            <ProgressBar
              className={styles.progress}
              value={upload.progress}
              aria-label={t('forms.pictures.progress', { name: upload.name, percent: Math.round(upload.progress * 100) })}
            />
          )}
          {upload?.failure && (
            <>
              <span className={styles.failed}>{t('forms.pictures.failed')}</span>
              <Button size="small" icon={<ArrowClockwiseRegular />} onClick={() => uploads.retry(upload.id)}>
                {t('forms.pictures.retry')}
              </Button>
            </>
          )}
          {upload && (
            <Button
              size="small"
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={t('forms.pictures.cancel', { name: upload.name })}
              onClick={() => uploads.cancel(upload.id)}
            />
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        className={styles.input}
        accept="image/png,image/jpeg,image/webp,image/gif"
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
