import { Avatar, Button, makeStyles } from '@fluentui/react-components';
import { CameraRegular } from '@fluentui/react-icons';
import { toMediaPath } from '@shared/contract/media';
import { type ReactElement, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFieldFrame, type FormFieldProps, useFormField } from '../form-field';
import { FileInput, type FileInputHandle } from './file-input';
import { useUploadLimit } from './upload-notices';
import { UploadStatus } from './upload-status';
import { useUploads } from './use-uploads';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px' },
  controls: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', rowGap: '6px', minWidth: '160px', flexGrow: 1 },
});

/** The round picture of a person over their initial; it can be replaced, not removed, because the API has no call for that. */
export function AvatarField({ personName, ...props }: FormFieldProps & { personName: string }): ReactElement {
  const { field, error, isReadOnly, isFrozen } = useFormField(props.name);
  const { t } = useTranslation();
  const styles = useStyles();
  const input = useRef<FileInputHandle>(null);
  const size = useUploadLimit();
  const url: string = field.value ?? '';
  const uploads = useUploads({ purpose: 'picture', onUploaded: field.onChange });
  const [upload] = uploads.pending;
  const source = toMediaPath(url);
  const replace = (files: readonly File[]): void => {
    for (const { id } of uploads.pending) uploads.cancel(id);
    uploads.add(files);
  };
  return (
    <FormFieldFrame {...props} error={error} isGroup hint={isReadOnly ? '' : t('forms.pictures.hintAvatar', { size })}>
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
            <Button ref={field.ref} icon={<CameraRegular />} onBlur={field.onBlur} onClick={() => !isFrozen && input.current?.choose()}>
              {t(url ? 'forms.pictures.replace' : 'forms.pictures.choose')}
            </Button>
          )}
          {upload && <UploadStatus upload={upload} onRetry={() => uploads.retry(upload.id)} onCancel={() => uploads.cancel(upload.id)} />}
        </div>
      </div>
      <FileInput handle={input} purpose="picture" onFiles={replace} />
    </FormFieldFrame>
  );
}
