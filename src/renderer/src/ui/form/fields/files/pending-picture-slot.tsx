import { Button, mergeClasses, ProgressBar, Tooltip } from '@fluentui/react-components';
import { ArrowClockwiseRegular, Dismiss16Regular, ErrorCircleRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type ReactElement, useEffect, useRef } from 'react';
import { usePictureSlotStyles } from './picture-slot-styles';
import { nextFocusAttribute } from './use-kept-focus';
import type { PendingUpload } from './use-uploads';

interface PendingPictureSlotProps {
  upload: PendingUpload;
  className?: string;
  onRetry: () => void;
  onCancel: () => void;
}

/** A picture during its upload: its progress, or its failure. */
export function PendingPictureSlot({ upload, className, onRetry, onCancel }: PendingPictureSlotProps): ReactElement {
  const styles = usePictureSlotStyles();
  const t = useTexts();
  const percent = Math.round(upload.progress * 100);
  const cancel = (
    <Tooltip content={t('forms.pictures.cancel', { name: upload.name })} relationship="label">
      <Button className={styles.remove} size="small" icon={<Dismiss16Regular />} onClick={onCancel} />
    </Tooltip>
  );
  if (upload.failure) {
    return (
      <div className={mergeClasses(styles.slot, styles.failed, className)}>
        <ErrorCircleRegular className={styles.failedIcon} aria-hidden />
        <span>{t('forms.pictures.failed')}</span>
        <Button size="small" icon={<ArrowClockwiseRegular />} onClick={onRetry} {...{ [nextFocusAttribute]: '' }}>
          {t('forms.pictures.retry')}
        </Button>
        {cancel}
      </div>
    );
  }
  return (
    <div className={mergeClasses(styles.slot, className)}>
      <LocalPicture file={upload.file} />
      <div className={styles.progress}>
        <bdi aria-hidden>{t('forms.pictures.percent', { percent })}</bdi>
        <ProgressBar value={upload.progress} thickness="large" aria-label={t('forms.pictures.progress', { name: upload.name, percent })} />
      </div>
      {cancel}
    </div>
  );
}

/** Draws the picture on a canvas, because pages may load pictures from the app's own scheme only. */
function LocalPicture({ file }: { file: File }): ReactElement {
  const styles = usePictureSlotStyles();
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
