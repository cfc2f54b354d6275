import { MenuItem, MenuList } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import type { MenuContentProps } from '@renderer/ui/controls/menu-button';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { useToolLines } from './tools-row';

interface ToolsMenuProps extends MenuContentProps {
  store: NonNullable<ReturnType<typeof useToolLines>>;
}

/** The tools in the order in which their buttons would stand. */
export function ToolsMenu({ anchor, onClose, store }: ToolsMenuProps): ReactElement {
  const t = useTexts();
  const lines = useStore(store, (state) => state.lines);
  const places = [...document.querySelectorAll<HTMLElement>('[data-tool]')].map(({ dataset }) => dataset.tool ?? '');
  return (
    <AnchoredMenu anchor={anchor} onClose={onClose}>
      <MenuList aria-label={t('lists.more')}>
        {places.map((place) => {
          const line = lines.get(place);
          return (
            line && (
              <MenuItem
                key={place}
                icon={line.icon}
                disabled={line.isOff}
                secondaryContent={line.mark ?? null}
                onClick={() => line.onPress(anchor)}
              >
                {line.label}
              </MenuItem>
            )
          );
        })}
      </MenuList>
    </AnchoredMenu>
  );
}
