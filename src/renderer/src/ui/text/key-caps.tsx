import { makeStyles, tokens } from '@fluentui/react-components';
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
});

/** Shows keys as keyboard caps, from left to right in both languages. */
export function KeyCaps({ caps }: { caps: readonly string[] }): ReactElement {
  const styles = useStyles();
  return (
    <span className={styles.root} dir="ltr">
      {caps.map((cap) => (
        <kbd key={cap} className={styles.key}>
          {cap}
        </kbd>
      ))}
    </span>
  );
}
