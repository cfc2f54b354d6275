import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridControl } from './grid-control';
import type { GridProps } from './grid-props';
import type { GridColumn } from './grid-types';
import { SetForAll } from './set-for-all';
import { changeByPercent, toTargets } from './set-targets';

type GridSetForAllProps<Key extends string> = Pick<GridProps<Key>, 'rows' | 'columns' | 'facets' | 'shown' | 'allText'> & {
  control: GridControl<Key>;
};

/** "Set for all" on the rows of a grid. */
export function GridSetForAll<Key extends string>(props: GridSetForAllProps<Key>): ReactElement {
  const { rows, columns, facets = [], shown, control } = props;
  const { t } = useTranslation();
  return (
    <SetForAll
      // Counted when the menu opens, not with every key.
      toMenu={() => ({
        columns,
        targets: toTargets(rows, facets, shown, {
          all: props.allText ?? ((count) => t('grid.set.all', { count })),
          shown: (count) => t('grid.set.shown', { count }),
        }),
        onFillDown: (control.view.box?.bottom ?? 0) > 0 ? () => control.fillDown() : null,
      })}
      onApply={({ kind, column, target }, value) => {
        const ids = new Set(target.rows);
        const own = column as GridColumn<Key>;
        const chosen = rows.filter(({ id }) => ids.has(id));
        control.write(kind === 'value' ? chosen.map(({ id }) => ({ id, key: own.key, value })) : changeByPercent(chosen, own, value));
      }}
    />
  );
}
