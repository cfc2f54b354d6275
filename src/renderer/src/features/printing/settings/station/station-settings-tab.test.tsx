// @vitest-environment happy-dom

import { useSession } from '@renderer/runtime/state/session-store';
import { defaultStationSettings, type StationSettings, type StationView, stationSettings } from '@shared/contract/printing/station';
import { failed, ok } from '@shared/contract/result';
import { addDays, toKuwaitDay } from '@shared/domain/dates';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type FakeBridge, type FakeHandlers, offStation } from '../../../../../../../tests/support/page/fake-bridge';
import { errorOf, field, fill, formShown, pressSave, saveButton } from '../../../../../../../tests/support/page/form-on-page';
import { endPrintScreen, showPrintScreen, toastTexts } from '../../../../../../../tests/support/page/print-screen';
import { decided, policyPath } from '../../../../../../../tests/support/samples/decided';
import { printSettingsOf } from '../../../../../../../tests/support/samples/print-settings';
import { containing, inEnglish, startingWith } from '../../../../../../../tests/support/texts';
import { StationSettingsTab } from './station-settings-tab';

const capital = { name_en: 'Capital', name_ar: 'العاصمة' };
const hawalli = { name_en: 'Hawalli', name_ar: 'حولي' };
const since = '2026-11-19T05:00:00.000Z';
const ordersOf = (...ids: number[]) => ids.map((id) => ({ kind: 'order' as const, id }));

interface Shown {
  settings?: Partial<StationSettings>;
  imported?: StationSettings | null;
  roles?: string[];
  handlers?: FakeHandlers;
  language?: 'en' | 'ar';
}

async function show({
  settings = {},
  imported = null,
  roles = ['order'],
  handlers = {},
  language = 'en',
}: Shown = {}): Promise<FakeBridge> {
  useSession.setState({ roles });
  let view: StationView = {
    ...offStation,
    settings: { ...defaultStationSettings, ...settings },
    examples: { here: ordersOf(10573), elsewhere: ordersOf(10571) },
  };
  const tab = <StationSettingsTab isBehind={false} imported={imported} onMark={() => undefined} onQuestion={() => undefined} />;
  const { bridge } = showPrintScreen(tab, {
    language,
    handlers: {
      'station.read': () => ok(view),
      'station.saveSettings': (next) => {
        view = { ...view, settings: stationSettings.parse(next) };
        return ok(view);
      },
      'history.readDays': () => ok({ days: 90, isManaged: false }),
      'history.saveDays': ({ days }) => ok({ days, isManaged: false }),
      'printing.readSettings': () => ok(printSettingsOf({ printer: 'zebra' })),
      'lookups.governorates': () =>
        ok({
          rows: [
            { id: 1, ...capital },
            { id: 2, ...hawalli },
          ],
        } as never),
      ...handlers,
    },
  });
  await formShown();
  // The section is a file of its own, which may be loaded later than the form's bar.
  if (settings.since) await waitFor(() => field('sinceDay'));
  return bridge;
}

const box = (name: string | RegExp): HTMLElement => screen.getByRole('checkbox', { name });
const flip = (name: string): boolean => fireEvent.click(screen.getByRole('switch', { name }));
const choose = (name: string): boolean => fireEvent.click(screen.getByRole('radio', { name }));
const section = (id: string): string => document.querySelector(`[data-section=${id}]`)?.textContent ?? '';
const savedOf = (bridge: FakeBridge): StationSettings => bridge.requestsOf('station.saveSettings').at(-1) as StationSettings;
const isSaved = (): Promise<void> => waitFor(() => expect(toastTexts()).toContain(inEnglish('stationSettings.saved')));

afterEach(() => {
  endPrintScreen();
  useSession.setState(useSession.getInitialState(), true);
});

