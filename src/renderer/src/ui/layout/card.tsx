import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { HTMLAttributes, ReactElement, Ref } from 'react';

const useStyles = makeStyles({
  root: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '8px',
    boxShadow: 'var(--dw-card-shadow)',
    minWidth: 0,
  },
});

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'aside';
  ref?: Ref<HTMLDivElement>;
}

/** The one card: white ground, a hairline, radius 8. Padding is the content's business. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps): ReactElement {
  const styles = useStyles();
  return <Element className={mergeClasses(styles.root, className)} {...rest} />;
}
