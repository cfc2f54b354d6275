// @vitest-environment happy-dom

import type { Area } from '@shared/contract/catalogue/lookups';
import { failed, ok, type Result } from '@shared/contract/result';
import type { ValueOf } from '@shared/contract/tables/bridge';
import type { Fils } from '@shared/domain/money';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { control, endPage, findControl, type PageOptions, type ShownPage, showPage, toasts } from '../../../../../tests/support/page/page';
import { inEnglish } from '../../../../../tests/support/texts';

type Delivery = NonNullable<ValueOf<'delivery.read'>>;
const fils = (value: number): Fils => value as Fils;
const toArea = (id: number, name_en: string, name_ar: string, governorate_id: number | null, fee: number): Area => ({
  id,
  name_en,
  name_ar,
  governorate_id,
  delivery_fee: fils(fee),
});
const kuwait = [
  toArea(1, 'Salmiya', 'السالمية', 2, 1000),
  toArea(2, 'Sharq', 'شرق', 1, 1500),
  toArea(3, 'Hawalli', 'حولي', 2, 1250),
  toArea(4, 'Faiha', 'الفيحاء', 1, 1750),
];
const saudi = [toArea(11, 'Riyadh', 'الرياض', null, 6500), toArea(12, 'Jeddah', 'جدة', null, 7000)];
const toFee = ({ id, delivery_fee }: Area) => ({ id, delivery_fee });
const perArea: Delivery = {
  delivery_possibility: true,
  delivery_all_area: false,
  delivery_fee: fils(1500),
  shipping_fee: fils(750),
  cash_in_delivery: fils(500),
  area_fees: [...kuwait, ...saudi].map(toFee),
};

let stored: Delivery | null = perArea;
let areasOfKuwait: Area[] = kuwait;
const rowsOf = <Row,>(rows: Row[]) => ok({ rows, unreadable: [] });
const handlers: FakeHandlers = {
  'delivery.read': () => ok(stored),
  'delivery.save': ({ body }) => {
    stored = body as Delivery;
    return ok(stored);
  },
  'lookups.countries': () =>
    rowsOf([
      { id: 1, name_en: 'Kuwait', name_ar: 'الكويت' },
      { id: 2, name_en: 'Saudi Arabia', name_ar: 'السعودية' },
    ]),
  'lookups.areas': ({ params }) => rowsOf(params.countryId === 1 ? areasOfKuwait : saudi),
  'lookups.governorates': () =>
    rowsOf([
      { id: 1, name_en: 'Al Asimah', name_ar: 'العاصمة' },
      { id: 2, name_en: 'Hawalli', name_ar: 'حولي' },
      { id: 3, name_en: 'Al Jahra', name_ar: 'الجهراء' },
    ]),
  'drafts.read': () => ok(null),
  'drafts.save': () => ok({ savedAt: '2026-11-20T07:00:00.000Z' }),
  'drafts.remove': () => ok(null),
};

async function open(options: PageOptions = {}): Promise<ShownPage> {
  const page = await showPage('/delivery', { ...options, handlers: { ...handlers, ...options.handlers } });
  await waitFor(() => expect(document.querySelector('form input[name="delivery_fee"]')).toBeTruthy());
  return page;
}
const field = (name: string): HTMLInputElement => document.querySelector(`input[name="${name}"]`) as HTMLInputElement;
const type = (name: string, text: string): void => {
  fireEvent.change(field(name), { target: { value: text } });
  fireEvent.blur(field(name));
};
const press = (name: string): boolean => fireEvent.click(control(name));
const saves = (page: ShownPage): unknown[] => page.bridge.requestsOf('delivery.save');
const feesOf = (page: ShownPage, at = 0): Record<number, number> =>
  Object.fromEntries((saves(page)[at] as { body: Delivery }).body.area_fees.map(({ id, delivery_fee }) => [id, delivery_fee]));
const cell = (id: number): HTMLElement => document.querySelector(`[data-row="${id}"] [data-column="0"]`) as HTMLElement;
const areaCell = (id: number): Promise<HTMLElement> =>
  waitFor(() => {
    expect(cell(id)).toBeTruthy();
    return cell(id);
  });
