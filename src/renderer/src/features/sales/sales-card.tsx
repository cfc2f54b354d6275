import { makeStyles } from '@fluentui/react-components';
import { Card } from '@renderer/ui/layout/card';
import { flexColumn, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { sectionTitle, smallQuietParagraph } from '@renderer/ui/text/paragraph-styles';
import { type ReactElement, type ReactNode, useId } from 'react';

const useStyles = makeStyles({
  root: { ...flexColumn, rowGap: '8px', padding: '16px 12px 16px' },
  head: { ...wrappingRow, alignItems: 'center', justifyContent: 'space-between', gap: '8px', minBlockSize: '32px', paddingInline: '8px' },
  title: sectionTitle,
  tools: { ...wrappingRow, gap: '8px' },
  note: { ...smallQuietParagraph, paddingInline: '8px' },
});

interface SalesCardProps {
  title: string;
  tools?: ReactNode;
  note?: string;
  children: ReactNode;
}

/** A part of the figures with its title and options. */
export function SalesCard({ title, tools, note, children }: SalesCardProps): ReactElement {
  const styles = useStyles();
  const id = useId();
  return (
    <Card as="section" className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </Card>
  );
}
