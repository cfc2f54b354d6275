import { Button, makeStyles, mergeClasses, Tooltip } from '@fluentui/react-components';
import { ArrowSyncRegular, Dismiss16Regular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import { None } from '@renderer/ui/text/none';
import { toMediaPath } from '@shared/contract/desktop/media';
import { memo, type ReactElement } from 'react';
import { FormFieldFrame, type FormFieldProps } from '../../field/form-field';
import { AddPictureSlot } from './add-picture-slot';
import { ChooseButton } from './choose-button';
import { FileInput } from './file-input';
import { PendingPictureSlot } from './pending-picture-slot';
import { usePictureSlotStyles } from './picture-slot-styles';
import { useUploadLimit } from './upload-notices';
import { useFileSlots } from './use-file-slots';
import type { UploadFieldProps } from './use-uploads';

const useStyles = makeStyles({
  root: { ...flexColumn, rowGap: '8px' },
});

interface PictureFieldProps extends FormFieldProps, UploadFieldProps {
  /** Maximum width of the picture; by default as wide as its column. */
  maxWidthPx?: number;
  /** Shows the whole picture, for codes; any other picture is cropped to a square. */
  showsWhole?: boolean;
}

/** A record's only picture, large; the value is its URL, or ''. A new picture replaces the old one. */
export const PictureField = memo(function PictureField({
  needs,
  maxWidthPx,
  showsWhole = false,
  ...props
}: PictureFieldProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const size = useUploadLimit();
  const slots = useFileSlots({ name: props.name, purpose: 'picture', ...(needs && { needs }) });
  const { place, error, isReadOnly, access, uploads, dropPlace, add, input } = slots;
  const [url] = slots.urls;
  const [upload] = uploads.pending;
  return (
    <FormFieldFrame hint={isReadOnly ? '' : t('forms.pictures.hintAvatar', { size })} {...props} error={error} isGroup>
      <div
        ref={place}
        data-guide="pictures"
        className={styles.root}
        {...(maxWidthPx !== undefined && { style: { maxWidth: maxWidthPx } })}
        {...dropPlace}
      >
        {upload && (
          <PendingPictureSlot upload={upload} onRetry={() => uploads.retry(upload.id)} onCancel={() => uploads.cancel(upload.id)} />
        )}
        {!upload && url && (
          <Stored url={url} name={props.label} showsWhole={showsWhole} canRemove={!isReadOnly} onRemove={() => slots.remove(0)} />
        )}
        {!upload && !url && (access === 'locked' ? <None /> : <AddPictureSlot slots={slots} />)}
        {(upload || url) && access !== 'locked' && (
          <>
            <ChooseButton slots={slots} icon={<ArrowSyncRegular />}>
              {t('forms.pictures.replace')}
            </ChooseButton>
            <FileInput handle={input} purpose="picture" onFiles={add} />
          </>
        )}
      </div>
    </FormFieldFrame>
  );
});

interface StoredProps {
  url: string;
  name: string;
  showsWhole: boolean;
  canRemove: boolean;
  onRemove: () => void;
}

function Stored({ url, name, showsWhole, canRemove, onRemove }: StoredProps): ReactElement {
  const styles = usePictureSlotStyles();
  const t = useTexts();
  return (
    <div className={styles.slot}>
      <img className={mergeClasses(styles.picture, showsWhole && styles.whole)} src={toMediaPath(url) ?? ''} alt={name} draggable={false} />
      {canRemove && (
        <Tooltip content={t('forms.pictures.removeOnly')} relationship="label">
          <Button className={styles.remove} size="small" icon={<Dismiss16Regular />} onClick={onRemove} />
        </Tooltip>
      )}
    </div>
  );
}
