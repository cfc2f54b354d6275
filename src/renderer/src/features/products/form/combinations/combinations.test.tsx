// @vitest-environment happy-dom

import { failed, ok, type Result } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fill, pressSave, saveButton } from '../../../../../../../tests/support/page/form-on-page';
import { control, endPage, findControl, type ShownPage, toasts } from '../../../../../../../tests/support/page/page';
import {
  addPath,
  card,
  cards,
  chip,
  chooseCategory,
  chooseFiles,
  editPath,
  isChosen,
  loadProductForm,
  numberOn,
  open,
  pair,
  pictures,
  pressUndo,
  read,
  save,
  section,
  sent,
  shop,
  startProducts,
  switchOf,
  typeOn,
  url,
  wire,
} from '../../../../../../../tests/support/samples/product-form';
import { inEnglish, startingWith } from '../../../../../../../tests/support/texts';

beforeAll(loadProductForm);
beforeEach(startProducts);
afterEach(endPage);

const all = ['1:10,2:20', '1:10,2:21', '1:11,2:20', '1:11,2:21'];
const amounts = (): string[] => cards().map((key) => numberOn(key, inEnglish('productForm.amount')).value);
const press = (name: string): boolean => fireEvent.click(control(name));
const errorOn = (key: string, label: string): string | undefined =>
  numberOn(key, label).closest('[data-field-invalid]')?.querySelector('.fui-Field__validationMessage')?.textContent ?? undefined;
/** Finds the drawer by its class, because computing the roles of a whole form takes seconds in a simulated document. */
const findDrawer = (): HTMLElement | null => document.querySelector('.fui-OverlayDrawer');
const drawer = (): HTMLElement => {
  const found = findDrawer();
  if (!found) throw new Error('no drawer');
  return found;
};
const viewAs = (name: string): HTMLElement => within(section('combinations')).getByLabelText(name, { selector: 'input[type=radio]' });
const asked = (): Promise<HTMLElement> =>
  waitFor(() => {
    const question = document.querySelector<HTMLElement>('[role=alertdialog]');
    if (!question) throw new Error('no question');
    return question;
  });
const sectionEntry = (title: string): string =>
  [...document.querySelectorAll<HTMLElement>('nav[aria-label="Sections of this form"] button')].find((one) =>
    one.textContent?.startsWith(title),
  )?.textContent ?? '';

