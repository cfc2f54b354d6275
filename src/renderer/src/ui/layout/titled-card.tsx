import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { sectionTitle } from '@renderer/ui/text/paragraph-styles';
import { type ReactElement, type ReactNode, useId } from 'react';
import { Card } from './card';

const useStyles = makeStyles({
  framed: { padding: '16px' },
  toTheEdge: { overflow: 'hidden' },
  title: sectionTitle,
  framedTitle: { marginBlockEnd: '12px' },
  titleToTheEdge: { padding: '16px 20px 8px' },
});

export interface TitledCardProps {
  title: string;
  /** For rows that span the card's full width and have their own side padding. */
  isToTheEdge?: boolean;
  children: ReactNode;
}

/** A landmark of the page with a title. */
export function TitledCard({ title, isToTheEdge = false, children }: TitledCardProps): ReactElement {
  const styles = useStyles();
  const id = useId();
  return (
    <Card as="section" className={isToTheEdge ? styles.toTheEdge : styles.framed} aria-labelledby={id}>
      <h2 id={id} className={mergeClasses(styles.title, isToTheEdge ? styles.titleToTheEdge : styles.framedTitle)}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
