// @vitest-environment happy-dom

import { printQueuePanel, usePrintQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import type { ManagedDestination, PrintSettings, PrintSettingsView } from '@shared/contract/printing/print-settings';
import type { PrinterInfo, PrinterTitles } from '@shared/contract/printing/printing';
import { failed, ok } from '@shared/contract/result';
import { documentKinds, type Printable, printables } from '@shared/domain/printing/printable';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeBridge, FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import { endPrintScreen, showPrintScreen, toastTexts } from '../../../../../../tests/support/page/print-screen';
import { decided, policyPath } from '../../../../../../tests/support/samples/decided';
import { printSettingsOf } from '../../../../../../tests/support/samples/print-settings';
import { containing, inArabic, inEnglish, startingWith } from '../../../../../../tests/support/texts';
import { PrinterSettingsScreen } from './printer-settings-screen';

const printer = (name: string, displayName: string, changes: Partial<PrinterInfo> = {}): PrinterInfo => ({
  name,
  displayName,
  description: '',
  location: '',
  state: 'ready',
  stateMessage: '',
  ...changes,
});
const printers = [
  printer('hp', 'HP LaserJet M404', { location: 'Office' }),
  printer('tm', 'Epson TM-T88VI', { state: 'busy' }),
  printer('br', 'Brother HL-L2350DW', { state: 'stopped', stateMessage: 'Paper out' }),
  printer('zz', 'Zebra ZD420', { state: 'unknown' }),
];
const head = { shopName: 'Bayt Al-Dar', shopAddress: 'Shuwaikh', shopPhone: '+965 2245 1111' };
const toHp = { printer: 'hp', paper: 'A4', copies: 1, language: 'app', color: true, rotation: '0' } as const;
const withoutPrinter = Object.fromEntries(
  printables.map((printable) => [printable, { ...toHp, printer: null }]),
) as PrintSettings['routes'];
const routes: PrintSettings['routes'] = {
  ...withoutPrinter,
  invoice: toHp,
  packingSlip: { ...toHp, copies: 2, language: 'ar' },
  addressLabel: { ...toHp, printer: 'zz', paper: '100x50mm' },
  productLabel: { ...toHp, printer: null, paper: '50x25mm' },
};
const stored: PrintSettings = { routes, pressed: ['invoice'], collation: 'byOrder', ...head };

async function show(changes: Partial<PrintSettingsView> = {}, handlers: FakeHandlers = {}, language: 'en' | 'ar' = 'en') {
  let kept: PrintSettingsView = { ...printSettingsOf(), ...stored, ...changes };
  const screenShown = showPrintScreen(<PrinterSettingsScreen />, {
    language,
    handlers: {
      'printing.readSettings': () => ok(kept),
      'printing.saveSettings': (next) => {
        kept = { ...kept, ...next };
        return ok(kept);
      },
      'printing.printers': () => ok(printers),
      'printing.printTestPage': () => ok({ jobId: 't' }),
      'printing.checkTestPage': () => ok({ titles: 'arrive' }),
      'printing.enqueue': () => ok({ batchId: 'b', jobIds: ['j'], printers: ['hp'] }),
      ...handlers,
    },
  });
  await screen.findByLabelText(language === 'en' ? inEnglish('printerSettings.head.shopName') : inArabic('printerSettings.head.shopName'));
  return screenShown;
}

const withDestination = (document: Printable, changes: Partial<PrintSettings['routes'][Printable]>): PrintSettings['routes'] => ({
  ...routes,
  [document]: { ...routes[document], ...changes },
});
const row = (document: Printable) => within(window.document.querySelector<HTMLElement>(`[data-document=${document}]`) as HTMLElement);
const words = (document: Printable): string => window.document.querySelector(`[data-document=${document}]`)?.textContent ?? '';
const press = async (name: string | RegExp): Promise<void> => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
};
const others = printables.length - documentKinds.length;
const unfold = async (): Promise<void> => {
  const fold = screen.getByRole('button', { name: startingWith(inEnglish('printerSettings.shared.more', { count: others })) });
  if (fold.getAttribute('aria-expanded') === 'false') await act(async () => fireEvent.click(fold));
};
const openRow = async (name: string): Promise<void> => {
  await unfold();
  await press(inEnglish('printerSettings.destinations.open', { document: name }));
};
const field = (name: string): HTMLInputElement => screen.getByLabelText(name, { selector: 'input' });
const type = (name: string, text: string): boolean => fireEvent.change(field(name), { target: { value: text } });
const copiesOf = (document: Printable): HTMLInputElement =>
  row(document).getByLabelText(inEnglish('printerSettings.destinations.copies'), { selector: 'input' });
