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

/** What lives as long as the grid does, told of everything that is drawn anew. */
export function useGridControl<Key extends string>(props: GridProps<Key>, groups: GridGroups<Key>, t: Translate) {
  const { rows, columns, isReadOnly = false, showsRequired = false } = props;
  const reasonId = useId();
  const pastes = useRef(0);
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
    onPasted: (plan: PastePlan<Key>, own: GridControl<Key>) => {
      if (!props.tellsPaste) return tellWhatWasLeft(plan, t);
      notify.overtake(toPasteMatter(reasonId, pastes.current));
      pastes.current += 1;
      tellPaste(plan, own, { t, about: toPasteMatter(reasonId, pastes.current) });
    },
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
      // Nothing is there any more to be taken back.
      notify.overtake(toPasteMatter(reasonId, pastes.current));
    },
    [control, reasonId],
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

/** How large the block was, what of it got in and what did not, with the way to take it back. */
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

/** Only the last paste is offered to be taken back: the step that is undone is always the last one. */
const toPasteMatter = (grid: string, count: number): string => `paste ${grid} ${count}`;
