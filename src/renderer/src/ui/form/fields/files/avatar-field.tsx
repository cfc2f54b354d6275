import { Avatar, makeStyles } from '@fluentui/react-components';
import { CameraRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexColumn, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { toMediaPath } from '@shared/contract/desktop/media';
import { memo, type ReactElement } from 'react';
import { FormFieldFrame, type FormFieldProps } from '../../field/form-field';
import { ChooseButton } from './choose-button';
import { FileInput } from './file-input';
import { useUploadLimit } from './upload-notices';
import { UploadStatus } from './upload-status';
import { useFileSlots } from './use-file-slots';

const useStyles = makeStyles({
  row: { ...wrappingRow, alignItems: 'center', gap: '16px' },
  controls: { ...flexColumn, alignItems: 'flex-start', rowGap: '6px', minWidth: '160px', flexGrow: 1 },
});

/** A person's round picture over their initial. It can be replaced, but not removed, because the API has no call for that. */
export const AvatarField = memo(function AvatarField({ personName, ...props }: FormFieldProps & { personName: string }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const size = useUploadLimit();
  const slots = useFileSlots({ name: props.name, purpose: 'picture' });
  const { error, isReadOnly, access, uploads } = slots;
  const [url] = slots.urls;
  const [upload] = uploads.pending;
  const source = url ? toMediaPath(url) : null;
  return (
    <FormFieldFrame {...props} error={error} isGroup hint={isReadOnly ? '' : t('forms.pictures.hintAvatar', { size })}>
      <div ref={slots.place} className={styles.row}>
        <Avatar
          name={personName}
          initials={[...personName.trim()][0] ?? ''}
          size={72}
          color="brand"
          {...(source && { image: { src: source } })}
        />
        <div className={styles.controls}>
          {access !== 'locked' && (
            <ChooseButton slots={slots} icon={<CameraRegular />}>
              {t(url ? 'forms.pictures.replace' : 'forms.pictures.choose')}
            </ChooseButton>
          )}
          {upload && <UploadStatus upload={upload} onRetry={() => uploads.retry(upload.id)} onCancel={() => uploads.cancel(upload.id)} />}
        </div>
      </div>
      <FileInput handle={slots.input} purpose="picture" onFiles={slots.add} />
    </FormFieldFrame>
  );
});