const choose = async (document: Printable, list: string, option: RegExp): Promise<void> => {
  fireEvent.click(row(document).getByRole('combobox', { name: list }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
const showTab = (name: string): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('tab', { name })));
const saved = (bridge: FakeBridge): unknown => bridge.requestsOf('printing.saveSettings').at(-1);
const preview = (): HTMLElement => screen.getAllByRole('img')[0]?.querySelector('article') as HTMLElement;

afterEach(endPrintScreen);

describe('one printer for all documents', () => {
  const shared = (name: 'sharedPrinter' | 'none'): Partial<PrintSettingsView> =>
    name === 'none'
      ? { routes: withoutPrinter }
      : {
          routes: { ...(Object.fromEntries(printables.map((one) => [one, toHp])) as typeof routes), addressLabel: routes.addressLabel },
          sharedPrinter: 'hp',
        };
  const radio = (words: 'one' | 'each'): HTMLInputElement =>
    screen.getByRole('radio', { name: startingWith(inEnglish(`printerSettings.shared.${words}`)) });
  const chooseShared = async (option: RegExp): Promise<void> => {
    fireEvent.click(screen.getByRole('combobox', { name: inEnglish('printerSettings.shared.name') }));
    fireEvent.click(await screen.findByRole('option', { name: option }));
  };

  it('is what a new computer starts with; its printer is every document’s, and is saved as such', async () => {
    const { bridge } = await show(shared('none'));
    await waitFor(() => expect(radio('one').checked).toBe(true));
    await chooseShared(/^Brother/);
    expect(words('invoice')).toContain(inEnglish('printerSettings.shared.name'));
    await press(inEnglish('forms.save'));
    await waitFor(() => expect(saved(bridge)).toMatchObject({ sharedPrinter: 'br' }));
    const { routes: sent } = saved(bridge) as PrintSettings;
    expect(new Set(Object.values(sent).map(({ printer: name }) => name))).toEqual(new Set(['br']));
  });

  it('leaves a document with its own printer there, and says where the folded ones print', async () => {
    const { bridge } = await show(shared('sharedPrinter'));
    await screen.findByText(inEnglish('printerSettings.shared.all'));
    expect(words('addressLabel')).toContain('Zebra ZD420');
    expect(row('endOfDay').queryByRole('button')).toBeNull();
    await chooseShared(/^Brother/);
    await press(inEnglish('forms.save'));
    await waitFor(() => expect(saved(bridge)).toMatchObject({ sharedPrinter: 'br', routes: { endOfDay: { printer: 'br' } } }));
    expect(saved(bridge)).toMatchObject({ routes: { addressLabel: { printer: 'zz' } } });
  });

  it('is not what settings with a printer per document have; a person may change to it and nothing loses its printer', async () => {
    const { bridge } = await show();
    await waitFor(() => expect(radio('each').checked).toBe(true));
    expect(screen.queryByRole('combobox', { name: inEnglish('printerSettings.shared.name') })).toBeNull();
    await act(async () => fireEvent.click(radio('one')));
    await press(inEnglish('forms.save'));
    await waitFor(() => expect(saved(bridge)).toMatchObject({ sharedPrinter: 'hp', routes: { productLabel: { printer: 'hp' } } }));
    expect(saved(bridge)).toMatchObject({ routes: { addressLabel: { printer: 'zz' } } });
  });

  it('is locked with its reason where IT has set every printer', async () => {
    const managed = Object.fromEntries(
      printables.map((one) => [one, { where: policyPath, fields: ['printer'], printerPattern: 'hp' } satisfies ManagedDestination]),
    );
    await show({ ...shared('sharedPrinter'), managed });
    await waitFor(() => expect(radio('one').disabled).toBe(true));
    expect(screen.getByRole('group', { name: inEnglish('printerSettings.shared.title') }).textContent).toContain(policyPath);
  });
});

describe('where each document goes', () => {
  it('is said in a line for each of them', async () => {
    await show();
    await screen.findByText(inEnglish('printerSettings.printer.found', { count: 4 }));
    expect(words('invoice')).toMatch(/^InvoiceHP LaserJet M404A41App language/);
    expect(words('packingSlip')).toMatch(/^Packing slipHP LaserJet M404A42العربية/);
    expect(words('addressLabel')).toMatch(/^Address labelZebra ZD420100 × 50 mm1App language/);
    const [noPrinter, asAsked] = [inEnglish('printerSettings.destinations.noPrinter'), inEnglish('printerSettings.destinations.asAsked')];
    expect(words('productLabel')).toMatch(startingWith(`Product label${noPrinter}50 × 25 mm${asAsked}App language`));
  });

  it('opens one line at a time, with its sheet beside it', async () => {
    await show();
    expect(await screen.findByRole('img', { name: inEnglish('documents.invoice.title') })).toBeTruthy();
    await openRow(inEnglish('documents.packingSlip.title'));
    expect(row('packingSlip').getByRole('combobox', { name: inEnglish('printerSettings.printer.title') })).toBeTruthy();
    expect(await screen.findByRole('img', { name: inEnglish('documents.packingSlip.title') })).toBeTruthy();
    await openRow(inEnglish('documents.invoice.title'));
    await waitFor(() =>
      expect(row('packingSlip').queryByRole('combobox', { name: inEnglish('printerSettings.printer.title') })).toBeNull(),
    );
    await press(inEnglish('printerSettings.destinations.close', { document: 'Invoice' }));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe(
        inEnglish('printerSettings.destinations.open', { document: 'Invoice' }),
      ),
    );
  });

  it('lists every printer with place and state', async () => {
    await show();
    await openRow(inEnglish('documents.invoice.title'));
    fireEvent.click(row('invoice').getByRole('combobox', { name: inEnglish('printerSettings.printer.title') }));
    expect(await screen.findByRole('option', { name: /HP LaserJet M404 *Office *Ready/ })).toBeTruthy();
    expect(screen.getByRole('option', { name: /Epson TM-T88VI *Busy/ })).toBeTruthy();
    expect(screen.getByRole('option', { name: /Brother HL-L2350DW *Paper out *Stopped/ })).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Zebra ZD420' })).toBeTruthy();
  });

  it('saves the choice, names the document that changed, and says that it is saved', async () => {
    const { bridge } = await show();
    await openRow(inEnglish('documents.packingSlip.title'));
    await choose('packingSlip', inEnglish('printerSettings.printer.title'), /Epson/);
    expect(await screen.findByText('in Packing slip')).toBeTruthy();
    expect(row('packingSlip').getByText(inEnglish('forms.changed'))).toBeTruthy();
    await press(inEnglish('forms.save'));
    await waitFor(() => expect(saved(bridge)).toEqual({ ...stored, routes: withDestination('packingSlip', { printer: 'tm' }) }));
    await waitFor(() => expect(toastTexts()).toEqual([inEnglish('printQueue.toast.settingsSaved')]));
    expect(screen.queryByRole('button', { name: inEnglish('forms.save') })).toBeNull();
  });

  it('offers each document the papers that it is made for', async () => {
    await show();
    await openRow(inEnglish('printables.name.addressLabel'));
    fireEvent.click(row('addressLabel').getByRole('combobox', { name: inEnglish('printerSettings.destinations.paper') }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent?.replace(/[\u2068\u2069]/g, ''))).toEqual([
      '100 × 50 mm, label',
      '4 × 6 in, label',
    ]);
  });

  it('saves paper, copies in Arabic digits, both languages and colour', async () => {
    const { bridge } = await show();
    await openRow(inEnglish('documents.invoice.title'));
    await choose('invoice', inEnglish('printerSettings.destinations.paper'), /80 mm/);
    fireEvent.change(copiesOf('invoice'), { target: { value: '٣' } });
    fireEvent.click(row('invoice').getByRole('radio', { name: inEnglish('printerSettings.language.both') }));
    fireEvent.click(row('invoice').getByRole('switch', { name: inEnglish('printerSettings.sheet.color') }));
    await waitFor(() => expect(screen.getAllByRole('img').map((sheet) => sheet.querySelector('article')?.lang)).toEqual(['ar', 'en']));
    expect(preview().dataset.paper).toBe('80mm');
    await press(inEnglish('forms.save'));
    const invoice = { paper: '80mm', copies: 3, language: 'both', color: false } as const;
    await waitFor(() => expect(saved(bridge)).toEqual({ ...stored, routes: withDestination('invoice', invoice) }));
  });

  it('rotates a label, which no other document can be', async () => {
    const { bridge } = await show();
    await openRow(inEnglish('documents.invoice.title'));
    expect(row('invoice').queryByRole('radiogroup', { name: inEnglish('printerSettings.sheet.rotation') })).toBeNull();
    await openRow(inEnglish('printables.name.addressLabel'));
    const rotation = within(row('addressLabel').getByRole('radiogroup', { name: inEnglish('printerSettings.sheet.rotation') }));
    expect(rotation.getAllByRole('radio')).toHaveLength(4);
    fireEvent.click(rotation.getByRole('radio', { name: '90°' }));
    await press(inEnglish('forms.save'));
    await waitFor(() => expect(saved(bridge)).toEqual({ ...stored, routes: withDestination('addressLabel', { rotation: '90' }) }));
  });

  it('says that a printer asks for a file for each sheet', async () => {
    const pdf = printer('pdf', 'Microsoft Print to PDF', { silence: 'asksForFile' });
    await show({ routes: withDestination('invoice', { printer: 'pdf' }) }, { 'printing.printers': () => ok([...printers, pdf]) });
    await openRow(inEnglish('documents.invoice.title'));
    const asksForFile = inEnglish('printerSettings.printer.asksForFileText', { printer: 'Microsoft Print to PDF' });
    expect(await screen.findByText(asksForFile)).toBeTruthy();
  });

  it('looks again past the memory of the main process', async () => {
    const { bridge } = await show({}, { 'printing.printers': (input) => ok(input?.refresh ? printers : printers.slice(0, 1)) });
    await screen.findByText(inEnglish('printerSettings.printer.found', { count: 1 }));
    await press(inEnglish('printerSettings.printer.refresh'));
    expect(await screen.findByText(inEnglish('printerSettings.printer.found', { count: 4 }))).toBeTruthy();
    expect(bridge.requestsOf('printing.printers').at(-1)).toEqual({ refresh: true });
  });

  it('keeps a printer that vanished, under its last name, and says so', async () => {
    await show({ routes: withDestination('invoice', { printer: 'canon-9' }) });
    expect(await row('invoice').findByLabelText(inEnglish('printerSettings.printer.missing'))).toBeTruthy();
    await openRow(inEnglish('documents.invoice.title'));
    expect(words('invoice')).toContain(inEnglish('printerSettings.printer.missingText', { printer: 'canon-9' }));
    fireEvent.click(row('invoice').getByRole('combobox', { name: inEnglish('printerSettings.printer.title') }));
    expect(await screen.findByRole('option', { name: /canon-9 *Not found on this computer/ })).toBeTruthy();
  });

  it('says what to do without any printer, and still saves the rest', async () => {
    const { bridge } = await show({}, { 'printing.printers': () => ok([]) });
    expect(await screen.findByText(inEnglish('printerSettings.printer.noneTitle'))).toBeTruthy();
    type(inEnglish('printerSettings.head.shopName'), 'Diwan Home');
    await press(inEnglish('forms.save'));
    await waitFor(() => expect(saved(bridge)).toEqual({ ...stored, shopName: 'Diwan Home' }));
  });

  it('says why the printers cannot be read, and tries again', async () => {
    let isBroken = true;
    await show({}, { 'printing.printers': () => (isBroken ? failed('internal', { message: 'spooler is off' }) : ok(printers)) });
    expect(await screen.findByText('spooler is off')).toBeTruthy();
    isBroken = false;
    await press(inEnglish('common.retry'));
    expect(await screen.findByText(inEnglish('printerSettings.printer.found', { count: 4 }))).toBeTruthy();
    expect(screen.queryByText('spooler is off')).toBeNull();
  });
});

