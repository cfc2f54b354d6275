import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Image20Regular } from '@fluentui/react-icons';
import { toMediaPath } from '@shared/contract/desktop/media';
import { type ReactElement, useState } from 'react';

const useStyles = makeStyles({
  root: {
    width: '36px',
    height: '36px',
    flexShrink: 0,
    boxSizing: 'border-box',
    borderRadius: '6px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground4,
    objectFit: 'cover',
  },
  large: { width: '44px', height: '44px' },
  small: { width: '20px', height: '20px', borderRadius: '3px', overflow: 'hidden' },
  missing: { display: 'inline-flex', alignItems: 'center', justifyContent: 'center' },
});

interface ThumbProps {
  url: string | null;
  /** Pixels; the largest one stands beside two lines of text, the smallest in the rows of a grid. */
  size?: 20 | 36 | 44;
}

/** A small picture beside the name that says what it shows; a quiet sign when there is none or it cannot be had. */
export function Thumb({ url, size = 36 }: ThumbProps): ReactElement {
  const styles = useStyles();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const source = url === failedUrl ? null : toMediaPath(url);
  const shape = mergeClasses(styles.root, size === 44 && styles.large, size === 20 && styles.small);
  // An element of its own for each picture: the one before must not stay beside the next name until its picture has come.
  if (source) return <img key={source} className={shape} src={source} alt="" loading="lazy" onError={() => setFailedUrl(url)} />;
  return (
    <span className={mergeClasses(shape, styles.missing)} data-picture="missing">
      <Image20Regular aria-hidden="true" />
    </span>
  );
}