describe('combinations', () => {
  it('[PRD-14] have a card each, in the order of the variants, with quantity, price, cost and pictures', async () => {
    await open(editPath);
    expect(cards()).toEqual(all);
    expect(amounts()).toEqual(['3', '4', '1', '2']);
    expect(numberOn('1:10,2:20', inEnglish('productForm.priceOf')).value).toBe('23.000');
    expect(numberOn('1:10,2:20', inEnglish('productForm.cost')).value).toBe('13.000');
    expect(card('1:10,2:20').querySelector('h3')?.textContent).toBe('Brick red · 20 cm');
    expect(card('1:10,2:20').querySelector('img')?.getAttribute('src')).toContain(encodeURIComponent(url('p3')));
    expect(control(inEnglish('productForm.picturesOf', { name: 'Brick red · 20 cm' }), card('1:10,2:20'))).toBeTruthy();
    expect(card('1:10,2:20').querySelector('[data-picture-count]')?.textContent).toBe('1/5');
  });

  it('keep their numbers when values are added, and go with theirs, which can be undone', async () => {
    const page = await open(editPath);
    typeOn('1:10,2:20', { Quantity: '30' });
    fireEvent.click(chip(12));
    expect(cards()).toEqual([...all, '1:12,2:20', '1:12,2:21']);
    expect(amounts()).toEqual(['30', '4', '1', '2', '', '']);
    fireEvent.click(chip(12));
    fireEvent.click(chip(10));
    expect(cards()).toEqual(all.slice(2));
    expect(toasts().at(-1)).toBe(inEnglish('productForm.removed', { count: 2 }));
    pressUndo();
    expect(isChosen(10)).toBe(true);
    expect(amounts()).toEqual(['30', '4', '1', '2']);
    const body = await save(page, 'products.update');
    expect(body.variant).toEqual(wire.variant_combinations);
  });

  it('begin with the price and the cost of the product', async () => {
    await open(editPath);
    fireEvent.click(chip(12));
    expect([
      numberOn('1:12,2:20', inEnglish('productForm.priceOf')).value,
      numberOn('1:12,2:20', inEnglish('productForm.cost')).value,
    ]).toEqual(['29.000', '17.400']);
  });

  it('make no form changed when everything is as it was', async () => {
    await open(editPath);
    fireEvent.click(chip(12));
    expect(sectionEntry(inEnglish('productForm.variants'))).toContain('Changed');
    expect(sectionEntry(inEnglish('productForm.combinations'))).toContain('Changed');
    fireEvent.click(chip(12));
    await waitFor(() => expect(saveButton()).toBeNull());
  });

  it('are refused in words before they are made when there would be too many', async () => {
    await open(addPath);
    await chooseCategory('Glasses');
    await waitFor(() => expect(findControl(inEnglish('productForm.chooseAllOf', { name: 'Shade' }))).toBeTruthy());
    press(inEnglish('productForm.chooseAllOf', { name: 'Shade' }));
    expect(section('combinations').textContent).toContain('20 of 300');
    press(inEnglish('productForm.chooseAllOf', { name: 'Size' }));
    expect(screen.getByRole('alert').textContent).toBe(inEnglish('productForm.tooMany', { count: 600, max: 500 }));
    expect(isChosen(20)).toBe(false);
    expect(section('combinations').textContent).toContain('20 of 300');
    fireEvent.click(chip(20));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(section('combinations').textContent).toContain('20 of 300');
    press(inEnglish('productForm.more', { count: 20 }));
    expect(cards()).toHaveLength(40);
  });

  it('are left out and brought back with their numbers, and not sent meanwhile', async () => {
    const page = await open(editPath);
    press(inEnglish('productForm.leaveOutOf', { name: 'Brick red · 20 cm' }));
    expect(card('1:10,2:20').textContent).toContain(inEnglish('productForm.leftOut'));
    press(inEnglish('productForm.leaveOutOf', { name: 'Brick red · 22 cm' }));
    press(inEnglish('productForm.bringBackOf', { name: 'Brick red · 22 cm' }));
    expect(numberOn('1:10,2:22'.replace('22', '21'), inEnglish('productForm.amount')).value).toBe('4');
    const body = await save(page, 'products.update');
    expect(body.variant).toEqual(wire.variant_combinations.toSpliced(2, 1));
    expect(body.amount).toBe(7);
  });

  it('must not all be left out', async () => {
    const page = await open(editPath);
    const names = ['Brick red · 20 cm', 'Brick red · 22 cm', 'Teal · 20 cm', 'Teal · 22 cm'];
    for (const name of names) press(inEnglish('productForm.leaveOutOf', { name }));
    pressSave();
    expect(await screen.findByText(inEnglish('productForm.allLeftOut'))).toBeTruthy();
    expect(sent(page, 'products.update')).toEqual([]);
  });

  it('[PRD-25] [PRD-26] [PRD-27] [PRD-29] demand quantity, price, cost and pictures of their own, and count each error', async () => {
    const page = await open(editPath);
    fireEvent.click(chip(12));
    typeOn('1:12,2:20', { Quantity: '', Price: '-1', Cost: '1e9' });
    typeOn('1:12,2:21', { Quantity: '0', Price: '0', Cost: '0' });
    pressSave();
    await waitFor(() => expect(errorOn('1:12,2:20', inEnglish('productForm.amount'))).toBe('This Field is required'));
    expect(errorOn('1:12,2:20', inEnglish('productForm.priceOf'))).toBeTruthy();
    expect(errorOn('1:12,2:20', inEnglish('productForm.cost'))).toContain('three decimals');
    expect(
      [inEnglish('productForm.amount'), inEnglish('productForm.priceOf'), inEnglish('productForm.cost')].map((label) =>
        errorOn('1:12,2:21', label),
      ),
    ).toEqual([undefined, undefined, undefined]);
    expect(within(card('1:12,2:21')).getByText('Upload Images')).toBeTruthy();
    await waitFor(() => expect(toasts().at(-1)).toBe('Upload Images in Cards'));
    await waitFor(() => expect(findControl('5 errors')).toBeTruthy());
    expect(sectionEntry(inEnglish('productForm.combinations'))).toContain('5');
    await waitFor(() => expect(document.activeElement).toBe(numberOn('1:12,2:20', inEnglish('productForm.amount'))));
    expect(numberOn('1:12,2:20', inEnglish('productForm.priceOf')).value).toBe('-1');
    typeOn('1:12,2:20', { Quantity: '١٢' });
    await waitFor(() => expect(findControl('4 errors')).toBeTruthy());
    expect(sent(page, 'products.update')).toEqual([]);
  });

  it('copy their numbers to all the others, but for shared ones, which can be undone', async () => {
    await open(editPath);
    fireEvent.click(switchOf(inEnglish('productForm.same.price')));
    fireEvent.click(control(inEnglish('productForm.sameConfirm'), await asked()));
    press(inEnglish('productForm.copyToAllOf', { name: 'Teal · 22 cm' }));
    expect(amounts()).toEqual(['2', '2', '2', '2']);
    fireEvent.click(switchOf(inEnglish('productForm.same.price')));
    expect(numberOn('1:10,2:20', inEnglish('productForm.priceOf')).value).toBe('23.000');
    expect(numberOn('1:10,2:20', inEnglish('productForm.cost')).value).toBe('12.000');
    pressUndo();
    expect(amounts()).toEqual(['3', '4', '1', '2']);
  });

  it('copy nothing to what is left out, and nothing that is shared, which is there again when the sharing ends', async () => {
    const page = await open(editPath);
    press(inEnglish('productForm.leaveOutOf', { name: 'Brick red · 20 cm' }));
    const shared = [inEnglish('productForm.same.image'), inEnglish('productForm.same.price'), inEnglish('productForm.same.cost')];
    for (const name of shared) {
      fireEvent.click(switchOf(name));
      fireEvent.click(control(inEnglish('productForm.sameConfirm'), await asked()));
      await waitFor(() => expect(findControl(inEnglish('productForm.sameConfirm'))).toBeUndefined());
    }
    press(inEnglish('productForm.copyToAllOf', { name: 'Teal · 22 cm' }));
    for (const name of shared) fireEvent.click(switchOf(name));
    press(inEnglish('productForm.bringBackOf', { name: 'Brick red · 20 cm' }));
    expect(numberOn('1:10,2:20', inEnglish('productForm.amount')).value).toBe('3');
    const { variant_data } = await save(page, 'products.update');
    const own = wire.variant_data.map(({ price, cost, images, amount }) => ({
      price: price * 1000,
      cost: cost * 1000,
      images,
      amount: amount === 3 ? 3 : 2,
    }));
    expect(variant_data).toEqual(own);
  });

  it('[OP-69] [OP-107] are one for each value where the server sends none, without quantities', async () => {
    shop.product = read({ variant_combinations: undefined, variant_data: undefined, variant: wire.variant.slice(0, 2) });
    const page = await open(editPath);
    expect(screen.getByText(inEnglish('productForm.amountsUnknown'))).toBeTruthy();
    expect(cards()).toEqual(['1:10', '1:11']);
    typeOn('1:10', { Quantity: '5' });
    typeOn('1:11', { Quantity: '6' });
    const body = await save(page, 'products.update');
    expect(body).toMatchObject({ amount: 11, variant: [[pair(1, 10)], [pair(1, 11)]] });
    expect(body.variant_data.map(({ price, images }) => [price, images])).toEqual(Array(2).fill([29_000, [url('front'), url('back')]]));
  });

  it('keep what the category has no more, and send it back', async () => {
    const gone = pair(1, 99);
    shop.product = read({
      variant: [
        ...wire.variant,
        { variant: { id: 1, name_en: 'Color', name_ar: 'لون' }, variant_value: { id: 99, value_en: '#6d7d4f', value_ar: '' } },
      ],
      variant_combinations: [[gone, pair(2, 20)], ...wire.variant_combinations.slice(1)],
    });
    const page = await open(editPath);
    expect(chip(99).textContent).toBe('Olive');
    expect(chip(99).title).toBe(inEnglish('productForm.unknownValue', { name: 'Olive' }));
    typeOn('1:10,2:20', { Quantity: '8' });
    const body = await save(page, 'products.update');
    expect(body.variant[0]).toEqual([gone, pair(2, 20)]);
  });

  it('whose price the server refuses say so on their card', async () => {
    const message = 'invalid_variant_data[1].price';
    const refused = failed('server', { status: 400, message, fields: { 'variant_data[1].price': message } });
    await open(editPath, { handlers: { 'products.update': () => refused } });
    typeOn('1:10,2:20', { Quantity: '8' });
    pressSave();
    await waitFor(() => expect(card('1:11,2:21').textContent).toContain(inEnglish('forms.refused')));
    expect(card('1:10,2:20').textContent).not.toContain(inEnglish('forms.refused'));
  });

  it('that somebody else removed meanwhile are not written again', async () => {
    const page = await open(editPath);
    typeOn('1:10,2:20', { Quantity: '8' });
    shop.product = read({ variant_combinations: wire.variant_combinations.slice(0, 3), variant_data: wire.variant_data.slice(0, 3) });
    pressSave();
    const saved = (): unknown[] =>
      sent(page, 'products.update').map((body) => [body.variant.length, body.variant_data.map(({ amount }) => amount)]);
    await waitFor(() => expect(saved()).toEqual([[3, [1, 2, 8]]]));
  });
});

