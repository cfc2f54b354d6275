import { Button, CounterBadge } from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import { type ReactElement, Suspense } from 'react';
import { useStore } from 'zustand';
import { type ToolLines, useToolLines } from './tools-row';

const ToolsMenu = lazyWithProps(() => import('./tools-menu'), 'ToolsMenu');

/** Shows the button `…` with the tools of its row that aren't buttons; without any, renders nothing. */
export function MoreTools(): ReactElement | null {
  const store = useToolLines();
  return store && <MoreButton store={store} />;
}

type Store = NonNullable<ReturnType<typeof useToolLines>>;
const isMarked = ({ lines }: ToolLines): boolean => [...lines.values()].some(({ note }) => typeof note === 'object');
const hasLines = ({ lines }: ToolLines): boolean => lines.size > 0;

function MoreButton({ store }: { store: Store }): ReactElement | null {
  const t = useTexts();
  const { anchor, close, button } = useMenuAnchor();
  const hasMark = useStore(store, isMarked);
  const isNeeded = useStore(store, hasLines);
  const label = t('lists.more');
  if (!isNeeded) return null;
  return (
    <>
      <Button icon={<MoreHorizontalRegular />} aria-label={label} title={label} {...button}>
        {hasMark ? <CounterBadge dot color="danger" style={{ marginInlineStart: 6 }} /> : undefined}
      </Button>
      {anchor && (
        <Suspense fallback={null}>
          <ToolsMenu anchor={anchor} onClose={close} store={store} />
        </Suspense>
      )}
    </>
  );
}
