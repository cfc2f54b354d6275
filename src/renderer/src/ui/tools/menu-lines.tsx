import { MenuItem, MenuList } from '@fluentui/react-components';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import type { MenuContentProps } from '@renderer/ui/controls/menu-button';
import type { ReactElement } from 'react';

export interface MenuLine {
  key: string;
  icon: ReactElement;
  label: string;
  isOff: boolean;
  /** Shown after the label: a mark, or why the tool is disabled. */
  note: ReactElement | string | undefined;
  /** `anchor` is the menu's button; a popup below it returns the focus there. */
  onPress(anchor: HTMLElement): void;
}

/** The tools for which there is no room as buttons. */
export function MenuLines({
  anchor,
  onClose,
  label,
  lines,
}: MenuContentProps & { label: string; lines: readonly MenuLine[] }): ReactElement {
  return (
    <AnchoredMenu anchor={anchor} onClose={onClose}>
      <MenuList aria-label={label}>
        {lines.map((line) => (
          <MenuItem
            key={line.key}
            icon={line.icon}
            disabled={line.isOff}
            secondaryContent={line.note ?? null}
            onClick={() => line.onPress(anchor)}
          >
            {line.label}
          </MenuItem>
        ))}
      </MenuList>
    </AnchoredMenu>
  );
}
