import { rangePresets, toPresetRange } from '@shared/domain/lists/day-ranges';
import { describe, expect, it } from 'vitest';
import { changeListState, type ListDefaults, parseListState, toListParams } from './list-state';

const defaults: ListDefaults = { tabs: ['open', 'closed'], dates: { from: '2026-11-19', to: '2026-11-19' } };
const parse = (query: string, rules = defaults) => parseListState(new URLSearchParams(query), rules);
const write = (query: string): string => toListParams(parse(query), defaults).toString();

describe('state of a list in the address', () => {
  it('starts at page 1 with the default tab and dates', () => {
    expect(parse('')).toEqual({ page: 1, search: '', tab: 'open', dates: { from: '2026-11-19', to: '2026-11-19' }, filters: {} });
  });

  it('has no dates and no tab where the list has none', () => {
    expect(parse('from=2026-01-01&to=2026-01-02&tab=x', {})).toEqual({ page: 1, search: '', tab: '', dates: null, filters: {} });
  });

  it('reads what it wrote', () => {
    const query = 'page=3&search=%D9%81%D8%A7%D8%B7%D9%85%D8%A9&tab=closed&from=2026-01-01&to=2026-02-01';
    expect(parse(write(query))).toEqual(parse(query));
    expect(parse(query)).toMatchObject({ page: 3, search: 'فاطمة', tab: 'closed', dates: { from: '2026-01-01', to: '2026-02-01' } });
  });

  it('keeps a preset as such, so that it moves on with the day', () => {
    const on = (today: string): ListDefaults => ({
      dates: toPresetRange('all', today, '2024-08-19'),
      presets: rangePresets.map((preset) => toPresetRange(preset, today, '2024-08-19')),
    });
    const chosen = changeListState(parse('', on('2026-11-19')), { dates: toPresetRange('today', '2026-11-19', '2024-08-19') });
    const address = toListParams(chosen, on('2026-11-19')).toString();
    expect(address).toBe('dates=today');
    expect(parse(address, on('2026-11-20')).dates).toEqual({ from: '2026-11-20', to: '2026-11-20', preset: 'today' });
    expect(parse('dates=lastSevenDays', on('2026-11-20')).dates).toMatchObject({ from: '2026-11-14', to: '2026-11-20' });
    expect(parse('dates=next', on('2026-11-20')).dates).toMatchObject({ from: '2024-08-19', to: '2026-11-20' });
  });

  it('writes nothing for the defaults', () => {
    expect(write('page=1&tab=open&from=2026-11-19&to=2026-11-19')).toBe('');
  });

  it.each([
    'page=0',
    'page=-2',
    'page=1.5',
    'page=abc',
    'tab=other',
    'from=2026-01-02',
    'from=2026-02-01&to=2026-01-01',
    'from=2026-13-45&to=2026-13-46',
    'from=2026-02-30&to=2026-03-02',
  ])('falls back to the defaults for %s', (query) => {
    expect(parse(query)).toEqual(parse(''));
  });

  it('keeps parameters of others', () => {
    const params = toListParams(parse('page=2'), defaults, new URLSearchParams('page=9&panel=queue'));
    expect(params.toString()).toBe('panel=queue&page=2');
  });

  it('[API-19] goes back to page 1 when the search, the dates or the tab change', () => {
    const state = parse('page=7');
    expect(changeListState(state, { search: '5' }).page).toBe(1);
    expect(changeListState(state, { dates: { from: '2026-01-01', to: '2026-01-02' } }).page).toBe(1);
    expect(changeListState(state, { tab: 'closed' }).page).toBe(1);
    expect(changeListState(state, { page: 8 }).page).toBe(8);
  });
});
