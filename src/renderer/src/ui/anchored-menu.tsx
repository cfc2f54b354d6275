import { Menu, MenuPopover, type MenuProps } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import type { MenuContentProps } from './menu-button';

type AnchoredMenuProps = MenuContentProps & Pick<MenuProps, 'checkedValues' | 'onCheckedValueChange'> & { children: ReactNode };

/** An open menu below its button. Without a trigger of its own it hands the focus back itself. */
export function AnchoredMenu({ anchor, onClose, children, ...menu }: AnchoredMenuProps): ReactElement {
  return (
    <Menu
      {...menu}
      open
      positioning={{ target: anchor, position: 'below', align: 'end' }}
      onOpenChange={(_event, data) => {
        if (data.open) return;
        anchor.focus();
        onClose();
      }}
    >
      <MenuPopover>{children}</MenuPopover>
    </Menu>
  );
}
