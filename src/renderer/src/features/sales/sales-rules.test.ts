import type { SalesPart, SalesReport } from '@shared/contract/desktop/sales';
import { addDays } from '@shared/domain/dates';
import { toFils } from '@shared/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toColumns, toUnit } from './sales-chart';
import { countDays, findPreset, readPeriod, salesPresets, toPeriodBefore, toPresetPeriod } from './sales-periods';
import { toAverage, toDelta, toShare } from './sales-words';

const today = '2026-11-22';

describe('the days of a report', () => {
  it.each([
    ['today', '2026-11-22', '2026-11-22'],
    ['yesterday', '2026-11-21', '2026-11-21'],
    ['week', '2026-11-16', '2026-11-22'],
    ['month', '2026-10-24', '2026-11-22'],
    ['thisMonth', '2026-11-01', '2026-11-22'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
  ] as const)('of %s are %s to %s', (preset, from, to) => {
    expect(toPresetPeriod(preset, today)).toEqual({ from, to });
    expect(findPreset({ from, to }, today)).toBe(preset);
  });

  it('are read from an address that holds two days of a calendar, the first one first, or a preset; otherwise the last seven days', () => {
    const read = (text: string) => readPeriod(new URLSearchParams(text), today);
    expect(read('from=2026-11-01&to=2026-11-02')).toEqual({ from: '2026-11-01', to: '2026-11-02' });
    for (const text of ['', 'from=2026-11-02&to=2026-11-01', 'from=2026-02-30&to=2026-03-01', 'from=soon&to=2026-03-01'])
      expect(read(text)).toEqual(toPresetPeriod('week', today));
    expect([read('dates=today'), read('dates=lastSevenDays'), read('dates=yesterday')]).toEqual(
      (['today', 'week', 'yesterday'] as const).map((preset) => toPresetPeriod(preset, today)),
    );
  });
});

describe('the period before', () => {
  it.each([
    ['one day', '2026-11-22', '2026-11-22', '2026-11-21', '2026-11-21'],
    ['a week', '2026-11-15', '2026-11-21', '2026-11-08', '2026-11-14'],
    ['this month so far', '2026-11-01', '2026-11-22', '2026-10-01', '2026-10-22'],
    ['a whole month', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
    ['March', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['a part of a month', '2026-11-01', '2026-11-10', '2026-10-22', '2026-10-31'],
  ])('of %s', (_what, from, to, beforeFrom, beforeTo) => {
    expect(toPeriodBefore({ from, to }, today)).toEqual({ from: beforeFrom, to: beforeTo });
  });

  it('of a month so far never reaches into the month itself', () => {
    expect(toPeriodBefore({ from: '2026-03-01', to: '2026-03-30' }, '2026-03-30')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    // On the first of a month, the month is one day long, like yesterday.
    expect(toPeriodBefore({ from: '2026-03-01', to: '2026-03-01' }, '2026-03-01')).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  });

  it('ends where the period begins, whichever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 400 }), (start, length) => {
        const from = addDays('2024-08-19', start);
        const before = toPeriodBefore({ from, to: addDays(from, length) }, today);
        expect(before.from <= before.to && before.to < from).toBe(true);
      }),
    );
  });

  it('is offered for each preset', () => {
    for (const preset of salesPresets) expect(countDays(toPeriodBefore(toPresetPeriod(preset, today), today))).toBeGreaterThan(0);
  });
});

describe('a figure beside the one before', () => {
  it('is up or down with the sign of its percentage, the same below a tenth of one, and nothing to compare with 0', () => {
    expect(toDelta(1082, 1000)).toEqual({ kind: 'up', percent: '+8.2%' });
    expect(toDelta(0, 1000)).toEqual({ kind: 'down', percent: '−100.0%' });
    expect(toDelta(10_001, 10_000)).toEqual({ kind: 'same' });
    expect(toDelta(0, 0)).toEqual({ kind: 'same' });
    expect(toDelta(5, 0)).toEqual({ kind: 'nothing' });
  });

  it('is an average to the fils, and none without orders', () => {
    expect(toAverage({ count: 3, fils: toFils(10) })).toBe(3333);
    expect(toAverage({ count: 0, fils: toFils(0) })).toBeNull();
    expect([toShare(1, 8), toShare(0, 0)]).toEqual(['12.5%', '0.0%']);
  });
});

describe('the columns of a report', () => {
  const part = (count: number, dinars: number): SalesPart => ({ count, guests: 0, fils: toFils(dinars) });
  const report = (changes: Partial<SalesReport>): SalesReport =>
    ({ period: { from: today, to: today }, days: [], hours: null, ...changes }) as SalesReport;
  const days = (from: string, count: number) => Array.from({ length: count }, (_, at) => ({ day: addDays(from, at), ...part(1, at + 1) }));

  it('are the hours of one day and of the day before, with those between them, orders without a time last', () => {
    const own = report({
      hours: [
        { hour: 10, ...part(1, 5) },
        { hour: null, ...part(2, 7) },
      ],
    });
    const before = { hours: [{ hour: 12, ...part(1, 3) }] } as never;
    expect(toUnit(own)).toBe('hours');
    expect(toColumns(own, before).map((column) => [column.key, column.part.fils, column.before?.fils])).toEqual([
      ['10', 5000, 0],
      ['11', 0, 0],
      ['12', 0, 3000],
      ['', 7000, 0],
    ]);
  });

  it('are days beside those of the period before in their order, and months where there are too many', () => {
    const week = report({ days: days('2026-11-15', 7) });
    expect(toColumns(week, { days: days('2026-11-08', 7) } as never).map((column) => [column.key, column.before?.fils])).toContainEqual([
      '2026-11-21',
      7000,
    ]);
    const long = report({ days: days('2026-09-01', 63) });
    expect(toUnit(long)).toBe('months');
    const columns = toColumns(long, null);
    expect(columns.map(({ key, part: { count }, period: { to } }) => [key, count, to])).toEqual([
      ['2026-09', 30, '2026-09-30'],
      ['2026-10', 31, '2026-10-31'],
      ['2026-11', 2, '2026-11-02'],
    ]);
    expect(columns.reduce((sum, { part: { fils } }) => sum + fils, 0)).toBe((1000 * (63 * 64)) / 2);
  });
});