describe('the settings of the print station', () => {
  it('switch on with nothing but the switch, and say from when orders count', async () => {
    const bridge = await show();
    flip(inEnglish('stationSettings.mode.isOn'));
    expect(screen.getByLabelText<HTMLInputElement>(inEnglish('stationSettings.mode.since')).placeholder).toBe(
      inEnglish('stationSettings.mode.fromNow'),
    );
    pressSave();
    await isSaved();
    expect(savedOf(bridge)).toEqual({ ...defaultStationSettings, isOn: true });
    expect(bridge.requestsOf('history.saveDays')).toEqual([]);
  });

  describe('the moment from which orders count', () => {
    // The fields have Kuwait's time in minutes; the stored time also has seconds.
    const kept = '2026-11-19T05:00:12.345Z';
    const shown = (name: string): string => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
    const daysAgo = (days: number): string => addDays(toKuwaitDay(new Date()), -days);

    it('stays as it is, to the second and however long ago, when another thing is saved', async () => {
      const bridge = await show({ settings: { isOn: true, since: '2025-01-02T05:00:12.345Z' } });
      expect([shown('sinceDay'), shown('sinceTime')]).toEqual(['2 Jan 2025', '08:00']);
      fill({ name: 'Table' });
      pressSave();
      await isSaved();
      expect(savedOf(bridge).since).toBe('2025-01-02T05:00:12.345Z');
    });

    it('is another one, and from saving on where it is left empty', async () => {
      let saved = 0;
      const bridge = await show({
        settings: { isOn: true, since: kept },
        handlers: {
          'station.saveSettings': (next) => {
            saved += 1;
            return ok({ ...offStation, settings: stationSettings.parse({ ...next, since: next.since ?? '2026-11-22T09:30:00.000Z' }) });
          },
        },
      });
      fill({ sinceDay: daysAgo(2).split('-').reverse().join('/'), sinceTime: '٧:١٥' });
      pressSave();
      await isSaved();
      expect(savedOf(bridge).since).toBe(`${daysAgo(2)}T04:15:00.000Z`);
      await waitFor(() => expect(shown('sinceTime')).toBe('07:15'));
      fill({ sinceDay: '' });
      expect(document.querySelector('[name=sinceTime]')).toBeNull();
      pressSave();
      await waitFor(() => expect(saved).toBe(2));
      expect(savedOf(bridge).since).toBeNull();
      await waitFor(() => expect([shown('sinceDay'), shown('sinceTime')]).toEqual(['22 Nov 2026', '12:30']));
    });

    it.each([
      ['a day alone', { sinceDay: daysAgo(1), sinceTime: '' }, 'sinceTime', 'This Field is required'],
      ['no time', { sinceDay: daysAgo(1), sinceTime: '25:00' }, 'sinceTime', 'Enter a time'],
      ['tomorrow', { sinceDay: daysAgo(-1), sinceTime: '00:00' }, 'sinceDay', inEnglish('stationSettings.error.sinceAhead')],
      [
        'more than 30 days ago',
        { sinceDay: daysAgo(32), sinceTime: '00:00' },
        'sinceDay',
        inEnglish('stationSettings.error.sinceTooEarly'),
      ],
    ])('is refused as %s', async (_what, typed, name, words) => {
      const bridge = await show({ settings: { isOn: true, since: kept } });
      fill(typed);
      pressSave();
      await waitFor(() => expect(errorOf(name)).toContain(words));
      expect(bridge.requestsOf('station.saveSettings')).toEqual([]);
    });
  });

  it('send everything that is set, with the digits of an Arabic keyboard', async () => {
    const bridge = await show({ settings: { isOn: true, since } });
    fireEvent.click(box(inEnglish('navigation.guestOrders')));
    fireEvent.click(box('Cash'));
    await screen.findByRole('checkbox', { name: 'Hawalli' });
    fireEvent.click(box('Hawalli'));
    fireEvent.click(box('Invoice'));
    choose(inEnglish('stationSettings.sharing.kind.number'));
    flip(inEnglish('stationSettings.hours.only'));
    flip(inEnglish('stationSettings.after.changes'));
    flip(inEnglish('stationSettings.window.soundOnNew'));
    fill({
      name: ' Packing table 1 ',
      number: '٢',
      of: '٣',
      from: '٩:٣٠',
      to: '2200',
      intervalSeconds: '٣٠',
      askAbove: '50',
      historyDays: '30',
    });
    pressSave();
    await isSaved();
    expect(savedOf(bridge)).toEqual({
      ...defaultStationSettings,
      isOn: true,
      since,
      name: 'Packing table 1',
      kinds: ['order'],
      paymentTypes: ['knet', 'visa'],
      governorates: [capital],
      documents: ['packingSlip', 'invoice'],
      sharing: { kind: 'number', number: 2, of: 3 },
      hours: { from: '09:30', to: '22:00' },
      statusAfter: 'process',
      intervalSeconds: 30,
      askAbove: 50,
      soundOnNew: false,
    });
    expect(bridge.requestsOf('history.saveDays')).toEqual([{ days: 30 }]);
  });

  it('say in order numbers what is shared, before it is saved', async () => {
    await show();
    choose(inEnglish('stationSettings.sharing.kind.number'));
    fill({ number: '1', of: '3' });
    const here = inEnglish('stationSettings.sharing.here.order', { numbers: '#10575, #10578, and #10581' });
    const elsewhere = inEnglish('stationSettings.sharing.elsewhere', { numbers: '#10576 and #10577' });
    expect(section('sharing').replaceAll(/[\u2068\u2069]/g, '')).toContain(`${here} ${elsewhere}`);
    expect(section('sharing')).toContain('Guest orders printed here');
    expect(section('sharing')).toContain(inEnglish('stationSettings.sharing.others', { count: 2, numbers: '2 of 3 and 3 of 3' }));
    fireEvent.click(box(inEnglish('navigation.guestOrders')));
    expect(section('sharing')).not.toContain('Guest orders printed here');
    choose(inEnglish('stationSettings.sharing.kind.governorate'));
    expect(section('sharing')).toContain(inEnglish('stationSettings.sharing.allTicked'));
  });

  it('take all governorates for orders without one, too', async () => {
    const bridge = await show({ settings: { governorates: [capital] } });
    await screen.findByRole('checkbox', { name: 'Hawalli' });
    expect(section('orders')).toContain(inEnglish('stationSettings.orders.someGovernorates'));
    fireEvent.click(box('Hawalli'));
    expect(section('orders')).toContain(inEnglish('stationSettings.orders.allGovernorates'));
    pressSave();
    await isSaved();
    expect(savedOf(bridge).governorates).toBeNull();
  });

  it('keep chosen governorates when the shop does not answer', async () => {
    const bridge = await show({ settings: { governorates: [capital] }, handlers: { 'lookups.governorates': () => failed('unreachable') } });
    expect(await screen.findByText(containing(inEnglish('stationSettings.orders.governoratesFailed')))).toBeTruthy();
    fill({ name: 'Table' });
    pressSave();
    await isSaved();
    expect(savedOf(bridge).governorates).toEqual([capital]);
  });

  it('say what is wrong in words, and send nothing', async () => {
    const bridge = await show({ settings: { documents: ['packingSlip'] } });
    fireEvent.click(box(inEnglish('documents.packingSlip.title')));
    choose(inEnglish('stationSettings.sharing.kind.number'));
    flip(inEnglish('stationSettings.hours.only'));
    fill({ number: '4', of: '3', from: '8', to: '25:00', intervalSeconds: '5', askAbove: '', historyDays: '4000', name: 'x'.repeat(61) });
    pressSave();
    await waitFor(() => expect(errorOf('number')).toBe(inEnglish('stationSettings.error.number', { max: 3 })));
    expect(section('orders')).toContain(inEnglish('stationSettings.error.documents'));
    expect(errorOf('from')).toContain('Enter a time');
    expect(errorOf('to')).toContain('Enter a time');
    expect(errorOf('intervalSeconds')).toBe(inEnglish('printables.tags.wrongStart', { first: 10, last: 600 }));
    expect(errorOf('askAbove')).toBeDefined();
    expect(errorOf('historyDays')).toBe(inEnglish('printables.tags.wrongStart', { first: 1, last: 3650 }));
    expect(errorOf('name')).toBe(inEnglish('stationSettings.error.name', { max: 60 }));
    expect(bridge.requestsOf('station.saveSettings')).toEqual([]);
  });

  it('do not ask about what is switched off', async () => {
    const bridge = await show();
    flip(inEnglish('stationSettings.hours.only'));
    fill({ from: 'no time' });
    flip(inEnglish('stationSettings.hours.only'));
    fill({ name: 'Table' });
    pressSave();
    await isSaved();
    expect(savedOf(bridge).hours).toBeNull();
  });

  it('name the documents that have no printer', async () => {
    await show({ handlers: { 'printing.readSettings': () => ok(printSettingsOf()) } });
    expect(await screen.findByText(inEnglish('stationSettings.orders.noPrinter', { documents: 'Packing slip' }))).toBeTruthy();
    expect(screen.getByRole('button', { name: inEnglish('stationSettings.orders.choosePrinter') })).toBeTruthy();
  });

  it('take the settings out of a file as unsaved changes, but never become a station by it', async () => {
    const imported: StationSettings = {
      ...defaultStationSettings,
      isOn: true,
      since,
      name: 'Table 1',
      sharing: { kind: 'number', number: 1, of: 2 },
    };
    const bridge = await show({ imported });
    await waitFor(() => expect(saveButton()).toBeTruthy());
    pressSave();
    await isSaved();
    expect(savedOf(bridge)).toEqual({ ...imported, isOn: false, since: null });
  });

  it('keep what is typed when saving fails, and what was stored of it', async () => {
    let days = 90;
    const bridge = await show({
      handlers: {
        'station.saveSettings': () => failed('internal'),
        'history.readDays': () => ok({ days, isManaged: false }),
        'history.saveDays': (input) => {
          days = input.days;
          return ok({ days, isManaged: false });
        },
      },
    });
    fill({ name: 'Table', historyDays: '30' });
    pressSave();
    await waitFor(() => expect(bridge.requestsOf('station.saveSettings')).toHaveLength(1));
    expect(screen.getByLabelText<HTMLInputElement>(inEnglish('stationSettings.mode.name')).value).toBe('Table');
    pressSave();
    await waitFor(() => expect(bridge.requestsOf('station.saveSettings')).toHaveLength(2));
    expect(bridge.requestsOf('history.saveDays')).toEqual([{ days: 30 }]);
  });

  it('are locked, each with where it stands, when IT has made this computer a station', async () => {
    const policy = decided({
      printStation: 'required',
      stationDocuments: ['invoice'],
      stationShare: '2 of 3',
      stationHours: '08:00-22:00',
    });
    await show({
      settings: {
        isOn: true,
        documents: ['invoice'],
        sharing: { kind: 'number', number: 2, of: 3 },
        hours: { from: '08:00', to: '22:00' },
      },
      handlers: { 'policy.read': () => ok(policy) },
    });
    await waitFor(() => expect(section('mode')).toContain(policyPath));
    const isLocked = (control: HTMLElement): boolean => control.matches(':disabled, [readonly]');
    const switches = [
      'This computer is a print station: on',
      `${inEnglish('stationSettings.hours.only')}: on`,
      'Keep running when the window is closed: on',
    ];
    for (const name of switches) expect(isLocked(screen.getByRole('switch', { name })), name).toBe(true);
    const boxes = screen.getAllByRole('checkbox').filter((one) => one.closest('[role=group]')?.textContent?.includes(policyPath));
    expect(boxes.map((one) => [one.matches(':checked'), isLocked(one)])).toEqual([
      [false, true],
      [false, true],
      [true, true],
    ]);
    for (const radio of screen.getAllByRole('radio')) expect(isLocked(radio)).toBe(true);
    for (const label of [
      startingWith(inEnglish('stationSettings.sharing.number')),
      startingWith(inEnglish('stationSettings.hours.from')),
      startingWith(inEnglish('stationSettings.hours.to')),
    ])
      expect(isLocked(screen.getByLabelText(label))).toBe(true);
  });

  it.each(['off', 'allowed'] as const)('of a station that is %s by policy', async (printStation) => {
    await show({ handlers: { 'policy.read': () => ok(decided({ printStation })) } });
    if (printStation === 'off') await waitFor(() => expect(section('mode')).toContain(policyPath));
    expect(screen.getAllByRole('switch')[0]?.matches(':disabled')).toBe(printStation === 'off');
  });

  it('lock the days of the history when IT has decided them', async () => {
    await show({
      handlers: {
        'policy.read': () => ok(decided({ printHistoryDays: 365 })),
        'history.readDays': () => ok({ days: 365, isManaged: true }),
      },
    });
    await waitFor(() => expect(section('pace')).toContain(policyPath));
    expect(screen.getByLabelText<HTMLInputElement>(containing(inEnglish('stationSettings.pace.historyDays'))).readOnly).toBe(true);
  });
});
