import { defaultStationSettings } from '@shared/contract/printing/station';
import { describe, expect, it } from 'vitest';
import type { StationDestination } from '../printing/printing-port';
import { type StateFacts, toState } from './station-state';

const noon = Date.parse('2026-11-20T12:00:00+03:00');
const ready = { kind: 'ready', shop: 'https://shop.example', account: 'a', name: 'مريم العوضي' } as const;
const slips: StationDestination = {
  printer: 'Office',
  displayName: 'The Office',
  paper: 'A4',
  documents: ['packingSlip'],
  isPaused: false,
  isPrinting: false,
  state: 'ready',
  trouble: null,
};
const stuck: StationDestination = {
  ...slips,
  trouble: { kind: 'printerStopped', since: '2026-11-20T08:00:00.000Z', message: 'out of paper' },
};

const calm: StateFacts = {
  standing: ready,
  settings: { ...defaultStationSettings, isOn: true, hours: { from: '08:00', to: '22:00' } },
  pause: null,
  question: null,
  asked: null,
  outage: null,
  nextCheckAt: null,
  obstacle: null,
  isStorageBroken: false,
  destinations: [slips],
  waitingSheets: new Map([['Office', 3]]),
  failed: { sheets: 0, first: null },
  from: null,
  now: noon,
};
/** Ordered by severity, least severe first. */
const worse: [string, Partial<StateFacts>][] = [
  ['running none', {}],
  ['waiting serverAway', { outage: { lastAnswerAt: null, tries: 1 } }],
  ['waiting outsideHours', { now: noon + 11 * 60 * 60_000 }],
  ['attention failed', { failed: { sheets: 1, first: { kind: 'order', id: 7 } } }],
  ['attention printer', { destinations: [stuck] }],
  ['attention noPrinter', { obstacle: { kind: 'noPrinter', documents: ['packingSlip'] } }],
  ['attention storage', { isStorageBroken: true }],
  ['asks many', { question: { kind: 'many', at: '', known: '', isCopy: false } }],
  ['asks restored', { question: { kind: 'restored', at: '', known: '', isCopy: false } }],
  ['asks otherAdmin', { standing: { ...ready, kind: 'otherAdmin', before: 'بدر' } }],
  ['paused pausedByPerson', { pause: { by: null, at: '' } }],
  ['stopped printingForbidden', { obstacle: { kind: 'printingForbidden', where: 'policy.json' } }],
  ['stopped sessionEnded', { standing: { kind: 'sessionEnded', admin: 'بدر' } }],
  ['off none', { standing: { kind: 'off' } }],
];

describe('the one word for a station', () => {
  it('is that of the worst thing, whatever else is so', () => {
    let facts = calm;
    for (const [word, change] of worse) {
      facts = { ...facts, ...change };
      const { state, reason } = toState(facts);
      expect(`${state} ${reason.kind}`).toBe(word);
    }
  });

  it('names the printer, its documents here and how many sheets wait for it', () => {
    const { reason } = toState({ ...calm, destinations: [{ ...stuck, documents: ['invoice', 'packingSlip'] }] });
    expect(reason).toEqual({
      kind: 'printer',
      printer: 'Office',
      displayName: 'The Office',
      documents: ['packingSlip'],
      waitingSheets: 3,
      trouble: 'printerStopped',
      message: 'out of paper',
    });
  });

  it('does not care for a printer that the station sends nothing to', () => {
    expect(toState({ ...calm, destinations: [{ ...stuck, documents: ['invoice'] }] }).state).toBe('running');
  });

  it('tells a printer that a person has paused', () => {
    expect(toState({ ...calm, destinations: [{ ...slips, isPaused: true }] }).reason).toMatchObject({ kind: 'printer', trouble: 'paused' });
  });
});
