import { Menu, MenuPopover, type MenuProps, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import type { MenuContentProps } from './menu-button';
import { isPressOn } from './use-menu-anchor';

type AnchoredMenuProps = MenuContentProps &
  Pick<MenuProps, 'checkedValues' | 'onCheckedValueChange'> & {
    /** For entries with two lines. */
    isWide?: boolean;
    children: ReactNode;
  };

// The menu is rendered in the landmark of its button, not at the end of the page, but above everything else.
const useStyles = makeStyles({
  popover: { zIndex: 1_000_000 },
  wide: { width: '400px', maxWidth: 'calc(100vw - 16px)' },
});

/**
 * Shows an open menu below its button. It has no trigger, so it returns the focus itself: after a choice or a close by keyboard, but not
 * after a press elsewhere, which has already moved the focus.
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
