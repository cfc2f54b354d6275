import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { MenuContentProps } from '@renderer/ui/controls/menu-button';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { MenuLines } from './menu-lines';
import type { useToolLines } from './tools-row';

interface ToolsMenuProps extends MenuContentProps {
  store: NonNullable<ReturnType<typeof useToolLines>>;
}

/** Lists the screen's own tools, then those of the list and of its saved views, each in the order of their places. */
export function ToolsMenu({ store, ...menu }: ToolsMenuProps): ReactElement {
  const t = useTexts();
  const lines = useStore(store, (state) => state.lines);
  const places = [...document.querySelectorAll<HTMLElement>('[data-tool]')].map(({ dataset }) => dataset.tool ?? '');
  const ordered = places.flatMap((place) => lines.get(place) ?? []);
  const linesOf = (section: 'list' | 'views' | undefined) => ordered.filter((line) => line.section === section);
  return (
    <MenuLines
      {...menu}
      label={t('lists.more')}
      sections={[
        [null, linesOf(undefined)],
        [t('lists.thisList'), linesOf('list')],
        [t('lists.views.title'), linesOf('views')],
      ]}
    />
  );
}
