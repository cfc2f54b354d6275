// @vitest-environment happy-dom
import { printQueuePanel, usePrintQueuePanel } from '@renderer/parts/printing/print-queue-panel';
import type { ManagedRoute, PrintSettings, PrintSettingsView } from '@shared/contract/print-settings';
import type { PrinterInfo } from '@shared/contract/printing';
import { failed, ok } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { decided, policyPath } from '../../../../../../tests/support/decided';
import type { FakeBridge, FakeHandlers } from '../../../../../../tests/support/fake-bridge';
import { endPrintScreen, showPrintScreen, toastTexts } from '../../../../../../tests/support/print-screen';
import { printSettingsOf, toInvoiceProfile } from '../../../../../../tests/support/print-settings';
import { PrinterSettingsScreen } from './printer-settings-screen';
import type { PrintProfile } from './profile-form';

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
const stored: PrintProfile = {
  printer: 'hp',
  paper: 'A4',
  copies: 1,
  language: 'app',
  color: true,
  shopName: 'Bayt Al-Dar',
  shopAddress: 'Shuwaikh',
  shopPhone: '+965 2245 1111',
};

/** A profile with what IT decides of it. */
type Shown = PrintProfile & { managed?: ManagedRoute; isPrinterRefused?: boolean };

function toView({ managed, isPrinterRefused, ...profile }: Shown): PrintSettingsView {
  return printSettingsOf(profile, { managed: managed ? { invoice: managed } : {}, refused: isPrinterRefused ? ['invoice'] : [] });
}

async function show(profile: Partial<Shown> = {}, handlers: FakeHandlers = {}, language: 'en' | 'ar' = 'en') {
  let kept = toView({ ...stored, ...profile });
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
      'printing.enqueue': () => ok({ batchId: 'b', jobIds: ['j'], printers: ['hp'] }),
      ...handlers,
    },
  });
  await screen.findByLabelText(language === 'en' ? 'Shop name' : 'اسم المتجر');
  return screenShown;
}

const field = (name: string): HTMLInputElement => screen.getByLabelText(name, { selector: 'input' });
const type = (name: string, text: string): boolean => fireEvent.change(field(name), { target: { value: text } });
const choose = async (name: RegExp): Promise<void> => {
  fireEvent.click(await screen.findByRole('radio', { name }));
};
const press = async (name: string): Promise<void> => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
};
const saved = (bridge: FakeBridge): unknown => {
  const sent = bridge.requestsOf('printing.saveSettings').at(-1);
  return sent && toInvoiceProfile(sent as PrintSettings);
};

afterEach(endPrintScreen);