describe('what the Print button prints', () => {
  it('is chosen by ticks, and the order of the sheets where there are several', async () => {
    const { bridge } = await show();
    expect(screen.queryByRole('radio', { name: containing(inEnglish('printerSettings.collation.byDocument')) })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: inEnglish('documents.packingSlip.title') }));
    fireEvent.click(await screen.findByRole('radio', { name: containing(inEnglish('printerSettings.collation.byDocument')) }));
    expect(await screen.findByText(inEnglish('forms.unsavedIn', { sections: inEnglish('printerSettings.pressed.title') }))).toBeTruthy();
    await press(inEnglish('forms.save'));
    await waitFor(() => expect(saved(bridge)).toEqual({ ...stored, pressed: ['invoice', 'packingSlip'], collation: 'byDocument' }));
  });

  it('draws the sheets of three orders in either order', async () => {
    await show({ pressed: ['invoice', 'packingSlip'] });
    const drawn = (name: RegExp): string => screen.getByRole('radio', { name }).closest('.fui-Radio')?.textContent ?? '';
    expect(drawn(containing(inEnglish('printerSettings.collation.byOrder')))).toBe('Order by orderI1S1I2S2I3S3');
    expect(drawn(containing(inEnglish('printerSettings.collation.byDocument')))).toBe('Document by documentI1I2I3S1S2S3');
  });

  it('is at least one document', async () => {
    const { bridge } = await show();
    fireEvent.click(screen.getByRole('checkbox', { name: inEnglish('documents.invoice.title') }));
    await press(inEnglish('forms.save'));
    expect(await screen.findByText(inEnglish('printerSettings.error.pressed'))).toBeTruthy();
    expect(saved(bridge)).toBeUndefined();
  });
});

