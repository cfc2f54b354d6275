import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Sorting } from '@renderer/ui/controls/sorting';
import { FieldFrame } from '@renderer/ui/inputs/field-frame';
import { memo, type ReactElement } from 'react';
import { FormFieldFrame, type FormFieldProps } from '../../field/form-field';
import { AddPictureSlot, EmptyPictureSlots } from './add-picture-slot';
import { PendingPictureSlot } from './pending-picture-slot';
import { StoredPictureSlot } from './stored-picture-slot';
import { useUploadLimit } from './upload-notices';
import { type Slots, useFileSlots, useSlots } from './use-file-slots';
import type { UploadFieldProps } from './use-uploads';

const useStyles = makeStyles({
  grid: { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 126px))', gap: '12px' },
  one: { gridTemplateColumns: 'minmax(0, 126px)' },
});

interface PictureSlotsProps {
  /** Maximum number of pictures. */
  max: number;
  /** Marks the first picture as "Cover". */
  hasCover?: boolean;
  /** For pictures that must not be cropped, such as codes. */
  showsWhole?: boolean;
}

interface PictureSlotsFieldProps extends FormFieldProps, UploadFieldProps, PictureSlotsProps {}

/** Pictures that are selected, dropped, or pasted; the value is the list of stored URLs in order. */
export const PictureSlotsField = memo(function PictureSlotsField({
  max,
  hasCover = false,
  showsWhole = false,
  needs,
  ...props
}: PictureSlotsFieldProps): ReactElement {
  const { error, ...slots } = useFileSlots({ name: props.name, purpose: 'picture', max, ...(needs && { needs }) });
  return (
    <FormFieldFrame {...props} {...usePictureWords(slots, max, props.hint)} error={error} isGroup>
      <PictureSlots slots={slots} max={max} hasCover={hasCover} showsWhole={showsWhole} />
    </FormFieldFrame>
  );
});

interface PictureSlotsInputProps extends UploadFieldProps, PictureSlotsProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: readonly string[];
  savedCount: number;
  onChange: (urls: string[]) => void;
}

/** The same within a form for a value that is no field of its own, such as the pictures of a row. */
export function PictureSlotsInput(props: PictureSlotsInputProps): ReactElement {
  const { label, error, value, savedCount, onChange, max, hasCover = false, showsWhole = false, needs } = props;
  const slots = useSlots({
    urls: value,
    savedCount,
    onChange: (next) => onChange([...next]),
    purpose: 'picture',
    max,
    ...(needs && { needs }),
  });
  return (
    <FieldFrame label={label} {...usePictureWords(slots, max, props.hint)} error={error} isGroup>
      <PictureSlots slots={slots} max={max} hasCover={hasCover} showsWhole={showsWhole} />
    </FieldFrame>
  );
}

/** Returns the hint below the pictures. */
function usePictureWords(
  { isReadOnly, savedCount, urls }: Slots,
  max: number,
  hint: string | undefined,
): { hint: string; hintEnd: string | false } {
  const t = useTexts();
  const size = useUploadLimit();
  const usual = isReadOnly ? '' : t(max === 1 ? 'forms.pictures.hintOne' : 'forms.pictures.hint', { size });
  const unsaved = urls.length - savedCount;
  const places = { filled: urls.length, total: max };
  const used = unsaved > 0 ? t('forms.pictures.unsaved', { ...places, count: unsaved }) : t('forms.pictures.used', places);
  return { hint: hint ?? usual, hintEnd: max > 1 && used };
}

function PictureSlots({ slots, max, hasCover = false, showsWhole = false }: PictureSlotsProps & { slots: Slots }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const { place, isReadOnly, access, urls, ids, uploads, placeOf, room, movedId, dropPlace, move, remove } = slots;
  const pendingAt = (position: number): ReactElement[] =>
    uploads.pending
      .filter(({ id }) => placeOf(id) === position)
      .map((upload) => (
        <PendingPictureSlot
          key={upload.id}
          upload={upload}
          onRetry={() => uploads.retry(upload.id)}
          onCancel={() => uploads.cancel(upload.id)}
        />
      ));
  return (
    <div ref={place} data-guide="pictures" data-picture-grid className={mergeClasses(styles.grid, max === 1 && styles.one)} {...dropPlace}>
      <Sorting
        ids={ids}
        layout="grid"
        nameOf={(id) => t('forms.pictures.alt', { position: ids.indexOf(id) + 1, total: urls.length })}
        onMove={move}
      >
        {urls.map((url, position) => [
          ...pendingAt(position),
          <StoredPictureSlot
            key={ids[position]}
            id={ids[position] ?? ''}
            url={url}
            position={position}
            total={urls.length}
            isCover={hasCover && position === 0}
            isReadOnly={isReadOnly}
            showsWhole={showsWhole}
            hasMoved={ids[position] === movedId}
            onMove={(to) => move(position, to)}
            onRemove={() => remove(position)}
          />,
        ])}
        {pendingAt(urls.length)}
      </Sorting>
      {access !== 'locked' && room > 0 && <AddPictureSlot slots={slots} />}
      {!isReadOnly && <EmptyPictureSlots count={room - 1} />}
      {access === 'locked' && urls.length === 0 && <span>{t('common.none')}</span>}
    </div>
  );
}
