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
  /** Pixels; the largest is for two lines of text, the smallest for rows of a grid. */
  size?: 20 | 36 | 44;
}

/** A small picture beside its name; an icon if there is none or it can't be loaded. */
export function Thumb({ url, size = 36 }: ThumbProps): ReactElement {
  const styles = useStyles();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const source = url === failedUrl ? null : toMediaPath(url);
  const shape = mergeClasses(styles.root, size === 44 && styles.large, size === 20 && styles.small);
  // A separate element per picture, because the previous one must not be shown beside the next name while its picture loads.
  if (source) return <img key={source} className={shape} src={source} alt="" loading="lazy" onError={() => setFailedUrl(url)} />;
  return (
    <span className={mergeClasses(shape, styles.missing)} data-picture="missing">
      <Image20Regular aria-hidden="true" />
    </span>
  );
}