describe('head of the documents', () => {
  it('stands on a tab of its own, is shown while one types, and is saved with the rest', async () => {
    const { bridge } = await show();
    await showTab(inEnglish('printerSettings.head.title'));
    type(inEnglish('printerSettings.head.shopName'), ' بيت الدار ');
    type(inEnglish('printerSettings.head.shopAddress'), '');
    type('Phone', '٢٢٤٥٢٢٢٢');
    await waitFor(() => expect(preview().textContent).toContain('بيت الدار'));
    expect(await screen.findByText(inEnglish('forms.unsavedIn', { sections: inEnglish('printerSettings.head.title') }))).toBeTruthy();
    await press(inEnglish('forms.save'));
    await waitFor(() => expect(saved(bridge)).toEqual({ ...stored, shopName: 'بيت الدار', shopAddress: '', shopPhone: '+965 2245 2222' }));
  });
});

describe('the form', () => {
  it('says under each field what is wrong, opens the first one, and saves nothing', async () => {
    const { bridge } = await show();
    fireEvent.change(copiesOf('packingSlip'), { target: { value: '99' } });
    await showTab(inEnglish('printerSettings.head.title'));
    type('Phone', 'call us');
    await press(inEnglish('forms.save'));
    expect(await screen.findByText(inEnglish('printables.tags.wrongStart', { first: 1, last: 20 }))).toBeTruthy();
    expect(screen.getByText(inEnglish('printerSettings.error.shopPhone', { example: '+965 5000 1234' }))).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(copiesOf('packingSlip')));
    expect(
      screen.getByRole('tab', { name: containing(inEnglish('printerSettings.tabs.destinations')) }).getAttribute('aria-selected'),
    ).toBe('true');
    expect(
      row('packingSlip').getByRole('button', { name: inEnglish('printerSettings.destinations.close', { document: 'Packing slip' }) }),
    ).toBeTruthy();
    expect(saved(bridge)).toBeUndefined();
  });

  it('brings the tab of an error to the front', async () => {
    await show();
    type('Phone', 'call us');
    await press(inEnglish('forms.save'));
    await waitFor(() => expect(document.activeElement).toBe(field(inEnglish('printerSettings.head.shopPhone'))));
    expect(screen.getByRole('tab', { name: containing(inEnglish('printerSettings.head.title')) }).getAttribute('aria-selected')).toBe(
      'true',
    );
  });

  it('keeps everything typed when the disk refuses, and tells it once', async () => {
    await show({}, { 'printing.saveSettings': () => failed('diskFull') });
    type(inEnglish('printerSettings.head.shopName'), 'Diwan Home');
    await press(inEnglish('forms.save'));
    await waitFor(() => expect(toastTexts()).toEqual(['failure']));
    expect(field(inEnglish('printerSettings.head.shopName')).value).toBe('Diwan Home');
    expect(screen.getByRole('button', { name: inEnglish('forms.save') })).toBeTruthy();
  });

  it('loses nothing when the language changes, and translates what is wrong', async () => {
    const { setLanguage } = await show();
    fireEvent.change(copiesOf('invoice'), { target: { value: '99' } });
    fireEvent.blur(copiesOf('invoice'));
    await screen.findByText(inEnglish('printables.tags.wrongStart', { first: 1, last: 20 }));
    setLanguage('ar');
    expect(await screen.findByText(inArabic('productLabels.wrongCount', { min: 1, max: 20 }))).toBeTruthy();
    expect((row('invoice').getByLabelText(inArabic('printerSettings.sheet.copies'), { selector: 'input' }) as HTMLInputElement).value).toBe(
      '99',
    );
  });

  it('asks before it is left with changes, and stays when told so', async () => {
    const { goTo, path } = await show();
    type(inEnglish('printerSettings.head.shopName'), 'Diwan Home');
    await goTo('/elsewhere');
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('forms.leave.stay') }));
    await waitFor(() => expect(screen.queryByRole('button', { name: inEnglish('forms.leave.stay') })).toBeNull());
    expect(path()).toBe('/orders');
    expect(field(inEnglish('printerSettings.head.shopName')).value).toBe('Diwan Home');
    await goTo('/elsewhere');
    // The first prompt may still hide the page from assistive technology.
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('forms.leave.leave'), hidden: true }));
    await waitFor(() => expect(path()).toBe('/elsewhere'));
  });
});

