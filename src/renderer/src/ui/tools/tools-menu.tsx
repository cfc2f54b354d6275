import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { MenuContentProps } from '@renderer/ui/controls/menu-button';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { MenuLines } from './menu-lines';
import type { useToolLines } from './tools-row';

interface ToolsMenuProps extends MenuContentProps {
  store: NonNullable<ReturnType<typeof useToolLines>>;
}

/** Lists the tools in the order of their buttons. */
export function ToolsMenu({ store, ...menu }: ToolsMenuProps): ReactElement {
  const t = useTexts();
  const lines = useStore(store, (state) => state.lines);
  const places = [...document.querySelectorAll<HTMLElement>('[data-tool]')].map(({ dataset }) => dataset.tool ?? '');
  return <MenuLines {...menu} label={t('lists.more')} lines={places.flatMap((place) => lines.get(place) ?? [])} />;
}