const shownIds = (): (string | undefined)[] => [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset.row);
const lines = (): string[] => [...document.querySelectorAll('[data-group]')].map((line) => line.textContent ?? '');
/** Enters a fee into a cell and leaves the cell with Enter. */
async function typeFee(id: number, text: string): Promise<void> {
  (await areaCell(id)).focus();
  fireEvent.keyDown(cell(id), { key: '1', code: 'Digit1' });
  fireEvent.input(document.activeElement as Element, { target: { value: text } });
  fireEvent.keyDown(document.activeElement as Element, { key: 'Enter', code: 'Enter' });
  // The form receives the value a moment later.
  await waitFor(() => expect(cell(id).querySelector('input')).toBeNull());
}
async function clearFee(id: number): Promise<void> {
  (await areaCell(id)).focus();
  fireEvent.keyDown(cell(id), { key: 'Delete', code: 'Delete' });
  await waitFor(() => expect(cell(id).textContent).toBe(''));
}
const barSays = (words: string): Promise<unknown> => screen.findByText(words);
async function chooseCountry(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('combobox', { name: inEnglish('delivery.country') }));
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
}

/** Returns handlers for a draft in which a fee of Saudi Arabia is missing that isn't on the screen. */
function aDraftWithAnError(): FakeHandlers {
  const values = {
    delivery_possibility: true,
    coverage: 'areas',
    delivery_fee: '1.500',
    shipping_fee: '0.750',
    cash_in_delivery: '0.500',
    fees: Object.fromEntries(perArea.area_fees.map(({ id, delivery_fee }) => [String(id), delivery_fee])),
  };
  const content = { values: { ...values, fees: { ...values.fees, 12: null } }, baseline: values };
  const draft = { screen: 'shop.delivery', record: null, title: 'Delivery', path: '/delivery', savedAt: '2026-11-20T07:00:00.000Z' };
  return { 'drafts.read': () => ok({ ...draft, values: JSON.stringify(content) }) };
}

// Loaded up front, because the first import may take longer than a test waits.
beforeAll(() => import('@renderer/ui/grid/set-for-all/set-dialog'));
beforeEach(() => {
  stored = perArea;
  areasOfKuwait = kuwait;
});
afterEach(() => endPage());