describe('the test page of a document', () => {
  it('prints with the values on the form, saved or not', async () => {
    const { bridge } = await show();
    type(inEnglish('printerSettings.head.shopName'), 'Diwan Home');
    await openRow(inEnglish('documents.packingSlip.title'));
    await choose('packingSlip', inEnglish('printerSettings.printer.title'), /Epson/);
    await act(async () => fireEvent.click(row('packingSlip').getByRole('button', { name: inEnglish('printerSettings.test.title') })));
    const settings = { ...stored, routes: withDestination('packingSlip', { printer: 'tm' }), shopName: 'Diwan Home' };
    await waitFor(() => expect(bridge.requestsOf('printing.printTestPage')).toEqual([{ document: 'packingSlip', settings }]));
    expect(saved(bridge)).toBeUndefined();
    await waitFor(() => expect(toastTexts()).toEqual([inEnglish('printQueue.toast.testQueued', { printer: 'tm' })]));
  });

  it.each(['en', 'ar'] as const)('says at the rows of its printer that titles do not arrive there: %s', async (language) => {
    let titles: PrinterTitles | null = null;
    const isSaid = containing((language === 'en' ? inEnglish : inArabic)('printerSettings.test.titlesLost'));
    const check = () => {
      titles = 'lost';
      return ok({ titles: 'lost' as const });
    };
    const list = () => ok(printers.map((one) => (one.name === 'hp' ? { ...one, titles } : one)));
    const { bridge } = await show({}, { 'printing.checkTestPage': check, 'printing.printers': list }, language);
    expect(words('invoice')).not.toMatch(isSaid);
    await press(
      language === 'en'
        ? inEnglish('printerSettings.test.printOf', { document: 'Invoice' })
        : /الفاتورة.*طباعة صفحة اختبار|فاتورة: طباعة صفحة اختبار/,
    );
    await waitFor(() => expect(words('invoice')).toMatch(isSaid));
    expect(bridge.requestsOf('printing.checkTestPage')).toEqual([{ jobId: 't' }]);
    expect([words('packingSlip'), words('addressLabel')].map((text) => isSaid.test(text))).toEqual([true, false]);
  });

  it('prints one page for a double click', async () => {
    const { bridge } = await show();
    const button = screen.getByRole('button', { name: inEnglish('printerSettings.test.printOf', { document: 'Invoice' }) });
    // Both at once: on a slow machine, the first page is printed before a second search for the button ends.
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    await waitFor(() => expect(bridge.requestsOf('printing.printTestPage')).toHaveLength(1));
  });

  it('asks for a printer first', async () => {
    const { bridge } = await show();
    await unfold();
    await press(inEnglish('printerSettings.test.printOf', { document: 'Product label' }));
    expect((await screen.findByRole('alert')).textContent).toBe(inEnglish('printerSettings.test.needsPrinter'));
    await choose('productLabel', inEnglish('printerSettings.printer.title'), /Epson/);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(bridge.requestsOf('printing.printTestPage')).toEqual([]);
  });

  it('prints nothing where something of the document is wrong, and does whatever is wrong elsewhere', async () => {
    const { bridge } = await show();
    fireEvent.change(copiesOf('invoice'), { target: { value: '0' } });
    await press(inEnglish('printerSettings.test.printOf', { document: 'Invoice' }));
    expect(await screen.findByText(inEnglish('printables.tags.wrongStart', { first: 1, last: 20 }))).toBeTruthy();
    expect(bridge.requestsOf('printing.printTestPage')).toEqual([]);
    await press(inEnglish('printerSettings.test.printOf', { document: 'Packing slip' }));
    await waitFor(() => expect(bridge.requestsOf('printing.printTestPage')).toHaveLength(1));
  });
});

