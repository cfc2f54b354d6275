import { makeStyles, tokens } from '@fluentui/react-components';
import { Card } from '@renderer/ui/layout/card';
import { type ReactElement, type ReactNode, useId } from 'react';

const useStyles = makeStyles({
  root: { overflow: 'hidden' },
  title: {
    margin: 0,
    padding: '16px 20px 8px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** A landmark of the page under its own title. */
export function TitledCard({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const styles = useStyles();
  const id = useId();
  return (
    <Card as="section" className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