describe('delivery settings', () => {
  it('[DEL-01] stand at /delivery with their fees, and those of the areas of the first country under their governorates', async () => {
    await open();
    expect(['delivery_fee', 'shipping_fee', 'cash_in_delivery'].map((name) => field(name).value)).toEqual(['1.500', '0.750', '0.500']);
    expect((screen.getByRole('switch') as HTMLInputElement).checked).toBe(true);
    expect((screen.getByRole('radio', { name: inEnglish('delivery.areas') }) as HTMLInputElement).checked).toBe(true);
    await areaCell(1);
    expect(shownIds()).toEqual(['4', '2', '3', '1']);
    expect(lines()).toEqual(['Al Asimah2 areasLowest 1.500, highest 1.750', 'Hawalli2 areasLowest 1.000, highest 1.250']);
    expect(document.querySelector('[data-row="1"]')?.textContent).toContain('Salmiyaالسالمية');
  });

  it('[DEL-02] are read-only until Edit', async () => {
    await open();
    await areaCell(1);
    expect(field('delivery_fee').readOnly).toBe(true);
    expect(screen.getByRole('grid').getAttribute('aria-readonly')).toBe('true');
    expect(screen.getAllByRole('radio').every((radio) => (radio as HTMLInputElement).disabled)).toBe(true);
    expect([findControl(inEnglish('delivery.save')), findControl(inEnglish('grid.set.button'))]).toEqual([undefined, undefined]);
    press(inEnglish('common.edit'));
    expect(field('delivery_fee').readOnly).toBe(false);
    expect(screen.getByRole('grid').getAttribute('aria-readonly')).toBeNull();
  });

  it('[DEL-03] [DEL-15] are saved as a whole, with every fee, and read-only again', async () => {
    const page = await open({ roles: ['masterHN'] });
    press(inEnglish('common.edit'));
    type('delivery_fee', '٢٫٢٥');
    fireEvent.click(screen.getByRole('switch'));
    await typeFee(1, '1,75');
    await barSays('in Delivery, Area fees: 1 area');
    press(inEnglish('delivery.save'));
    await waitFor(() => expect(saves(page)).toHaveLength(1));
    expect(saves(page)).toEqual([
      {
        body: {
          ...perArea,
          delivery_possibility: false,
          delivery_fee: 2250,
          area_fees: perArea.area_fees.map((fee) => (fee.id === 1 ? { id: 1, delivery_fee: 1750 } : fee)),
        },
      },
    ]);
    await waitFor(() => expect(toasts()).toEqual(['Delivery Updated Successfully']));
    expect(control(inEnglish('common.edit'))).toBeTruthy();
    expect(cell(1).textContent).toBe('1.750');
  });

  it('send no fees of areas where one fee counts for all; those typed stay in the form', async () => {
    const page = await open();
    press(inEnglish('common.edit'));
    await typeFee(1, '3');
    await barSays('in Area fees: 1 area');
    fireEvent.click(screen.getByRole('radio', { name: inEnglish('delivery.all') }));
    expect(screen.queryByRole('grid')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: inEnglish('delivery.areas') }));
    expect((await areaCell(1)).textContent).toBe('3.000');
    fireEvent.click(screen.getByRole('radio', { name: inEnglish('delivery.all') }));
    press(inEnglish('delivery.save'));
    await waitFor(() => expect(saves(page)).toMatchObject([{ body: { delivery_all_area: true, area_fees: [] } }]));
  });

  it('take the two other fees for nothing when they are empty, and say so before', async () => {
    const page = await open();
    press(inEnglish('common.edit'));
    for (const name of ['shipping_fee', 'cash_in_delivery']) type(name, '');
    expect(screen.getAllByText(inEnglish('delivery.emptyIsZero'))).toHaveLength(2);
    press(inEnglish('delivery.save'));
    await waitFor(() => expect(saves(page)).toMatchObject([{ body: { shipping_fee: 0, cash_in_delivery: 0 } }]));
    await waitFor(() => expect(field('shipping_fee').value).toBe('0.000'));
  });

  it.each(['server', 'unreachable', 'forbidden'] as const)('keep everything typed when the save ends in %s', async (code) => {
    const page = await open({ handlers: { 'delivery.save': () => failed(code) } });
    press(inEnglish('common.edit'));
    type('delivery_fee', '2');
    await typeFee(1, '4');
    await barSays('in Delivery, Area fees: 1 area');
    press(inEnglish('delivery.save'));
    await waitFor(() => expect(toasts()).toEqual([code]));
    expect([field('delivery_fee').value, cell(1).textContent]).toEqual(['2.000', '4.000']);
    page.bridge.handle(handlers);
    press(inEnglish('delivery.save'));
    await waitFor(() => expect(toasts()).toEqual([code, 'Delivery Updated Successfully']));
  });

  it('are not said to be changed by someone else after the response to a save of one’s own was lost', async () => {
    const page = await open({
      handlers: {
        'delivery.save': ({ body }) => {
          stored = body as Delivery;
          return failed('outcomeUnknown');
        },
      },
    });
    press(inEnglish('common.edit'));
    fireEvent.click(screen.getByRole('radio', { name: inEnglish('delivery.all') }));
    type('delivery_fee', '2');
    press(inEnglish('delivery.save'));
    await waitFor(() => expect(toasts()).toEqual(['outcomeUnknown']));
    page.bridge.handle(handlers);
    press(inEnglish('delivery.save'));
    await waitFor(() => expect(toasts()).toHaveLength(2));
    expect(toasts()[1]).toBe(inEnglish('forms.storedAfterAll'));
    expect(saves(page)).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('wait with the save for the areas that are on their way, and send the fees of all', async () => {
    stored = { ...perArea, area_fees: kuwait.slice(0, 1).map(toFee) };
    let give: (() => void)[] = [];
    const areas = () => new Promise<ReturnType<typeof rowsOf<Area>>>((resolve) => give.push(() => resolve(rowsOf(kuwait))));
    const page = await open({ handlers: { 'lookups.areas': areas } });
    press(inEnglish('common.edit'));
    type('delivery_fee', '2');
    press(inEnglish('delivery.save'));
    await waitFor(() => expect(page.bridge.requestsOf('delivery.read').length).toBeGreaterThan(1));
    expect(saves(page)).toEqual([]);
    await waitFor(() => expect(give.length).toBeGreaterThan(1));
    await act(async () => {
      for (const each of give) each();
      give = [];
    });
    await waitFor(() => expect(saves(page)).toHaveLength(1));
    expect((saves(page)[0] as { body: Delivery }).body.area_fees).toEqual(kuwait.map(toFee));
  });

  it('keep the fee of another area that somebody else changed meanwhile, and ask about the same one', async () => {
    const page = await open();
    press(inEnglish('common.edit'));
    await typeFee(1, '4');
    await barSays('in Area fees: 1 area');
    stored = { ...perArea, area_fees: perArea.area_fees.map((fee) => (fee.id === 3 ? { id: 3, delivery_fee: fils(9000) } : fee)) };
    press(inEnglish('delivery.save'));
    await waitFor(() => expect(saves(page)).toHaveLength(1));
    await waitFor(() => expect([cell(1).textContent, cell(3).textContent]).toEqual(['4.000', '9.000']));
    press(inEnglish('common.edit'));
    await typeFee(1, '5');
    await barSays('in Area fees: 1 area');
    stored = { ...perArea, area_fees: perArea.area_fees.map((fee) => (fee.id === 1 ? { id: 1, delivery_fee: fils(7000) } : fee)) };
    press(inEnglish('delivery.save'));
    const question = await screen.findByRole('alertdialog', { name: inEnglish('orders.statusDialog.movedTitle') });
    expect(question.querySelector('[data-clash]')?.textContent).toMatch(/^Salmiya.*5\.000 KWD.*7\.000 KWD/);
  });

  it('are not written over a record that cannot be read any more', async () => {
    const page = await open();
    press(inEnglish('common.edit'));
    type('delivery_fee', '2');
    page.bridge.handle({ 'delivery.read': () => failed('unreadableAnswer') });
    press(inEnglish('delivery.save'));
    await waitFor(() => expect(toasts()).toEqual(['unreadableAnswer']));
    expect([saves(page), field('delivery_fee').value]).toEqual([[], '2.000']);
  });

  it.each([
    ['area_fees[1].delivery_fee_is_required', `Sharq: ${inEnglish('forms.required')}`],
    ['invalid_area_fees[0].delivery_fee', `Salmiya: ${inEnglish('forms.refused')}`],
  ])('say which area the server means by %s', async (message, told) => {
    const field = message.replace(/^invalid_|_is_required$/g, '');
    await open({ handlers: { 'delivery.save': () => failed('server', { status: 400, message, fields: { [field]: message } }) } });
    press(inEnglish('common.edit'));
    await typeFee(1, '4');
    await barSays('in Area fees: 1 area');
    press(inEnglish('delivery.save'));
    expect(await screen.findByText(told)).toBeTruthy();
    expect(toasts()).toEqual([]);
  });

  it('come back on Discard', async () => {
    await open();
    press(inEnglish('common.edit'));
    await typeFee(1, '4');
    await barSays('in Area fees: 1 area');
    press(inEnglish('printQueue.stale.discard'));
    await waitFor(() => expect(cell(1).textContent).toBe('1.000'));
    expect(field('delivery_fee').readOnly).toBe(true);
  });

  it('start editable and empty without a record', async () => {
    stored = null;
    const page = await open();
    expect([field('delivery_fee').value, field('delivery_fee').readOnly]).toEqual(['', false]);
    expect(screen.queryByRole('grid')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: inEnglish('delivery.areas') }));
    expect((await areaCell(1)).textContent).toBe('1.000');
    type('delivery_fee', '1');
    press(inEnglish('delivery.save'));
    await waitFor(() => expect(saves(page)).toHaveLength(1));
    // All fees on the screen are saved, including those of areas without a fee in the settings.
    expect(feesOf(page)).toEqual({ 1: 1000, 2: 1500, 3: 1250, 4: 1750 });
  });

  it('say why they cannot be read, and try again', async () => {
    const page = await showPage('/delivery', { handlers: { ...handlers, 'delivery.read': () => failed('unreachable') } });
    expect((await screen.findByRole('alert')).textContent).toContain(inEnglish('failures.unreachable'));
    page.bridge.handle(handlers);
    press(inEnglish('common.retry'));
    await waitFor(() => expect(field('delivery_fee').value).toBe('1.500'));
  });
});

