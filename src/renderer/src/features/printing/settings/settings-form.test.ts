import { type Paper, printableFacts, printables } from '@shared/domain/printing/printable';
import { describe, expect, it } from 'vitest';
import { printSettingsOf } from '../../../../../../tests/support/samples/print-settings';
import { settingsValues, toggled, toSendable, toSettings, toSettingsValues } from './settings-form';

const stored = printSettingsOf(
  {
    printer: 'hp-m404',
    paper: '4x6in',
    copies: 2,
    shopName: 'بيت الدار',
    shopAddress: 'الشويخ، الكويت',
    shopPhone: '+965 5000 1234',
  },
  { pressed: ['packingSlip', 'invoice'], collation: 'byDocument' },
);
const { managed: _managed, refused: _refused, ...settings } = stored;
/** Each document with a paper that it is made for. */
const routes = Object.fromEntries(
  printables.map((printable) => {
    const route = settings.routes[printable];
    const papers: readonly Paper[] = printableFacts[printable].papers;
    return [printable, { ...route, paper: papers.find((paper) => paper === route.paper) ?? papers[0] }];
  }),
) as typeof settings.routes;
const values = toSettingsValues({ ...settings, routes });
const withCopies = (copies: string): typeof values => ({
  ...values,
  routes: { ...values.routes, packingSlip: { ...values.routes.packingSlip, copies } },
});
const messageOf = (changed: typeof values): string | undefined => settingsValues.safeParse(changed).error?.issues[0]?.message;

describe('printing settings form', () => {
  it('gives back what was stored when nothing was typed', () => {
    expect(toSettings(values)).toEqual({ ...settings, routes });
    expect(messageOf(values)).toBeUndefined();
  });

  it('shows a document on its usual paper when it is not made for the stored one', () => {
    const { routes } = toSettingsValues(printSettingsOf({ paper: 'A4' }));
    expect([routes.invoice.paper, routes.addressLabel.paper, routes.productLabel.paper]).toEqual(['A4', '100x50mm', '50x25mm']);
  });

  it.each(['3', '٣', '۳', ' 3 '])('reads %j copies as 3', (copies) => {
    expect(messageOf(withCopies(copies))).toBeUndefined();
    expect(toSettings(withCopies(copies)).routes.packingSlip.copies).toBe(3);
  });

  it.each(['0', '21', '1.5', '-1', 'two', '٢١'])('refuses %j copies and says what is allowed', (copies) => {
    expect(messageOf(withCopies(copies))).toBe('forms.integerRange {"min":1,"max":20}');
  });

  it('wants a number of copies, and a document for the button', () => {
    expect(messageOf(withCopies(''))).toBe('forms.required');
    expect(messageOf({ ...values, pressed: [] })).toBe('printerSettings.error.pressed');
  });

  it('sends a test page although something is wrong elsewhere', () => {
    const sent = toSendable({ ...withCopies('99'), pressed: [] });
    expect([sent.routes.packingSlip.copies, sent.pressed]).toEqual([20, ['invoice']]);
  });

  it('keeps the documents of the button in their usual order', () => {
    expect(toggled(['addressLabel'], 'invoice', true)).toEqual(['invoice', 'addressLabel']);
    expect(toggled(['invoice', 'addressLabel'], 'invoice', false)).toEqual(['addressLabel']);
  });

  it.each([
    ['٥٠٠٠١٢٣٤', '+965 5000 1234'],
    ['96550001234', '+965 5000 1234'],
    ['\u200f+965 5000 1234', '+965 5000 1234'],
    ['2245 1111 / 50001234', '+965 2245 1111 / +965 5000 1234'],
    ['+971 4 123 4567', '+971 4 123 4567'],
    ['', ''],
  ])('stores the phone %j as %j', (shopPhone, kept) => {
    expect(messageOf({ ...values, shopPhone })).toBeUndefined();
    expect(toSettings({ ...values, shopPhone }).shopPhone).toBe(kept);
  });

  it.each(['123', 'call us', '5000 1234 ext', '1'.repeat(16), '5000 1234 /'])('refuses the phone %j', (shopPhone) => {
    expect(messageOf({ ...values, shopPhone })).toMatch(/^printerSettings\.error\.shopPhone \{/);
  });

  it('refuses no length', () => {
    expect(messageOf({ ...values, shopName: 'x'.repeat(1000), shopAddress: 'x'.repeat(1000) })).toBeUndefined();
  });
});
