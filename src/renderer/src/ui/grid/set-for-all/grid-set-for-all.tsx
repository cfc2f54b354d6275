import { Button } from '@fluentui/react-components';
import { ChevronDownRegular, TableEditRegular } from '@fluentui/react-icons';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import { type ReactElement, Suspense, useState } from 'react';
import type { GridControl } from '../grid-control';
import type { GridColumn } from '../model/grid-types';
import type { SetDialogProps, SetOrder } from './set-dialog';
import type { SetMenuProps } from './set-menu';
import { changeByPercent, toTargets } from './set-targets';

const SetMenu = lazyWithProps<'SetMenu', SetMenuProps>(() => import('./set-menu'), 'SetMenu');
const SetDialog = lazyWithProps<'SetDialog', SetDialogProps>(() => import('./set-dialog'), 'SetDialog');

interface SetForAllProps extends Pick<SetDialogProps, 'onApply'> {
  /** Called while the menu is open. */
  toMenu: () => Pick<SetMenuProps, 'columns' | 'targets' | 'onFillDown'>;
}

/** The button that sets many cells to one value; its menu and dialog load with their first use. */
function SetForAll({ toMenu, onApply }: SetForAllProps): ReactElement {
  const t = useTexts();
  const { anchor, close, button } = useMenuAnchor();
  const [order, setOrder] = useState<SetOrder | null>(null);
  return (
    <>
      <Button icon={<TableEditRegular />} {...button}>
        {t('grid.set.button')}
        <ChevronDownRegular aria-hidden style={{ marginInlineStart: 6 }} />
      </Button>
      <Suspense fallback={null}>
        {anchor && <SetMenu {...toMenu()} anchor={anchor} onClose={close} onChoose={setOrder} />}
        {order && <SetDialog order={order} onApply={onApply} onClose={() => setOrder(null)} />}
      </Suspense>
    </>
  );
}

/** "Set for all" for a grid. */
export function GridSetForAll<Key extends string>({ control }: { control: GridControl<Key> }): ReactElement {
  const t = useTexts();
  return (
    <SetForAll
      // Counted when the menu opens, not on every key.
      toMenu={() => {
        const { rows, columns, facets = [], shown, allText } = control.options.setForAll;
        const texts = {
          all: allText ?? ((count: number) => t('grid.set.all', { count })),
          shown: (count: number) => t('grid.set.shown', { count }),
        };
        const { box } = control.view;
        const selected = box && box.bottom > box.top ? control.view.order.slice(box.top, box.bottom + 1) : [];
        const [whole = [], ...groups] = toTargets(rows, facets, shown, texts);
        const own = { key: 'selected', text: t('grid.set.selected', { count: selected.length }), rows: selected };
        return {
          columns: columns.filter(({ kind }) => kind !== 'text'),
          targets: [selected.length > 0 ? [own, ...whole] : whole, ...groups],
          onFillDown: (control.view.box?.bottom ?? 0) > 0 ? () => control.fillDown() : null,
        };
      }}
      onApply={(order, value, step) => applyOrder(control, order, value, step)}
    />
  );
}

/** Applies the dialog's value as one step. */
export function applyOrder<Key extends string>(
  control: GridControl<Key>,
  { kind, column, target }: SetOrder,
  value: number,
  step = 1,
): void {
  const ids = new Set(target.rows);
  const own = column as GridColumn<Key>;
  const chosen = control.sheet.rows.filter(({ id }) => ids.has(id) && control.sheet.canWrite(id, own));
  control.write(kind === 'value' ? chosen.map(({ id }) => ({ id, key: own.key, value })) : changeByPercent(chosen, own, value, step));
}
