import { MenuDivider, MenuGroup, MenuGroupHeader, MenuItem, MenuList } from '@fluentui/react-components';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import type { MenuContentProps } from '@renderer/ui/controls/menu-button';
import { Fragment, type ReactElement } from 'react';

export interface MenuLine {
  key: string;
  icon: ReactElement;
  label: string;
  isOff: boolean;
  /** Shown after the label: a mark that asks for attention, or as text the present value or why the tool is disabled. */
  note: ReactElement | string | undefined;
  /** `anchor` is the menu's button; a popup below it returns the focus there. */
  onPress(anchor: HTMLElement): void;
}

/** Lines under a heading; null for lines without one. */
export type MenuSection = readonly [heading: string | null, lines: readonly MenuLine[]];

interface MenuLinesProps extends MenuContentProps {
  label: string;
  sections: readonly MenuSection[];
}

/** The tools for which there is no room as buttons. */
export function MenuLines({ anchor, onClose, label, sections }: MenuLinesProps): ReactElement {
  const shown = sections.filter(([, lines]) => lines.length > 0);
  return (
    <AnchoredMenu anchor={anchor} onClose={onClose}>
      <MenuList aria-label={label}>
        {shown.map(([heading, lines], at) => (
          <Fragment key={heading}>
            {at > 0 && <MenuDivider />}
            <MenuGroup>
              {heading !== null && <MenuGroupHeader>{heading}</MenuGroupHeader>}
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
            </MenuGroup>
          </Fragment>
        ))}
      </MenuList>
    </AnchoredMenu>
  );
}
