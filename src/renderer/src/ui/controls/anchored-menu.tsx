import { Menu, MenuPopover, type MenuProps, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import type { MenuContentProps } from './menu-button';
import { isPressOn } from './use-menu-anchor';

type AnchoredMenuProps = MenuContentProps &
  Pick<MenuProps, 'checkedValues' | 'onCheckedValueChange'> & {
    /** For entries of two lines. */
    isWide?: boolean;
    children: ReactNode;
  };

// In the landmark of its button instead of at the end of the page; above everything all the same.
const useStyles = makeStyles({
  popover: { zIndex: 1_000_000 },
  wide: { width: '400px', maxWidth: 'calc(100vw - 16px)' },
});

/**
 * An open menu below its button. Without a trigger of its own it hands the focus back itself: to whoever leaves by the keyboard or chooses,
 * not to a press elsewhere, which has taken it where it belongs.
 */
export function AnchoredMenu({ anchor, onClose, isWide = false, children, ...menu }: AnchoredMenuProps): ReactElement {
  const styles = useStyles();
  return (
    <Menu
      {...menu}
      open
      mountNode={anchor.closest<HTMLElement>('header, main')}
      positioning={{ target: anchor, position: 'below', align: 'end', autoSize: true }}
      onOpenChange={(event, data) => {
        const isElsewhere = data.type === 'clickOutside';
        if (data.open || (isElsewhere && isPressOn(anchor, event))) return;
        if (!isElsewhere) anchor.focus();
        onClose();
      }}
    >
      <MenuPopover className={mergeClasses(styles.popover, isWide && styles.wide)}>{children}</MenuPopover>
    </Menu>
  );
}