describe('what combinations share', () => {
  it('[PRD-15] [OP-68] stands at the product, and is no number of the card any more', async () => {
    const page = await open(editPath);
    fireEvent.click(switchOf(inEnglish('productForm.same.price')));
    const question = await asked();
    const radios = [...question.querySelectorAll<HTMLElement>('input[type=radio]')];
    expect(radios).toHaveLength(5);
    fireEvent.click(radios.at(-1) as HTMLElement);
    fireEvent.click(control(inEnglish('productForm.sameConfirm'), question));
    expect(within(card('1:10,2:20')).queryByLabelText(startingWith(inEnglish('productForm.priceOf')))).toBeNull();
    fireEvent.click(switchOf(inEnglish('productForm.same.cost')));
    press(inEnglish('common.cancel'));
    expect(numberOn('1:10,2:20', inEnglish('productForm.cost')).value).toBe('13.000');
    const price = document.querySelector<HTMLInputElement>('input[name=price]')?.value;
    const body = await save(page, 'products.update');
    expect(body).toMatchObject({ all_price: true, all_cost: false, all_image: false });
    expect(new Set(body.variant_data.map((entry) => entry.price))).toEqual(new Set([body.price]));
    expect(price).toBe(`${Number(body.price) / 1000}.000`);
    expect(body.variant_data.map(({ cost }) => cost)).toEqual([11_000, 12_000, 13_000, 14_000]);
  });

  it('comes back when the switch is turned off again', async () => {
    await open(editPath);
    fireEvent.click(switchOf(inEnglish('productForm.same.price')));
    fireEvent.click(control(inEnglish('productForm.sameConfirm'), await asked()));
    fireEvent.click(switchOf(inEnglish('productForm.same.price')));
    expect(cards().map((key) => numberOn(key, inEnglish('productForm.priceOf')).value)).toEqual(['23.000', '24.000', '21.000', '22.000']);
  });

  it('asks nothing where nothing differs, and fills the cards from the product when it ends', async () => {
    shop.product = read({
      all_price: true,
      all_cost: true,
      all_image: true,
      price: 5,
      variant_data: wire.variant_data.map((data) => ({ ...data, price: null })),
    });
    await open(editPath);
    fireEvent.click(chip(12));
    fireEvent.click(switchOf(inEnglish('productForm.same.price')));
    expect(numberOn('1:12,2:20', inEnglish('productForm.priceOf')).value).toBe('5.000');
    fireEvent.click(switchOf(inEnglish('productForm.same.image')));
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
    expect(card('1:10,2:20').querySelector('img')).toBeTruthy();
  });
});