describe('orders that wait for a printer', () => {
  const orders = [4, 5].map((id) => ({ kind: 'guestOrder' as const, id }));
  const hold = (): void => {
    printQueuePanel.tell({ failure: { code: 'noPrinter' }, request: { orders, language: 'ar' }, action: 'print' });
    printQueuePanel.hold();
  };

  it('are printed after the chosen printer is saved', async () => {
    hold();
    const { bridge } = await show({ routes: withDestination('invoice', { printer: null }) });
    expect(await screen.findByText(inEnglish('printerSettings.waiting.text', { count: 2 }))).toBeTruthy();
    await openRow(inEnglish('documents.invoice.title'));
    await choose('invoice', inEnglish('printerSettings.printer.title'), /HP LaserJet/);
    await press(inEnglish('printerSettings.waiting.print', { count: 2 }));
    await waitFor(() => expect(bridge.requestsOf('printing.enqueue')).toEqual([{ orders, language: 'ar' }]));
    expect(saved(bridge)).toEqual(stored);
    await waitFor(() => expect(usePrintQueuePanel.getState().held).toBeNull());
    expect(screen.queryByText(inEnglish('printerSettings.waiting.text', { count: 2 }))).toBeNull();
  });

  it('stay when printing fails again', async () => {
    hold();
    await show({}, { 'printing.enqueue': () => failed('printerNotFound') });
    await press(inEnglish('printerSettings.waiting.printNow', { count: 2 }));
    await waitFor(() => expect(usePrintQueuePanel.getState().problem?.failure.code).toBe('printerNotFound'));
    expect(usePrintQueuePanel.getState().held).not.toBeNull();
  });

  it('are given up by a word', async () => {
    hold();
    const { bridge } = await show();
    const content = document.createElement('main');
    content.id = 'content';
    content.tabIndex = -1;
    document.body.append(content);
    screen.getByRole('button', { name: inEnglish('printerSettings.waiting.forget', { count: 2 }) }).focus();
    await press(inEnglish('printerSettings.waiting.forget', { count: 2 }));
    expect(usePrintQueuePanel.getState().held).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(content));
    content.remove();
    expect(bridge.requestsOf('printing.enqueue')).toEqual([]);
  });

  it('are counted as Arabic does', async () => {
    hold();
    await show({}, {}, 'ar');
    expect(await screen.findByText(inArabic('printerSettings.waiting.text', { count: 2 }))).toBeTruthy();
    expect(screen.getByRole('button', { name: inArabic('printerSettings.waiting.forget', { count: 2 }) })).toBeTruthy();
  });
});

