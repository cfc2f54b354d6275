import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, makeStyles, mergeClasses, ProgressBar, Tooltip, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular, DismissRegular, ErrorCircleRegular, ImageAddRegular } from '@fluentui/react-icons';
import { toMediaPath } from '@shared/contract/media';
import { type KeyboardEvent, type ReactElement, type Ref, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingUpload } from './use-uploads';

const useStyles = makeStyles({
  slot: {
    position: 'relative',
    aspectRatio: '1',
    borderRadius: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    overflow: 'hidden',
  },
  picture: { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
  handle: {
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    display: 'block',
    width: '100%',
    height: '100%',
    cursor: 'grab',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  lifted: { zIndex: 1, boxShadow: tokens.shadow16 },
  remove: {
    position: 'absolute',
    insetBlockStart: '6px',
    insetInlineEnd: '6px',
    minWidth: '24px',
    width: '24px',
    height: '24px',
    padding: 0,
    borderRadius: '50%',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  cover: {
    position: 'absolute',
    insetBlockStart: '6px',
    insetInlineStart: '6px',
    padding: '0 8px',
    borderRadius: '999px',
    fontSize: '11px',
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  faded: { opacity: 0.35 },
  progress: {
    position: 'absolute',
    insetInline: '10px',
    insetBlockEnd: '10px',
    textAlign: 'center',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  failed: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    rowGap: '4px',
    color: 'var(--dw-canceled-text)',
    backgroundColor: 'var(--dw-canceled-ground)',
    border: '1px solid var(--dw-canceled-stroke)',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  failedIcon: { fontSize: '20px' },
  add: {
    width: '100%',
    aspectRatio: '1',
    minWidth: 0,
    flexDirection: 'column',
    rowGap: '6px',
    fontWeight: tokens.fontWeightRegular,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: '8px',
  },
  input: { display: 'none' },
});

interface StoredPictureSlotProps {
  id: string;
  url: string;
  position: number;
  total: number;
  isCover: boolean;
  isReadOnly: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function StoredPictureSlot({
  id,
  url,
  position,
  total,
  isCover,
  isReadOnly,
  onMove,
  onRemove,
}: StoredPictureSlotProps): ReactElement {
  const styles = useStyles();
  const { t, i18n } = useTranslation();
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id, disabled: isReadOnly });
  const alt = t('forms.pictures.alt', { position: position + 1, total });
  const picture = <img className={styles.picture} src={toMediaPath(url) ?? ''} alt={alt} draggable={false} />;
  const step = (event: KeyboardEvent): void => {
    const forward = i18n.dir() === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === 'Delete') onRemove();
    else if (event.key === forward) onMove(position + 1);
    else if (event.key === backward) onMove(position - 1);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={setNodeRef}
      className={mergeClasses(styles.slot, isDragging && styles.lifted)}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      {isReadOnly ? (
        picture
      ) : (
        <button {...listeners} type="button" ref={setActivatorNodeRef} className={styles.handle} onKeyDown={step} aria-label={alt}>
          {picture}
        </button>
      )}
      {isCover && <span className={styles.cover}>{t('forms.pictures.cover')}</span>}
      {!isReadOnly && (
        <Tooltip content={t('forms.pictures.remove', { position: position + 1 })} relationship="label">
          <Button className={styles.remove} size="small" icon={<DismissRegular />} onClick={onRemove} />
        </Tooltip>
      )}
    </div>
  );
}

interface PendingPictureSlotProps {
  upload: PendingUpload;
  onRetry: () => void;
  onCancel: () => void;
}

export function PendingPictureSlot({ upload, onRetry, onCancel }: PendingPictureSlotProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const percent = Math.round(upload.progress * 100);
  const cancel = (
    <Tooltip content={t('forms.pictures.cancel', { name: upload.name })} relationship="label">
      <Button className={styles.remove} size="small" icon={<DismissRegular />} onClick={onCancel} />
    </Tooltip>
  );
  if (upload.failure) {
    return (
      <div className={mergeClasses(styles.slot, styles.failed)}>
        <ErrorCircleRegular className={styles.failedIcon} aria-hidden />
        <span>{t('forms.pictures.failed')}</span>
        <Button size="small" icon={<ArrowClockwiseRegular />} onClick={onRetry}>
          {t('forms.pictures.retry')}
        </Button>
        {cancel}
      </div>
    );
  }
  return (
    <div className={styles.slot}>
      <LocalPicture file={upload.file} />
      <div className={styles.progress}>
        <span aria-hidden>{percent}%</span>
        <ProgressBar value={upload.progress} thickness="large" aria-label={t('forms.pictures.progress', { name: upload.name, percent })} />
      </div>
      {cancel}
    </div>
  );
}

/** Drawn, not linked: pages may load pictures from the app's own scheme only. */
function LocalPicture({ file }: { file: File }): ReactElement {
  const styles = useStyles();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    void createImageBitmap(file, { resizeWidth: 240, resizeQuality: 'medium' }).then(
      (picture) => {
        const target = canvas.current;
        if (isCurrent && target) {
          target.width = picture.width;
          target.height = picture.height;
          target.getContext('2d')?.drawImage(picture, 0, 0);
        }
        picture.close();
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return <canvas ref={canvas} className={mergeClasses(styles.picture, styles.faded)} aria-hidden />;
}

interface AddPictureSlotProps {
  inputRef: Ref<HTMLButtonElement>;
  isMultiple: boolean;
  onFiles: (files: readonly File[]) => void;
  onBlur: () => void;
}

export function AddPictureSlot({ inputRef, isMultiple, onFiles, onBlur }: AddPictureSlotProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        ref={inputRef as Ref<never>}
        appearance="transparent"
        className={styles.add}
        icon={<ImageAddRegular />}
        aria-label={t('forms.pictures.choose')}
        onBlur={onBlur}
        onClick={() => input.current?.click()}
      >
        {t('forms.pictures.add')}
      </Button>
      <input
        ref={input}
        type="file"
        className={styles.input}
        accept="image/png,image/jpeg,image/webp,image/gif"
        multiple={isMultiple}
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