describe('fees of areas', () => {
  it('[DEL-05] are required where each area has its own, and not below zero', async () => {
    const page = await open();
    press(inEnglish('common.edit'));
    await clearFee(3);
    await typeFee(4, '-2');
    await barSays('in Area fees: 2 areas');
    press(inEnglish('delivery.save'));
    await waitFor(() => expect(document.querySelector('[data-save-bar]')?.textContent).toContain('2 errors'));
    expect(saves(page)).toEqual([]);
    expect([cell(3), cell(4), cell(1)].map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', 'true', null]);
    expect(cell(4).textContent).toBe('-2');
    await typeFee(3, '0');
    await typeFee(4, '2');
    await waitFor(() => expect(document.querySelector('[data-save-bar]')?.textContent).not.toContain('error'));
    press(inEnglish('delivery.save'));
    await waitFor(() => expect(feesOf(page)).toMatchObject({ 3: 0, 4: 2000 }));
  });

  it('typed for other countries are kept until the save, and counted', async () => {
    const page = await open();
    press(inEnglish('common.edit'));
    await typeFee(1, '1.1');
    await barSays('in Area fees: 1 area');
    const choice = screen.getByRole('combobox', { name: inEnglish('delivery.country') });
    await chooseCountry('Saudi Arabia');
    await areaCell(11);
    // The control isn't replaced, so that keyboard users don't lose the focus.
    expect(screen.getByRole('combobox', { name: inEnglish('delivery.country') })).toBe(choice);
    await typeFee(11, '8');
    await barSays('in Area fees: 2 areas');
    // Areas without a governorate are shown in a flat list.
    expect([shownIds(), lines()]).toEqual([['12', '11'], []]);
    fireEvent.click(screen.getByRole('combobox', { name: inEnglish('delivery.country') }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Kuwait (1 changed)',
      'Saudi Arabia (1 changed)',
    ]);
    fireEvent.click(screen.getByRole('option', { name: /^Kuwait/ }));
    expect((await areaCell(1)).textContent).toBe('1.100');
    press(inEnglish('delivery.save'));
    await waitFor(() => expect(saves(page)).toHaveLength(1));
    expect(feesOf(page)).toMatchObject({ 1: 1100, 2: 1500, 11: 8000, 12: 7000 });
  });

  it('of the country before are gone as soon as another one is chosen', async () => {
    let finish: (result: Result<{ rows: Area[]; unreadable: [] }>) => void = () => undefined;
    const late = new Promise<Result<{ rows: Area[]; unreadable: [] }>>((resolve) => (finish = resolve));
    await open({ handlers: { 'lookups.areas': ({ params }) => (params.countryId === 1 ? rowsOf(kuwait) : late) } });
    press(inEnglish('common.edit'));
    await areaCell(1);
    await chooseCountry('Saudi Arabia');
    await waitFor(() => expect([shownIds(), lines()]).toEqual([[], []]));
    expect(screen.getByText(inEnglish('common.loading'))).toBeTruthy();
    expect(screen.queryByText(inEnglish('delivery.noAreas', { country: 'Saudi Arabia' }))).toBeNull();
    await act(async () => finish(ok({ rows: saudi, unreadable: [] })));
    await areaCell(11);
    expect(screen.queryByText(inEnglish('common.loading'))).toBeNull();
  });

  it('that are wrong in another country are led to by the save', async () => {
    const page = await open();
    press(inEnglish('common.edit'));
    await areaCell(1);
    await chooseCountry('Saudi Arabia');
    await clearFee(12);
    await barSays('in Area fees: 1 area');
    await chooseCountry('Kuwait');
    await areaCell(1);
    press(inEnglish('delivery.save'));
    await waitFor(() => expect(document.activeElement).toBe(cell(12)));
    expect(saves(page)).toEqual([]);
  });

  it('that are wrong in a country that was not on screen yet, as in a kept draft, are found', async () => {
    await open({ handlers: aDraftWithAnError() });
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('forms.draft.restore') }));
    await areaCell(1);
    press(inEnglish('delivery.save'));
    await waitFor(() => expect(document.activeElement).toBe(cell(12)));
  });

  it('that are found late turn to no country when another one was chosen meanwhile', async () => {
    const finish: (() => void)[] = [];
    const countries = ['Kuwait', 'Saudi Arabia', 'Qatar'].map((name, at) => ({ id: at + 1, name_en: name, name_ar: name }));
    const qatar = [toArea(31, 'Doha', 'الدوحة', null, 8000)];
    await open({
      handlers: {
        ...aDraftWithAnError(),
        'lookups.countries': () => rowsOf(countries),
        'lookups.areas': ({ params: { countryId } }) =>
          countryId === 2 ? new Promise((resolve) => finish.push(() => resolve(rowsOf(saudi)))) : rowsOf(countryId === 1 ? kuwait : qatar),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('forms.draft.restore') }));
    await areaCell(1);
    press(inEnglish('delivery.save'));
    await waitFor(() => expect(finish).toHaveLength(1));
    await chooseCountry('Qatar');
    await areaCell(31);
    await act(async () => finish[0]?.());
    expect(shownIds()).toEqual(['31']);
  });

  it('are set for all of a governorate at once', async () => {
    const page = await open();
    press(inEnglish('common.edit'));
    await areaCell(1);
    press('Set for governorate: Hawalli');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('All of Hawalli'), { target: { value: '2' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Set 2 rows' }));
    await barSays('in Area fees: 2 areas');
    expect(lines()[1]).toContain('All 2.000');
    press(inEnglish('delivery.save'));
    await waitFor(() => expect(feesOf(page)).toMatchObject({ 1: 2000, 2: 1500, 3: 2000, 4: 1750 }));
  });

  it('are found by a part of the name in either language, in any spelling', async () => {
    await open();
    await areaCell(1);
    const search = screen.getByRole('searchbox', { name: inEnglish('delivery.search') });
    fireEvent.change(search, { target: { value: 'سالميه' } });
    const enter = fireEvent.keyDown(search, { key: 'Enter' });
    await waitFor(() => expect(shownIds()).toEqual(['1']));
    // Enter in the search must not save the form.
    expect(enter).toBe(false);
    fireEvent.change(search, { target: { value: 'faih' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    await waitFor(() => expect(shownIds()).toEqual(['4']));
  });

  it('stand in one list where no area names a governorate, or none is known', async () => {
    areasOfKuwait = kuwait.map((area) => ({ ...area, governorate_id: null }));
    await open();
    await areaCell(1);
    expect([shownIds(), lines(), findControl(inEnglish('delivery.allGovernorates'))]).toEqual([['4', '3', '1', '2'], [], undefined]);
    endPage();
    areasOfKuwait = kuwait;
    await open({ handlers: { 'lookups.governorates': () => failed('server', { status: 500 }) } });
    await areaCell(1);
    expect([lines(), toasts()]).toEqual([[], []]);
  });

  it('of areas whose governorate is not known stand under a line of their own', async () => {
    areasOfKuwait = [...kuwait, toArea(5, 'Somewhere', '', 77, 100)];
    await open();
    await areaCell(5);
    expect(lines().at(-1)).toContain('Other areas1 areaAll 0.100');
  });

  it('say why they cannot be read, and try again, while the rest can be edited', async () => {
    const page = await open({ handlers: { 'lookups.areas': () => failed('server', { status: 500 }) } });
    press(inEnglish('common.edit'));
    type('delivery_fee', '2');
    expect(await screen.findByText(inEnglish('delivery.areasNotLoaded'))).toBeTruthy();
    page.bridge.handle(handlers);
    press(inEnglish('common.retry'));
    await areaCell(1);
    expect(field('delivery_fee').value).toBe('2.000');
  });

  it('of another country can be chosen where those of one cannot be read', async () => {
    await open({
      handlers: { 'lookups.areas': ({ params }) => (params.countryId === 1 ? failed('server', { status: 500 }) : rowsOf(saudi)) },
    });
    await screen.findByText(inEnglish('delivery.areasNotLoaded'));
    await chooseCountry('Saudi Arabia');
    expect((await areaCell(11)).textContent).toBe('6.500');
  });

  it('say that there are none', async () => {
    areasOfKuwait = [];
    await open();
    expect(await screen.findByText(inEnglish('delivery.noAreas', { country: 'Kuwait' }))).toBeTruthy();
  });

  it('speak Arabic, in the chosen digits', async () => {
    await open({ language: 'ar', digits: 'arab' });
    expect((await areaCell(1)).textContent).toBe('١٫٠٠٠');
    expect(document.querySelector('[data-row="1"] [role="rowheader"]')?.textContent).toBe('٣السالميةSalmiya');
    expect(lines()[0]).toBe('العاصمةمنطقتانالأقل ١٫٥٠٠، الأعلى ١٫٧٥٠');
  });
});
