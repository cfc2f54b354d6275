import { Button, makeStyles, mergeClasses, Spinner, Tooltip, tokens } from '@fluentui/react-components';
import { Dismiss16Regular, ErrorCircleRegular, ImageAddRegular, ImageRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { visuallyHidden } from '@renderer/ui/text/text-styles';
import { toMediaPath } from '@shared/contract/desktop/media';
import type { ReactElement } from 'react';
import { ChooseButton } from './choose-button';
import { FileInput } from './file-input';
import { PendingPictureSlot } from './pending-picture-slot';
import { usePictureSlotStyles } from './picture-slot-styles';
import type { Slots } from './use-file-slots';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    minWidth: 0,
    '& [data-tile-remove]': { opacity: 0 },
    '&:hover [data-tile-remove], &:focus-within [data-tile-remove]': { opacity: 1 },
  },
  fill: { width: '100%', height: '100%', aspectRatio: 'auto', boxSizing: 'border-box' },
  press: { cursor: 'pointer' },
  none: {
    ...flexRow,
    justifyContent: 'center',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground3,
    fontSize: '20px',
  },
  small: { ...flexRow, justifyContent: 'center' },
  words: { overflowWrap: 'anywhere' },
  /** For screen readers only, where there is no room. */
  unseen: visuallyHidden,
  remove: { insetBlockStart: '2px', insetInlineEnd: '2px', minWidth: '20px', width: '20px', height: '20px' },
});

/** Size of the picture itself, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

interface PictureTileProps {
  /** Slots of a field with one picture (`useFileSlots` without `max`). */
  slots: Slots;
  /** Name of the picture, such as `Picture of banner 2`. */
  label: string;
  /** Sets the size. */
  className: string;
  /**
   * Room for text and buttons (default: plenty). With little room, `UploadStatus` is shown elsewhere and a small button on the picture
   * removes it. With none, text is for screen readers only.
   */
  room?: 'plenty' | 'little' | 'none';
  isMultiple?: boolean;
  onSize?: (size: PictureSize) => void;
}

/** One picture as a tile: added by selecting, dropping, or pasting, replaced with a press, and removed with Delete. */
export function PictureTile({ slots, label, className, room = 'plenty', isMultiple = false, onSize }: PictureTileProps): ReactElement {
  const isSmall = room !== 'plenty';
  const styles = useStyles();
  const { place, access, uploads, dropPlace, add, input } = slots;
  const [upload] = uploads.pending;
  const [url] = slots.urls;
  return (
    /* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid cell of a given height; dropping and pasting are shortcuts for its button. */
    <div ref={place} data-guide="pictures" role="group" aria-label={label} className={mergeClasses(styles.root, className)} {...dropPlace}>
      {upload && isSmall && <SmallPending hasFailed={upload.failure !== null} />}
      {upload && !isSmall && (
        <PendingPictureSlot
          upload={upload}
          className={styles.fill}
          onRetry={() => uploads.retry(upload.id)}
          onCancel={() => uploads.cancel(upload.id)}
        />
      )}
      {!upload && url && <Stored slots={slots} url={url} label={label} isSmall={isSmall} {...(onSize && { onSize })} />}
      {!upload && !url && <Empty slots={slots} hasWords={room !== 'none'} />}
      {access === 'open' && <FileInput handle={input} purpose="picture" isMultiple={isMultiple} onFiles={add} />}
    </div>
  );
}

function SmallPending({ hasFailed }: { hasFailed: boolean }): ReactElement {
  const styles = useStyles();
  const slot = usePictureSlotStyles();
  return (
    <div className={mergeClasses(slot.slot, styles.fill, styles.small, hasFailed && slot.failed)}>
      {hasFailed ? <ErrorCircleRegular className={slot.failedIcon} aria-hidden /> : <Spinner size="tiny" aria-hidden />}
    </div>
  );
}

interface StoredProps extends Pick<PictureTileProps, 'slots' | 'label' | 'onSize'> {
  url: string;
  isSmall: boolean;
}

function Stored({ slots, url, label, isSmall, onSize }: StoredProps): ReactElement {
  const styles = useStyles();
  const slot = usePictureSlotStyles();
  const t = useTexts();
  const { access, isReadOnly } = slots;
  const picture = (alt: string): ReactElement => (
    <img
      className={slot.picture}
      src={toMediaPath(url) ?? ''}
      alt={alt}
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize?.({ width, height })}
    />
  );
  if (isReadOnly || access !== 'open') return <div className={mergeClasses(slot.slot, styles.fill)}>{picture(label)}</div>;
  return (
    <div className={mergeClasses(slot.slot, styles.fill)}>
      <button
        type="button"
        className={mergeClasses(slot.handle, styles.press)}
        aria-label={t('forms.pictures.replaceOf', { name: label })}
        aria-keyshortcuts="Delete"
        onClick={slots.choose}
        onKeyDown={(event) => {
          if (event.key !== 'Delete') return;
          event.preventDefault();
          slots.remove(0);
        }}
      >
        {picture('')}
      </button>
      {isSmall && (
        <Tooltip content={t('forms.pictures.removeOf', { name: label })} relationship="label">
          <Button
            className={mergeClasses(slot.remove, styles.remove)}
            size="small"
            tabIndex={-1}
            icon={<Dismiss16Regular />}
            data-tile-remove
            onClick={() => slots.remove(0)}
          />
        </Tooltip>
      )}
    </div>
  );
}

function Empty({ slots, hasWords }: { slots: Slots; hasWords: boolean }): ReactElement {
  const styles = useStyles();
  const slot = usePictureSlotStyles();
  const t = useTexts();
  if (slots.access === 'locked') {
    return (
      <div className={mergeClasses(slot.slot, styles.fill, styles.none)}>
        <ImageRegular aria-hidden />
        <span className={styles.unseen}>{t('common.none')}</span>
      </div>
    );
  }
  return (
    <ChooseButton slots={slots} appearance="transparent" className={mergeClasses(slot.add, styles.fill)} icon={<ImageAddRegular />}>
      <span className={hasWords ? styles.words : styles.unseen}>{t('forms.pictures.add')}</span>
    </ChooseButton>
  );
}
