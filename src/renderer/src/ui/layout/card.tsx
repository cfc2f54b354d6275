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

/** The standard card: white background, hairline border, radius 8. The content sets its own padding. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps): ReactElement {
  const styles = useStyles();
  return <Element className={mergeClasses(styles.root, className)} {...rest} />;
}
