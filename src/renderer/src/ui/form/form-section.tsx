import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Card } from '@renderer/ui/layout/card';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import { sectionTitle, smallQuietParagraph } from '@renderer/ui/text/paragraph-styles';
import { type CSSProperties, type ReactElement, type ReactNode, useId } from 'react';
import { SectionProvider, useFormSection } from './form-context';

const useStyles = makeStyles({
  card: {
    ...flexColumn,
    rowGap: '16px',
    padding: '20px',
    scrollMarginBlock: '80px',
    // The rendering of one section must not repaint the others.
    isolation: 'isolate',
  },
  head: { display: 'flex', columnGap: '16px', alignItems: 'start', justifyContent: 'space-between' },
  title: sectionTitle,
  hint: smallQuietParagraph,
  pair: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', alignItems: 'start' },
  three: { gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' },
  shares: {
    gridTemplateColumns: 'var(--dw-shares)',
    '@media (max-width: 599.98px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' },
  },
});

interface FormSectionProps {
  /** Unique within its form; the save bar and the list of sections use it. */
  id: string;
  title: string;
  hint?: string;
  /** Text for its changes in the save bar instead of the title, such as the number of changed rows. */
  changesText?: string;
  /** Shown at the end of the head, such as "Copy to all". */
  action?: ReactNode;
  children: ReactNode;
}

/** A card of fields. The save bar shows `title` when one of its fields has changed. */
export function FormSection({ id, title, hint, changesText, action, children }: FormSectionProps): ReactElement {
  const styles = useStyles();
  const titleId = useId();
  const place = useFormSection<HTMLDivElement>(id, title, changesText);
  return (
    <SectionProvider value={id}>
      <Card ref={place} as="section" className={styles.card} aria-labelledby={titleId} data-section={id}>
        <div className={styles.head}>
          <div>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {hint && <p className={styles.hint}>{hint}</p>}
          </div>
          {action}
        </div>
        {children}
      </Card>
    </SectionProvider>
  );
}

interface FieldRowProps {
  columns?: 2 | 3;
  /** Relative widths of the fields, such as for a long one beside short ones; replaces `columns`. */
  shares?: readonly number[];
  children: ReactNode;
}

/** Fields side by side where there is room: a bilingual pair, or up to three amounts. */
export function FieldRow({ columns = 2, shares, children }: FieldRowProps): ReactElement {
  const styles = useStyles();
  const tracks = shares?.map((share) => `minmax(0, ${share}fr)`).join(' ');
  return (
    <div
      className={mergeClasses(styles.pair, columns === 3 && styles.three, tracks && styles.shares)}
      {...(tracks && { style: { '--dw-shares': tracks } as CSSProperties })}
    >
      {children}
    </div>
  );
}