describe('what IT has decided', () => {
  const fields: ManagedDestination['fields'] = ['printer', 'paper', 'copies', 'language'];
  const managed = (changes: Partial<ManagedDestination> = {}): PrintSettingsView['managed'] => ({
    packingSlip: { where: policyPath, fields, printerPattern: 'Epson*', ...changes },
  });
  const epson = { routes: withDestination('packingSlip', { printer: 'tm', copies: 3 }) };
  const locks = (): number => row('packingSlip').queryAllByText(policyPath).length;
  const isLocked = (control: HTMLElement): boolean => control.hasAttribute('disabled') || control.hasAttribute('readonly');
  const lockedParts = (): boolean[] => [
    isLocked(row('packingSlip').getByRole('combobox', { name: inEnglish('printerSettings.printer.title') })),
    isLocked(row('packingSlip').getByRole('combobox', { name: inEnglish('printerSettings.destinations.paper') })),
    isLocked(copiesOf('packingSlip')),
    isLocked(row('packingSlip').getByRole('radio', { name: inEnglish('notifications.preview.english') })),
    isLocked(row('packingSlip').getByRole('switch', { name: inEnglish('printerSettings.sheet.color') })),
  ];

  it('is locked field by field, with who decides and where, and the rest is saved', async () => {
    const { bridge } = await show({ ...epson, managed: managed() });
    expect(row('packingSlip').getByLabelText(inEnglish('policy.managed'))).toBeTruthy();
    expect(row('invoice').queryByLabelText(inEnglish('policy.managed'))).toBeNull();
    await openRow(inEnglish('documents.packingSlip.title'));
    expect(lockedParts()).toEqual([true, true, true, true, false]);
    expect(locks()).toBe(4);
    expect(words('packingSlip')).toContain(`${inEnglish('policy.managed')} · ${policyPath}`);
    expect(isLocked(copiesOf('invoice'))).toBe(false);
    fireEvent.click(row('packingSlip').getByRole('switch', { name: inEnglish('printerSettings.sheet.color') }));
    await press(inEnglish('forms.save'));
    const expected = withDestination('packingSlip', { printer: 'tm', copies: 3, color: false });
    await waitFor(() => expect(saved(bridge)).toEqual({ ...stored, routes: expected }));
  });

  it('locks only what its destination names', async () => {
    await show({ ...epson, managed: managed({ fields: ['printer', 'paper'] }) });
    await openRow(inEnglish('documents.packingSlip.title'));
    expect(lockedParts()).toEqual([true, true, false, false, false]);
    expect(locks()).toBe(2);
  });

  it('names the printer that is meant while none of that name is there', async () => {
    await show({ routes: withDestination('packingSlip', { printer: null }), managed: managed() });
    await openRow(inEnglish('documents.packingSlip.title'));
    expect(await screen.findByText(inEnglish('printerSettings.printer.decidedMissing', { pattern: 'Epson*' }))).toBeTruthy();
  });

  it('keeps the star of a name pattern at its end in Arabic', async () => {
    await show({ routes: withDestination('packingSlip', { printer: null }), managed: managed() }, {}, 'ar');
    expect(await screen.findByText(/\(\u2068Epson\*\u2069\)/)).toBeTruthy();
  });

  it('says that only some printers are allowed, and that the chosen one is none of them', async () => {
    await show(
      { routes: withDestination('invoice', { printer: 'fax' }), refused: ['invoice'] },
      { 'policy.read': () => ok(decided({ printers: ['HP*', 'Epson*', 'Brother*', 'Zebra*'] })) },
    );
    expect(await screen.findByText(inEnglish('printerSettings.printer.refusedText', { printer: 'fax' }))).toBeTruthy();
    expect(row('invoice').getByLabelText(inEnglish('printerSettings.printer.refused'))).toBeTruthy();
    expect(await screen.findByText(containing(inEnglish('printerSettings.printer.allowedOnly')))).toBeTruthy();
  });

  it('shows what IT decides while the person types elsewhere, and keeps what was typed', async () => {
    let now: Partial<PrintSettingsView> = {};
    const { bridge } = await show({}, { 'printing.readSettings': () => ok({ ...printSettingsOf(), ...stored, ...now }) });
    fireEvent.change(copiesOf('packingSlip'), { target: { value: '7' } });
    type(inEnglish('printerSettings.head.shopName'), 'Diwan Home');
    const decidedDestination = { printer: 'tm', paper: 'A5', copies: 4 } as const;
    now = { routes: withDestination('packingSlip', decidedDestination), managed: managed({ fields: ['printer', 'paper', 'copies'] }) };
    await press(inEnglish('printerSettings.printer.refresh'));
    await waitFor(() => expect(copiesOf('packingSlip').value).toBe('4'));
    expect(words('packingSlip')).toContain('Epson TM-T88VI');
    expect(field(inEnglish('printerSettings.head.shopName')).value).toBe('Diwan Home');
    await press(inEnglish('forms.save'));
    await waitFor(() =>
      expect(saved(bridge)).toEqual({ ...stored, routes: withDestination('packingSlip', decidedDestination), shopName: 'Diwan Home' }),
    );
  });

  it('says that printing is forbidden here', async () => {
    await show({}, { 'policy.read': () => ok(decided({ silentPrinting: false })) });
    expect(await screen.findByText(inEnglish('printerSettings.printer.forbidden'))).toBeTruthy();
  });

  it('says it in Arabic too', async () => {
    await show({ ...epson, managed: managed() }, {}, 'ar');
    expect(words('packingSlip')).toContain(inArabic('policy.managed'));
  });
});

