import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { sectionTitle } from '@renderer/ui/text/paragraph-styles';
import { type ReactElement, type ReactNode, useId } from 'react';
import { Card } from './card';
import { flexRow } from './layout-styles';

const useStyles = makeStyles({
  framed: { padding: '16px' },
  toTheEdge: { overflow: 'hidden' },
  head: { ...flexRow, justifyContent: 'space-between', columnGap: '12px' },
  title: sectionTitle,
  framedTitle: { marginBlockEnd: '12px' },
  titleToTheEdge: { padding: '16px 20px 8px' },
});

export interface TitledCardProps {
  title: string;
  /** For rows that span the card's full width and have their own side padding. */
  isToTheEdge?: boolean;
  /** A small button at the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A landmark of the page with a title. */
export function TitledCard({ title, isToTheEdge = false, action, children }: TitledCardProps): ReactElement {
  const styles = useStyles();
  const id = useId();
  return (
    <Card as="section" className={isToTheEdge ? styles.toTheEdge : styles.framed} aria-labelledby={id}>
      <div className={mergeClasses(styles.head, isToTheEdge ? styles.titleToTheEdge : styles.framedTitle)}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