describe('pictures of combinations', () => {
  const openDrawer = async (): Promise<HTMLElement> => {
    press(inEnglish('productForm.picturesOf', { name: 'Brick red · 20 cm' }));
    return waitFor(drawer);
  };
  const use = async (page: ShownPage): Promise<string[][]> =>
    (await save(page, 'products.update')).variant_data.map(({ images }) => (images as string[]).map((one) => one.split('/').at(-1) ?? ''));

  it('[PRD-31] have five places, one combination after the other without closing', async () => {
    await open(editPath);
    await openDrawer();
    expect(drawer().textContent).toContain(inEnglish('productForm.drawer.position', { position: 1, total: 4 }));
    expect(pictures(drawer())).toEqual(['p3.png']);
    expect(drawer().querySelectorAll('[data-empty-slot], input[type=file]')).toHaveLength(4);
    press(inEnglish('productForm.drawer.next'));
    expect(drawer().textContent).toContain(inEnglish('productForm.drawer.position', { position: 2, total: 4 }));
    expect(drawer().querySelector('h2')?.textContent).toBe('Brick red · 22 cm');
    press(inEnglish('productForm.drawer.previous'));
    press(inEnglish('productForm.drawer.done'));
    await waitFor(() => expect(findDrawer()).toBeNull());
  });

  it('arrive although one went on to the next combination, or closed the drawer', async () => {
    const answers: ((result: Result<{ url: string }>) => void)[] = [];
    const page = await open(editPath, { handlers: { 'uploads.send': () => new Promise((resolve) => answers.push(resolve)) } });
    await openDrawer();
    chooseFiles(drawer(), 'new');
    await waitFor(() => expect(answers).toHaveLength(1));
    press(inEnglish('productForm.drawer.next'));
    press(inEnglish('productForm.drawer.done'));
    await act(async () => answers[0]?.(ok({ url: url('new') })));
    expect(await use(page)).toEqual([['p1.png'], ['p2.png'], ['p3.png', 'new.png'], ['p4.png']]);
  });

  it('are taken over from another combination, and given to all of a colour', async () => {
    const page = await open(editPath);
    await openDrawer();
    press(inEnglish('productForm.drawer.useTheseOf', { name: 'Teal · 22 cm' }));
    fireEvent.click(within(drawer()).getByLabelText(inEnglish('productForm.drawer.forAll', { value: 'Brick red', count: 2 })));
    press(inEnglish('productForm.drawer.done'));
    expect(await use(page)).toEqual([['p1.png'], ['p2.png'], ['p2.png'], ['p2.png']]);
  });

  it('are uploaded once in a form, wherever the same file is put', async () => {
    const page = await open(editPath);
    await openDrawer();
    chooseFiles(drawer(), 'same');
    await waitFor(() => expect(pictures(drawer())).toContain('same.png'));
    press(inEnglish('productForm.drawer.next'));
    const shown = [...drawer().querySelectorAll<HTMLElement>('input[type=file]')].at(-1)?.closest('[data-picture-grid]') as HTMLElement;
    chooseFiles(shown, 'same');
    await waitFor(() => expect(pictures(shown)).toContain('same.png'));
    expect(page.bridge.requestsOf('uploads.send')).toHaveLength(1);
  });

  it('that failed in the middle of twenty stay to be repeated, and the others are there', async () => {
    let count = 0;
    const page = await open(editPath, {
      handlers: {
        'uploads.send': ({ name }) => {
          count += 1;
          return count === 10 ? failed('unreachable') : ok({ url: url(name) });
        },
      },
    });
    const slotsOf = (at: number): HTMLElement => drawer().querySelectorAll<HTMLElement>('[data-picture-grid]')[at - 1] as HTMLElement;
    const filesOf = (at: number): string[] => ['a', 'b', 'c', 'd'].map((name) => `${name}${at}`);
    await openDrawer();
    for (const at of [1, 2, 3, 4]) {
      if (at > 1) press(inEnglish('productForm.drawer.next'));
      chooseFiles(slotsOf(at), ...filesOf(at));
      await waitFor(() => expect(pictures(slotsOf(at))).toContain(`d${at}.png`));
    }
    press(inEnglish('productForm.drawer.done'));
    pressSave();
    await waitFor(() => expect(toasts()).toContain(inEnglish('forms.uploadFailed')));
    expect(sent(page, 'products.update')).toEqual([]);
    await openDrawer();
    press(inEnglish('productForm.drawer.next'));
    press(inEnglish('productForm.drawer.next'));
    expect(pictures(slotsOf(3)).slice(1)).toEqual(['a3.png', 'c3.png', 'd3.png']);
    press(inEnglish('printQueue.queue.retry'));
    await waitFor(() => expect(pictures(slotsOf(3)).slice(1)).toEqual(['a3.png', 'b3.png', 'c3.png', 'd3.png']));
    press(inEnglish('productForm.drawer.done'));
    const images = await use(page);
    expect(images.flat()).toHaveLength(20);
    expect(images.map((of) => of.slice(1).toSorted())).toEqual([3, 4, 1, 2].map((at) => filesOf(at).map((name) => `${name}.png`)));
    expect(page.bridge.requestsOf('uploads.send')).toHaveLength(17);
  });
});

