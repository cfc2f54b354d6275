import { parsePercent, withoutPercentSign } from '@renderer/validation/parse-number';
import { toPlainNumber } from '@shared/domain/digits';
import type { ReactNode } from 'react';
import type { CellPatch, GridColumn, GridFacet, GridRow } from '../model/grid-types';

/** The rows of an entry in "Set for all". */
export interface SetTarget {
  key: string;
  /** Such as `All brick red`. */
  text: string;
  mark?: ReactNode;
  rows: readonly string[];
}

interface TargetTexts {
  all: (count: number) => string;
  shown: (count: number) => string;
}

/** Returns all rows first, then those of each facet's values; leaves out targets whose rows are all left out. */
export function toTargets(
  rows: readonly GridRow[],
  facets: readonly GridFacet[],
  shown: ReadonlySet<string> | undefined,
  texts: TargetTexts,
): SetTarget[][] {
  const ids = rows.filter(({ leftOut }) => leftOut === undefined).map(({ id }) => id);
  const visible = shown && ids.filter((id) => shown.has(id));
  const whole = [
    ...(visible && visible.length > 0 ? [{ key: 'shown', text: texts.shown(visible.length), rows: visible }] : []),
    { key: 'all', text: texts.all(ids.length), rows: ids },
  ];
  const groups = facets.map(({ key, values }) =>
    values
      .map((value) => ({ key: `${key}.${value.key}`, text: value.setText, mark: value.mark, rows: ids.filter((id) => value.rows.has(id)) }))
      .filter((target) => target.rows.length > 0),
  );
  return [whole, ...groups].filter((targets) => targets.length > 0);
}

/** Parses a percentage, negative for a decrease; null for other text, and for less than -100. */
export function readChange(typed: string): number | null {
  const plain = toPlainNumber(withoutPercentSign(typed).replace(/^\s*\+/, ''));
  const isLess = plain.startsWith('-');
  const percent = parsePercent(isLess ? plain.slice(1) : plain);
  return percent === null || (isLess && percent > 100) ? null : isLess ? -percent : percent;
}

/** Steps to which amounts are rounded, in fils. */
export const roundings = [1, 50, 100, 250, 500, 1000] as const;

/** Changes every number of the column by a percentage, rounded to `step` but never to 0; skips empty and invalid cells. */
export function changeByPercent<Key extends string>(
  rows: readonly GridRow<Key>[],
  { key }: GridColumn<Key>,
  percent: number,
  step = 1,
): CellPatch<Key>[] {
  // Percentages in thousandths, so that all numbers are whole until the only division.
  const factor = Math.round((100 + percent) * 1000);
  const round = (value: number): number => Math.round((value * factor) / (100_000 * step)) * step;
  return rows.flatMap(({ id, cells, leftOut }) => {
    const value = cells[key];
    if (leftOut !== undefined || typeof value !== 'number') return [];
    return [{ id, key, value: value > 0 && factor > 0 ? Math.max(round(value), Math.min(step, value)) : round(value) }];
  });
}
