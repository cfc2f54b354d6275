import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular, DismissRegular, ErrorCircle16Regular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexGrow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { truncatedText } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';
import { nextFocusAttribute } from './use-kept-focus';
import type { PendingUpload } from './use-uploads';

const useStyles = makeStyles({
  root: { ...wrappingRow, alignItems: 'center', gap: '8px', ...flexGrow },
  name: { maxWidth: '100%', ...truncatedText, lineHeight: '26px' },
  progress: { flexGrow: 1, flexShrink: 1, flexBasis: '100px', maxWidth: '240px' },
  failed: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '4px',
    color: 'var(--dw-canceled-text)',
    fontWeight: tokens.fontWeightSemibold,
  },
});

interface UploadStatusProps {
  upload: PendingUpload;
  onRetry: () => void;
  onCancel: () => void;
}

/** One upload in a line: its name, and its progress or failure. */
export function UploadStatus({ upload, onRetry, onCancel }: UploadStatusProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const percent = Math.round(upload.progress * 100);
  return (
    <div className={styles.root}>
      <bdi className={styles.name}>{upload.name}</bdi>
      {upload.failure ? (
        <>
          <span className={styles.failed}>
            <ErrorCircle16Regular aria-hidden />
            {t('forms.pictures.failed')}
          </span>
          <Button size="small" icon={<ArrowClockwiseRegular />} onClick={onRetry} {...{ [nextFocusAttribute]: '' }}>
            {t('forms.pictures.retry')}
          </Button>
        </>
      ) : (
        <ProgressBar
          className={styles.progress}
          value={upload.progress}
          thickness="large"
          aria-label={t('forms.pictures.progress', { name: upload.name, percent })}
        />
      )}
      <Button
        size="small"
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={t('forms.pictures.cancel', { name: upload.name })}
        onClick={onCancel}
      />
    </div>
  );
}
