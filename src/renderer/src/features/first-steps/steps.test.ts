import { readKept } from '@renderer/runtime/state/first-steps-state';
import { mapPrintables } from '@shared/domain/printing/printable';
import { describe, expect, it } from 'vitest';
import { toSetupStatus, toSteps } from './steps';

const destination = (printer: string | null) => ({ printer, paper: 'A4', copies: 1, language: 'app', color: false }) as const;
const noPrinter = mapPrintables(() => destination(null));
const settings = { routes: noPrinter, pressed: ['invoice'], shopName: '', shopPhone: '' } as never;
const newComputer = {
  name: 'Noura',
  mayPrint: true,
  isPrintingForbidden: false,
  settings,
  printers: [{ name: 'Office', displayName: 'HP LaserJet M404' }],
  tests: { rows: [] },
  orders: { rows: [] },
  station: { state: 'off' as const },
};
const nothing = { done: {}, leftOut: [], isHidden: false };
const printed = (at: string) => ({ rows: [{ id: '2026-11-22', sheets: 1, entries: [{ at }] }] }) as never;

describe('the first day on a computer', () => {
  it('begins with the printer, once somebody has signed in', () => {
    const { steps, next } = toSteps(toSetupStatus(newComputer), nothing);
    expect(steps.filter(({ isDone }) => isDone).map(({ step }) => step)).toEqual(['signIn']);
    expect(next).toBe('printer');
    expect(steps).toHaveLength(9);
  });

  it('ticks itself from what is so, with what and when', () => {
    const routes = { ...noPrinter, invoice: destination('Office') };
    const truth = toSetupStatus({
      ...newComputer,
      settings: { routes, pressed: ['invoice', 'packingSlip'], shopName: 'Bayt', shopPhone: '22' } as never,
      tests: printed('2026-11-22T06:03:00.000Z'),
      station: { state: 'paused' },
    });
    const { steps, next } = toSteps(truth, nothing);
    expect(steps.filter(({ isDone }) => isDone).map(({ step }) => step)).toEqual(['signIn', 'printer', 'head', 'testPage', 'station']);
    expect(steps.find(({ step }) => step === 'printer')?.what).toBe('HP LaserJet M404');
    expect(steps.find(({ step }) => step === 'testPage')?.at).toBe('2026-11-22T06:03:00.000Z');
    expect(next).toBe('documents');
  });

  it('keeps what was done once, and leaves out what was left out', () => {
    const kept = { done: { order: '2026-11-01T06:00:00.000Z' }, leftOut: ['station' as const, 'printer' as const], isHidden: false };
    const { steps, next } = toSteps(toSetupStatus(newComputer), kept);
    expect(steps.map(({ step }) => step)).not.toContain('station');
    expect(steps.find(({ step }) => step === 'order')).toMatchObject({ isDone: true, at: '2026-11-01T06:00:00.000Z' });
    expect(next).toBe('documents');
  });

  it('shows when each was done first, also after it was done again', () => {
    const first = '2026-11-22T06:03:00.000Z';
    const kept = { done: { order: first, printer: '' }, leftOut: [], isHidden: false };
    const routes = { ...noPrinter, invoice: destination('Office') };
    const settings = { routes, pressed: ['invoice'], shopName: '', shopPhone: '' } as never;
    const { steps } = toSteps(toSetupStatus({ ...newComputer, settings, orders: printed('2026-11-28T09:00:00.000Z') }), kept);
    expect(steps.find(({ step }) => step === 'order')?.at).toBe(first);
    expect(steps.find(({ step }) => step === 'printer')).toMatchObject({ isDone: true, at: null });
  });

  it('shows only what the account and the organisation allow', () => {
    expect(toSetupStatus({ ...newComputer, mayPrint: false, tests: undefined, orders: undefined, station: undefined }).offered).toEqual([
      'signIn',
      'printer',
      'documents',
      'head',
      'search',
    ]);
    expect(toSetupStatus({ ...newComputer, isPrintingForbidden: true }).offered).toEqual(['signIn', 'head', 'search', 'status']);
  });

  it('takes nothing for done that could not be read, and nothing from a damaged memory', () => {
    const truth = toSetupStatus({ ...newComputer, settings: undefined, tests: undefined, orders: undefined, station: undefined });
    expect(Object.keys(truth.found)).toEqual(['signIn']);
    for (const text of [null, '', '{', '[]', 'null', '{"done":7,"leftOut":{}}']) expect(readKept(text)).toEqual(nothing);
    expect(readKept('{"done":{"order":"x","other":"y","head":5},"leftOut":["station","no"],"isHidden":true}')).toEqual({
      done: { order: 'x' },
      leftOut: ['station'],
      isHidden: true,
    });
  });
});
