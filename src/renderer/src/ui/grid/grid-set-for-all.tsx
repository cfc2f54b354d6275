import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridControl } from './grid-control';
import type { GridColumn } from './grid-types';
import type { SetOrder } from './set-dialog';
import { SetForAll } from './set-for-all';
import { changeByPercent, toTargets } from './set-targets';

/** "Set for all" on the rows of a grid. */
export function GridSetForAll<Key extends string>({ control }: { control: GridControl<Key> }): ReactElement {
  const { t } = useTranslation();
  return (
    <SetForAll
      // Counted when the menu opens, not with every key.
      toMenu={() => {
        const { rows, columns, facets = [], shown, allText } = control.options.setForAll;
        const texts = {
          all: allText ?? ((count: number) => t('grid.set.all', { count })),
          shown: (count: number) => t('grid.set.shown', { count }),
        };
        return {
          columns,
          targets: toTargets(rows, facets, shown, texts),
          onFillDown: (control.view.box?.bottom ?? 0) > 0 ? () => control.fillDown() : null,
        };
      }}
      onApply={(order, value) => applyOrder(control, order, value)}
    />
  );
}

/** Writes what was asked for in the dialog, as one step. */
export function applyOrder<Key extends string>(control: GridControl<Key>, { kind, column, target }: SetOrder, value: number): void {
  const ids = new Set(target.rows);
  const own = column as GridColumn<Key>;
  const chosen = control.sheet.rows.filter(({ id }) => ids.has(id));
  control.write(kind === 'value' ? chosen.map(({ id }) => ({ id, key: own.key, value })) : changeByPercent(chosen, own, value));
}
