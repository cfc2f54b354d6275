import { MenuItem, type MenuItemProps, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  item: { maxWidth: 'none', alignItems: 'center' },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  strong: { fontWeight: tokens.fontWeightSemibold },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  end: { marginInlineStart: 'auto', paddingInlineStart: '12px', flexShrink: 0 },
});

interface EntryProps extends Omit<MenuItemProps, 'title' | 'children' | 'secondaryContent'> {
  title: string;
  hint: ReactNode;
  end?: ReactNode;
  isStrong?: boolean;
}

/** An entry of two lines: what it does, and where or how. A trigger of a menu may clone it. */
export function Entry({ title, hint, end, isStrong = false, ...item }: EntryProps): ReactElement {
  const styles = useStyles();
  return (
    <MenuItem {...item} className={styles.item} secondaryContent={end ? { children: end, className: styles.end } : null}>
      <span className={styles.words}>
        <span className={mergeClasses(isStrong && styles.strong)}>{title}</span>
        <span className={styles.hint}>{hint}</span>
      </span>
    </MenuItem>
  );
}
