import { Button, CounterBadge } from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import { type ReactElement, Suspense } from 'react';
import type { StoreApi } from 'zustand';
import { useStore } from 'zustand';
import { useToolLines } from './tools-row';

const ToolsMenu = lazyWithProps(() => import('./tools-menu'), 'ToolsMenu');

/** Shows the button `…` with every tool of its row if there is no room for their buttons; otherwise renders nothing. */
export function MoreTools(): ReactElement | null {
  const store = useToolLines();
  return store && <MoreButton store={store} />;
}

type Store = NonNullable<ReturnType<typeof useToolLines>>;
type Lines = Store extends StoreApi<infer State> ? State : never;
const isMarked = ({ lines }: Lines): boolean => [...lines.values()].some(({ note }) => note !== undefined);

function MoreButton({ store }: { store: Store }): ReactElement {
  const t = useTexts();
  const { anchor, close, button } = useMenuAnchor();
  const hasMark = useStore(store, isMarked);
  const label = t('lists.more');
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
