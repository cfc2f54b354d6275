import { notify } from '@renderer/runtime/notices/notify';
import type { Translate } from '@shared/i18n/translate';
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useMemo, useState } from 'react';
import { GridControl } from './grid-control';
import type { GridProps } from './grid-props';
import { GridView } from './grid-view';
import type { GridGroups } from './model/grid-groups';
import { toErrors } from './model/grid-totals';
import { Sheet } from './model/sheet';
import type { PastePlan } from './model/sheet-plans';
import { useStable } from './use-stable';

/** What lives as long as the grid does, told of everything that is drawn anew. */
export function useGridControl<Key extends string>(props: GridProps<Key>, groups: GridGroups<Key>, t: Translate) {
  const { rows, columns, isReadOnly = false, showsRequired = false } = props;
  const reasonId = useId();
  const found = useMemo(() => toErrors(rows, columns, showsRequired), [rows, columns, showsRequired]);
  const errors = useStable(found);
  const options = {
    isReadOnly,
    hasRowEnd: props.rowEnd !== undefined,
    errors,
    setForAll: props,
    onLeaveOut: props.onLeaveOut,
    onBringBack: props.onBringBack,
    onShowAll:
      props.onShowAll || props.groups
        ? (id: string) => {
            groups.reveal(id);
            props.onShowAll?.();
          }
        : undefined,
    topOf: groups.topOf,
    onPasted: (plan: PastePlan<Key>) => tellWhatWasLeft(plan, t),
  };
  const [latest] = useState({ onChange: props.onChange });
  const [control] = useState(
    () => new GridControl(reasonId, new Sheet<Key>((patches) => latest.onChange(patches)), new GridView(), options),
  );
  // Not in an effect: the rows that are drawn below ask for it.
  control.sheet.take(rows, columns);
  control.view.take(
    groups.visible.map(({ id }) => id),
    columns.length,
  );
  const { order } = control.view;
  useLayoutEffect(() => {
    latest.onChange = props.onChange;
    control.options = options;
  });
  useLayoutEffect(() => {
    if (order) control.view.redraw();
  }, [control, order]);
  useLayoutEffect(() => control.drawn());
  // Shown in another way meanwhile: what stands in the editor is kept all the same.
  useEffect(
    () => () => {
      control.commit();
      control.tell();
    },
    [control],
  );
  useImperativeHandle(
    props.ref,
    () => ({
      focusCell: (id, key) => control.show({ id, column: control.sheet.columns.findIndex((column) => column.key === key) }),
      focusNextError: () => void control.goToNextError(false),
    }),
    [control],
  );
  return { control, errors };
}

/** A block that found no place in full is no error, but nobody may have to find that out. */
function tellWhatWasLeft<Key extends string>({ beyond, blank, closed }: PastePlan<Key>, t: Translate): void {
  const parts = [
    beyond > 0 && t('grid.beyond', { count: beyond }),
    blank > 0 && t('grid.blank', { count: blank }),
    closed > 0 && t('grid.closed', { count: closed }),
  ].filter((part) => part !== false);
  if (parts.length > 0) notify.info(parts.join(' '));
}