describe('the grid of combinations', () => {
  it('is the other view of the same numbers', async () => {
    const page = await open(editPath);
    typeOn('1:10,2:20', { Quantity: '30' });
    fireEvent.click(viewAs('Grid'));
    const cells = [...section('combinations').querySelectorAll('[role=row] [data-column="0"]')].map((cell) => cell.textContent);
    expect(cells.slice(0, 4)).toEqual(['30', '4', '1', '2']);
    fill({ code: 'X' });
    expect((await save(page, 'products.update')).amount).toBe(37);
  });

  it('leads to the combination that has no pictures', async () => {
    const page = await open(editPath);
    fireEvent.click(viewAs('Grid'));
    fireEvent.click(chip(12));
    const empty = [...section('combinations').querySelectorAll<HTMLElement>('[role=row] [data-column="0"]')].slice(4, 6);
    expect(empty.map((cell) => cell.textContent)).toEqual(['', '']);
    fireEvent.click(viewAs('Cards'));
    typeOn('1:12,2:20', { Quantity: '1' });
    typeOn('1:12,2:21', { Quantity: '1' });
    fireEvent.click(viewAs('Grid'));
    pressSave();
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe(inEnglish('productForm.picturesOf', { name: 'Navy · 20 cm' })),
    );
    expect(toasts().at(-1)).toBe('Upload Images in Cards');
    expect(sent(page, 'products.update')).toEqual([]);
  });
});
