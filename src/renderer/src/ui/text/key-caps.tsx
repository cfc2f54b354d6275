import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  root: { display: 'inline-flex', gap: '4px', verticalAlign: 'baseline' },
  key: {
    minInlineSize: '24px',
    boxSizing: 'border-box',
    paddingInline: '6px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
  onButton: { backgroundColor: 'transparent', border: '1px solid currentColor', lineHeight: '16px' },
});

interface KeyCapsProps {
  caps: readonly string[];
  /** In the color of the button's text. */
  isOnButton?: boolean;
}

/** Shows keys as keyboard caps, from left to right in both languages. */
export function KeyCaps({ caps, isOnButton = false }: KeyCapsProps): ReactElement {
  const styles = useStyles();
  return (
    <span className={styles.root} dir="ltr">
      {caps.map((cap) => (
        <kbd key={cap} className={mergeClasses(styles.key, isOnButton && styles.onButton)}>
          {cap}
        </kbd>
      ))}
    </span>
  );
}