describe('settings from a file', () => {
  const file = {
    print: { ...stored, routes: withDestination('addressLabel', { printer: 'canon-9' }) },
    station: null,
    fileName: 'station.json',
  };

  it('are filled in as unsaved changes, and printers that are not here are named', async () => {
    const { bridge } = await show({}, { 'printing.importSettings': () => ok(file) });
    await press(inEnglish('printerSettings.file.import'));
    const imported = containing(inEnglish('printerSettings.file.imported', { file: 'station.json' }));
    expect(await screen.findByText(imported)).toBeTruthy();
    expect(screen.getByText(containing(inEnglish('printerSettings.file.missing', { printers: 'canon-9' })))).toBeTruthy();
    expect(screen.getByText('in Address label')).toBeTruthy();
    expect(saved(bridge)).toBeUndefined();
    await press(inEnglish('forms.save'));
    await waitFor(() => expect(saved(bridge)).toEqual(file.print));
    await waitFor(() => expect(screen.queryByText(imported)).toBeNull());
  });

  it('take the place of what is typed only after a question', async () => {
    await show({}, { 'printing.importSettings': () => ok({ ...file, print: { ...file.print, shopName: 'Other shop' } }) });
    type(inEnglish('printerSettings.head.shopName'), 'Diwan Home');
    await press(inEnglish('printerSettings.file.import'));
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('common.cancel') }));
    expect(field(inEnglish('printerSettings.head.shopName')).value).toBe('Diwan Home');
    await waitFor(() => expect(screen.queryByRole('button', { name: inEnglish('common.cancel') })).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: inEnglish('printerSettings.file.import'), hidden: true }));
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('printerSettings.file.replace') }));
    await waitFor(() => expect(field(inEnglish('printerSettings.head.shopName')).value).toBe('Other shop'));
  });

  it('are exported, with a word where to', async () => {
    await show({}, { 'printing.exportSettings': () => ok({ path: '/home/mona/print-settings.json' }) });
    await press(inEnglish('printerSettings.file.export'));
    await waitFor(() => expect(toastTexts()).toEqual([inEnglish('printerSettings.file.exported', { file: 'print-settings.json' })]));
  });
});
