import { MenuItem, type MenuItemProps, makeStyles, mergeClasses } from '@fluentui/react-components';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import { smallQuietText, strongText } from '@renderer/ui/text/text-styles';
import type { ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  item: { maxWidth: 'none', alignItems: 'center' },
  words: { ...flexColumn, minWidth: 0 },
  strong: strongText,
  hint: smallQuietText,
  end: { marginInlineStart: 'auto', paddingInlineStart: '12px', flexShrink: 0 },
});

interface EntryProps extends Omit<MenuItemProps, 'title' | 'children' | 'secondaryContent'> {
  title: string;
  hint: ReactNode;
  end?: ReactNode;
  isStrong?: boolean;
}

/** A menu entry of two lines: the action, and its destination or options. It supports being cloned by a menu trigger. */
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
