import { notify } from '@renderer/runtime/notices/notify';
import type { Translate } from '@shared/i18n/translate';
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { GridControl } from './grid-control';
import type { GridProps } from './grid-props';
import { GridView } from './grid-view';
import type { GridGroups } from './model/grid-groups';
import { toErrors, toNumbers } from './model/grid-totals';
import { Sheet } from './model/sheet';
import type { PastePlan } from './model/sheet-plans';
import { useStable } from './use-stable';

/** The grid's control, with its sheet and view. It stays the same object while the grid is mounted, and follows the props. */
export function useGridControl<Key extends string>(props: GridProps<Key>, groups: GridGroups<Key>, t: Translate) {
  const { rows, columns, isReadOnly = false, showsRequired = false } = props;
  const reasonId = useId();
  const reportPaste = usePasteReports<Key>(reasonId, props.tellsPaste === true, t);
  const found = useMemo(() => toErrors(rows, columns, showsRequired), [rows, columns, showsRequired]);
  const errors = useStable(found);
  const showAll = (id: string): void => {
    groups.reveal(id);
    props.onShowAll?.();
  };
  const options = {
    isReadOnly,
    hasRowEnd: props.rowEnd !== undefined,
    errors,
    setForAll: props,
    onLeaveOut: props.onLeaveOut,
    onBringBack: props.onBringBack,
    onShowAll: props.onShowAll || props.groups ? showAll : undefined,
    topOf: groups.topOf,
    onPasted: reportPaste,
  };
  const [latest] = useState({ onChange: props.onChange });
  const [control] = useState(
    () => new GridControl(reasonId, new Sheet<Key>((patches) => latest.onChange(patches)), new GridView(), options),
  );
  // Not in an effect, because the rows that are rendered below read it.
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
  // The grid is unmounted when the caller shows the rows in another way; the open editor's text is written first.
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

/** Reports each paste, with a button that undoes it. An earlier report's button is removed, because *undo* reverts only the last step. */
function usePasteReports<Key extends string>(reasonId: string, isDetailed: boolean, t: Translate) {
  const pastes = useRef(0);
  useEffect(() => () => notify.overtake(toPasteMatter(reasonId, pastes.current)), [reasonId]);
  return (plan: PastePlan<Key>, control: GridControl<Key>): void => {
    if (!isDetailed) {
      tellWhatWasLeft(plan, t);
      return;
    }
    notify.overtake(toPasteMatter(reasonId, pastes.current));
    pastes.current += 1;
    tellPaste(plan, control, { t, about: toPasteMatter(reasonId, pastes.current) });
  };
}

/** Reports the cells of a block that weren't written. It isn't an error, but users wouldn't notice it otherwise. */
function tellWhatWasLeft<Key extends string>(plan: PastePlan<Key>, t: Translate): void {
  const text = toLeftText(plan, t);
  if (text !== '') notify.info(text);
}

function toLeftText<Key extends string>({ beyond, blank, closed }: PastePlan<Key>, t: Translate): string {
  const parts = [
    beyond > 0 && t('grid.beyond', { count: beyond }),
    blank > 0 && t('grid.blank', { count: blank }),
    closed > 0 && t('grid.closed', { count: closed }),
  ];
  return parts.filter((part) => part !== false).join(' ');
}

/** Reports the block's size and the numbers of accepted and refused cells, with a button that undoes the paste. */
function tellPaste<Key extends string>(
  plan: PastePlan<Key>,
  control: GridControl<Key>,
  { t, about }: { t: Translate; about: string },
): void {
  const { box, patches, refused } = plan;
  const [first] = refused;
  const { sheet } = control;
  const row = (first && toNumbers(sheet.rows).get(first.id)) ?? 0;
  const column = sheet.columns.find(({ key }) => key === first?.key)?.name ?? '';
  const rows = t('grid.paste.rows', { count: box.bottom - box.top + 1 });
  const columns = t('grid.paste.columns', { count: box.end - box.start + 1 });
  const parts = [
    t('grid.paste.block', { rows, columns }),
    t('grid.paste.taken', { count: patches.length - refused.length }),
    first && t('grid.paste.refused', { count: refused.length, row, column, text: String(first.value) }),
    toLeftText(plan, t),
  ];
  const { lastStep } = sheet;
  const undo = (): void => {
    if (sheet.lastStep === lastStep) control.undo();
    else notify.info(t('grid.paste.notLast'));
  };
  notify.info(parts.filter(Boolean).join(' '), patches.length > 0 ? { label: t('grid.paste.undo'), run: undo } : undefined, about);
}

const toPasteMatter = (grid: string, count: number): string => `paste ${grid} ${count}`;
