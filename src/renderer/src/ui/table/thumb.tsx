import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Image20Regular } from '@fluentui/react-icons';
import { toMediaPath } from '@shared/contract/media';
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
  missing: { display: 'inline-flex', alignItems: 'center', justifyContent: 'center' },
});

/** A small picture beside the name that says what it shows; a quiet sign when there is none or it cannot be had. */
export function Thumb({ url }: { url: string | null }): ReactElement {
  const styles = useStyles();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const source = url === failedUrl ? null : toMediaPath(url);
  if (source) return <img className={styles.root} src={source} alt="" loading="lazy" onError={() => setFailedUrl(url)} />;
  return (
    <span className={mergeClasses(styles.root, styles.missing)} data-picture="missing">
      <Image20Regular aria-hidden="true" />
    </span>
  );
}
