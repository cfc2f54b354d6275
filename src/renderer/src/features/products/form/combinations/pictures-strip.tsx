import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { invalidFieldAttribute } from '@renderer/ui/inputs/field-frame';
import { Thumb } from '@renderer/ui/table/thumb';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import { maxProductPictures } from '@shared/contract/catalogue/products';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', columnGap: '4px' },
  small: { '& > :not(:last-child)': { width: '20px', height: '20px', borderRadius: '4px' } },
  more: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '36px',
    height: '36px',
    boxSizing: 'border-box',
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: '6px',
    color: tokens.colorNeutralForeground3,
  },
  missing: { border: '1px dashed var(--dw-canceled-text)', color: 'var(--dw-canceled-text)' },
  count: smallQuietWords,
});

interface PicturesStripProps {
  urls: readonly string[];
  isReadOnly: boolean;
  /** A picture is required and missing. */
  isMissing: boolean;
  /** Number of shown pictures; the count covers the rest. */
  max: number;
  isSmall?: boolean;
}

/** Shows a combination's pictures in one line, a place to add more, and the count of five. */
export function PicturesStrip({ urls, isReadOnly, isMissing, max, isSmall = false }: PicturesStripProps): ReactElement {
  const styles = useStyles();
  const format = useFormat();
  return (
    <span className={mergeClasses(styles.root, isSmall && styles.small)} {...(isSmall && isMissing && { [invalidFieldAttribute]: '' })}>
      {urls.slice(0, max).map((url, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand there twice.
        <Thumb key={`${index} ${url}`} url={url} />
      ))}
      {!isReadOnly && urls.length < maxProductPictures && (
        <span className={mergeClasses(styles.more, isMissing && styles.missing)} aria-hidden>
          +
        </span>
      )}
      <bdi className={styles.count} dir="ltr" data-picture-count>
        {format.number(urls.length)}/{format.number(maxProductPictures)}
      </bdi>
    </span>
  );
}