describe('choosing a printer', () => {
  it('lists every printer with place and state, and marks the chosen one', async () => {
    await show();
    const chosen = await screen.findByRole('radio', { name: /HP LaserJet M404 *Office *Ready/ });
    expect((chosen as HTMLInputElement).checked).toBe(true);
    expect(screen.getByRole('radio', { name: /Epson TM-T88VI *Busy/ })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Brother HL-L2350DW *Paper out *Stopped/ })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Zebra ZD420' })).toBeTruthy();
    expect(screen.getByText('4 printers found')).toBeTruthy();
  });

  it('saves the choice, names what changed, and says that it is saved', async () => {
    const { bridge } = await show();
    await choose(/Epson/);
    expect(await screen.findByText('in Printer')).toBeTruthy();
    await press('Save');
    await waitFor(() => expect(saved(bridge)).toEqual({ ...stored, printer: 'tm' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Printing settings saved']));
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('looks again past the memory of the main process', async () => {
    const { bridge } = await show({}, { 'printing.printers': (input) => ok(input?.refresh ? printers : printers.slice(0, 1)) });
    await screen.findByText('1 printer found');
    await press('Search again');
    expect(await screen.findByText('4 printers found')).toBeTruthy();
    expect(bridge.requestsOf('printing.printers').at(-1)).toEqual({ refresh: true });
  });

  it('keeps a printer that vanished, under its last name, and says so', async () => {
    await show({ printer: 'canon-9' });
    const gone = await screen.findByRole('radio', { name: /canon-9 *Not found on this computer/ });
    expect((gone as HTMLInputElement).checked).toBe(true);
    expect(document.body.textContent).toContain('canon-9 was chosen before but cannot be found now.');
  });

  it('says what to do without any printer, and still saves the rest', async () => {
    const { bridge } = await show({ printer: null }, { 'printing.printers': () => ok([]) });
    expect(await screen.findByText('No printer on this computer')).toBeTruthy();
    type('Shop name', 'Diwan Home');
    await press('Save');
    await waitFor(() => expect(saved(bridge)).toEqual({ ...stored, printer: null, shopName: 'Diwan Home' }));
  });

  it('says why the printers cannot be read, and tries again', async () => {
    let isBroken = true;
    await show({}, { 'printing.printers': () => (isBroken ? failed('internal', { message: 'spooler is off' }) : ok(printers)) });
    expect(await screen.findByText('spooler is off')).toBeTruthy();
    isBroken = false;
    await press('Try again');
    expect(await screen.findByText('4 printers found')).toBeTruthy();
    expect(screen.queryByText('spooler is off')).toBeNull();
  });
});

describe('sheet and head', () => {
  it('shows a small invoice as it would come out, while one types', async () => {
    await show();
    const sheet = await screen.findByRole('img', { name: 'The invoice with these settings' });
    const invoice = (): HTMLElement => sheet.querySelector('article') as HTMLElement;
    expect([invoice().dataset.paper, invoice().lang]).toEqual(['A4', 'en']);
    type('Shop name', 'بيت الدار');
    await choose(/^80 mm/);
    await waitFor(() => expect(invoice().dataset.paper).toBe('80mm'));
    expect(invoice().textContent).toContain('بيت الدار');
    fireEvent.click(screen.getByRole('combobox', { name: 'Language of the invoice' }));
    fireEvent.click(await screen.findByRole('option', { name: 'العربية' }));
    await waitFor(() => expect(invoice().lang).toBe('ar'));
  });

  it('saves paper, copies in Arabic digits, colour, and the head of the invoice', async () => {
    const { bridge } = await show();
    await choose(/^80 mm/);
    type('Copies', '٣');
    fireEvent.click(screen.getByRole('switch', { name: 'Print in colour' }));
    type('Shop name', ' بيت الدار ');
    type('Address line', '');
    type('Phone', '٢٢٤٥٢٢٢٢');
    expect(await screen.findByText('in Sheet, Invoice header')).toBeTruthy();
    await press('Save');
    await waitFor(() =>
      expect(saved(bridge)).toEqual({
        ...stored,
        paper: '80mm',
        copies: 3,
        color: false,
        shopName: 'بيت الدار',
        shopAddress: '',
        shopPhone: '+965 2245 2222',
      }),
    );
  });

  it('chooses the language of the invoice', async () => {
    const { bridge } = await show();
    fireEvent.click(screen.getByRole('combobox', { name: 'Language of the invoice' }));
    fireEvent.click(await screen.findByRole('option', { name: 'العربية' }));
    await press('Save');
    await waitFor(() => expect(saved(bridge)).toEqual({ ...stored, language: 'ar' }));
  });

  it('says under each field what is wrong, leads to the first, and saves nothing', async () => {
    const { bridge } = await show();
    type('Copies', '99');
    type('Phone', 'call us');
    await press('Save');
    expect(await screen.findByText('Enter a whole number from 1 to 20')).toBeTruthy();
    expect(screen.getByText('Enter a phone number of 7 to 15 digits, like +965 5000 1234.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Copies')));
    expect(saved(bridge)).toBeUndefined();
  });

  it('keeps everything typed when the disk refuses, and tells it once', async () => {
    await show({}, { 'printing.saveSettings': () => failed('diskFull') });
    type('Shop name', 'Diwan Home');
    await press('Save');
    await waitFor(() => expect(toastTexts()).toEqual(['failure']));
    expect(field('Shop name').value).toBe('Diwan Home');
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  });

  it('loses nothing when the language changes, and translates what is wrong', async () => {
    const { setLanguage } = await show();
    type('Copies', '99');
    fireEvent.blur(field('Copies'));
    await screen.findByText('Enter a whole number from 1 to 20');
    setLanguage('ar');
    expect(await screen.findByText('اكتب عددًا صحيحًا من 1 إلى 20')).toBeTruthy();
    expect(field('عدد النسخ').value).toBe('99');
  });

  it('asks before it is left with changes, and stays when told so', async () => {
    const { goTo, path } = await show();
    type('Shop name', 'Diwan Home');
    await goTo('/elsewhere');
    fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull());
    expect(path()).toBe('/orders');
    expect(field('Shop name').value).toBe('Diwan Home');
    await goTo('/elsewhere');
    // The first question may still be taking down what it had hidden from assistive technology.
    fireEvent.click(await screen.findByRole('button', { name: 'Discard and leave', hidden: true }));
    await waitFor(() => expect(path()).toBe('/elsewhere'));
  });
});

describe('the test page', () => {
  it('prints with the values on the form, saved or not', async () => {
    const { bridge } = await show();
    type('Shop name', 'Diwan Home');
    await choose(/Epson/);
    await press('Print a test page');
    await waitFor(() =>
      expect(bridge.requestsOf('printing.printTestPage')).toMatchObject([
        { document: 'invoice', settings: { routes: { invoice: { printer: 'tm' } }, shopName: 'Diwan Home' } },
      ]),
    );
    expect(saved(bridge)).toBeUndefined();
    await waitFor(() => expect(toastTexts()).toEqual(['Test page sent to the queue of tm']));
  });

  it('prints one page for a double click', async () => {
    const { bridge } = await show();
    await press('Print a test page');
    await press('Print a test page');
    await waitFor(() => expect(bridge.requestsOf('printing.printTestPage')).toHaveLength(1));
  });

  it('asks for a printer first', async () => {
    const { bridge } = await show({ printer: null });
    await press('Print a test page');
    expect((await screen.findByRole('alert')).textContent).toBe('Choose a printer first.');
    await choose(/Epson/);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(bridge.requestsOf('printing.printTestPage')).toEqual([]);
  });

  it('prints nothing from a form with errors', async () => {
    const { bridge } = await show();
    type('Copies', '0');
    await press('Print a test page');
    expect(await screen.findByText('Enter a whole number from 1 to 20')).toBeTruthy();
    expect(bridge.requestsOf('printing.printTestPage')).toEqual([]);
  });
});

describe('invoices that wait for a printer', () => {
  const orders = [4, 5].map((id) => ({ kind: 'guestOrder' as const, id }));
  const hold = (): void => {
    printQueuePanel.tell({ failure: { code: 'noPrinter' }, request: { orders, language: 'ar' }, action: 'print' });
    printQueuePanel.hold();
  };

  it('are printed after the chosen printer is saved', async () => {
    hold();
    const { bridge } = await show({ printer: null });
    expect(await screen.findByText('2 invoices are waiting for a printer.')).toBeTruthy();
    await choose(/HP LaserJet/);
    await press('Save and print them');
    await waitFor(() => expect(bridge.requestsOf('printing.enqueue')).toEqual([{ orders, language: 'ar' }]));
    expect(saved(bridge)).toEqual({ ...stored });
    await waitFor(() => expect(usePrintQueuePanel.getState().held).toBeNull());
    expect(screen.queryByText('2 invoices are waiting for a printer.')).toBeNull();
  });

  it('stay when printing fails again', async () => {
    hold();
    await show({}, { 'printing.enqueue': () => failed('printerNotFound') });
    await press('Print them now');
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
    screen.getByRole('button', { name: 'Do not print' }).focus();
    await press('Do not print');
    expect(usePrintQueuePanel.getState().held).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(content));
    content.remove();
    expect(bridge.requestsOf('printing.enqueue')).toEqual([]);
  });

  it('are counted as Arabic does', async () => {
    hold();
    await show({}, {}, 'ar');
    expect(await screen.findByText('فاتورتان تنتظران طابعة.')).toBeTruthy();
  });
});

describe('what IT has decided', () => {
  const where = policyPath;
  const fields: ManagedRoute['fields'] = ['printer', 'paper', 'copies', 'language'];
  const managed = { where, fields, printerPattern: 'Epson*' };
  const locks = (): number => screen.queryAllByText(policyPath).length;
  const isLocked = (name: string): boolean => {
    const control = screen.getByLabelText(name, { selector: 'input, button' });
    return control.hasAttribute('disabled') || control.hasAttribute('readonly');
  };

  it('is locked field by field, with who decides and where, and the rest is saved', async () => {
    const { bridge } = await show({ printer: 'tm', copies: 2, managed });
    for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveProperty('disabled', true);
    expect([isLocked('Copies'), isLocked('Language of the invoice'), isLocked('Print in colour'), isLocked('Shop name')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(locks()).toBe(4);
    expect(document.body.textContent).toContain(`Managed by your organisation · ${policyPath}`);
    type('Shop name', 'Diwan Home');
    await press('Save');
    await waitFor(() => expect(saved(bridge)).toEqual({ ...stored, printer: 'tm', copies: 2, shopName: 'Diwan Home' }));
  });

  it('locks only what its route names', async () => {
    await show({ printer: 'tm', managed: { ...managed, fields: ['printer', 'paper'] } });
    expect([isLocked('Copies'), isLocked('Language of the invoice')]).toEqual([false, false]);
    expect(locks()).toBe(2);
  });

  it('names the printer that is meant while none of that name is there', async () => {
    await show({ printer: null, managed });
    expect(await screen.findByText(/No printer that your organisation has chosen \(Epson\*\)/)).toBeTruthy();
  });

  it('keeps the star of a name pattern at its end in Arabic', async () => {
    await show({ printer: null, managed }, {}, 'ar');
    expect(await screen.findByText(/\(\u2068Epson\*\u2069\)/)).toBeTruthy();
  });

  it('says that only some printers are allowed, and that the chosen one is none of them', async () => {
    await show(
      { printer: 'fax', isPrinterRefused: true },
      { 'policy.read': () => ok(decided({ printers: ['HP*', 'Epson*', 'Brother*', 'Zebra*'] })) },
    );
    expect(await screen.findByText(/Your organisation does not allow .*fax/)).toBeTruthy();
    expect(screen.getByText('Not allowed')).toBeTruthy();
    expect(await screen.findByText(/Only the printers that your organisation allows are shown\./)).toBeTruthy();
  });

  it('shows what IT decides while the person types elsewhere, and keeps what was typed', async () => {
    let managedNow: Partial<Shown> = {};
    const { bridge } = await show({}, { 'printing.readSettings': () => ok(toView({ ...stored, ...managedNow })) });
    type('Copies', '7');
    type('Shop name', 'Diwan Home');
    managedNow = { printer: 'tm', paper: 'A5', copies: 2, managed: { ...managed, fields: ['printer', 'paper', 'copies'] } };
    await press('Search again');
    await waitFor(() => expect(field('Copies').value).toBe('2'));
    expect(screen.getByRole('radio', { name: /A5/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: /Epson/ })).toHaveProperty('checked', true);
    expect(field('Shop name').value).toBe('Diwan Home');
    await press('Save');
    await waitFor(() => expect(saved(bridge)).toMatchObject({ printer: 'tm', paper: 'A5', copies: 2, shopName: 'Diwan Home' }));
  });

  it('says that printing is forbidden here', async () => {
    await show({}, { 'policy.read': () => ok(decided({ silentPrinting: false })) });
    expect(await screen.findByText(/does not allow printing from this computer/)).toBeTruthy();
  });

  it('says it in Arabic too', async () => {
    await show({ printer: 'tm', managed }, {}, 'ar');
    expect(document.body.textContent).toContain('تديره مؤسستك');
  });
});
