// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import Quill from 'quill';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { field, fill, noDrafts, pressSave, saveButton } from '../../../../../tests/support/page/form-on-page';
import { endPage, type ShownPage, showPage } from '../../../../../tests/support/page/page';
import { answered, pageOf, sentBodies } from '../../../../../tests/support/page/wire';
import { inEnglish, startingWith } from '../../../../../tests/support/texts';

const url = (name: string): string => `https://shop.example/${name}.png`;
const rich = (text: string): string => JSON.stringify({ blocks: [{ key: 'a', text, type: 'unstyled' }], entityMap: {} });
const names = ['a', 'b', 'c', 'd', 'e'];
const pot = {
  id: 7,
  title: 'Pressure pot',
  type: 'high_pressure',
  description: rich('Steel'),
  show_product_images: names.map((name) => ({ url: url(name) })),
};
let stored = pot;
const handlers: FakeHandlers = {
  ...noDrafts,
  'homeProducts.list': ({ query }) => answered('homeProducts.list', pageOf(query.type === stored.type ? [stored] : [])),
  'homeProducts.one': () => answered('homeProducts.one', { data: stored }),
  'homeProducts.update': () => ok(null),
};
const typeBox = (): HTMLInputElement => screen.getByRole('combobox', { name: startingWith(inEnglish('homeProducts.type')) });
async function open(): Promise<ShownPage> {
  const page = await showPage('/home/products/add-products/7', { handlers });
  await waitFor(() => expect(document.querySelector('form .ql-editor')?.textContent).toBe('Steel'));
  return page;
}
async function chooseType(name: string): Promise<void> {
  fireEvent.click(typeBox());
  fireEvent.click(await screen.findByRole('option', { name }));
}
const pictures = (): string[] =>
  [...document.querySelectorAll('[data-section="images"] img')].map(
    (image) =>
      decodeURIComponent(image.getAttribute('src') ?? '')
        .split('/')
        .at(-1) ?? '',
  );

// Loaded up front, because the first import may take longer than a test waits.
beforeAll(async () => {
  await import('@renderer/ui/rich-text/rich-text-field');
  await import('@renderer/ui/rich-text/rich-text-editor');
});
beforeEach(() => {
  stored = pot;
});
afterEach(() => endPage());

describe('a home product', () => {
  it('[HPR-15] shows title, type, text and pictures, and sends each', async () => {
    const page = await open();
    expect(page.bridge.requestsOf('homeProducts.one')[0]).toEqual({ params: { id: 7 } });
    expect([field('title').value, pictures()]).toEqual(['Pressure pot', names.map((name) => `${name}.png`)]);
    // The editor is shown a moment before it reports changes. Don't use `waitFor`: it checks again after each change of the page, so the
    // test's own input would repeat it forever.
    await expect
      .poll(() => {
        const quill = Quill.find(document.querySelector('.ql-editor')?.parentElement as HTMLElement) as Quill;
        act(() => void quill.setText('', 'user'));
        act(() => void quill.setText('Three valves', 'user'));
        return saveButton();
      })
      .toBeTruthy();
    fill({ title: 'Steel pot' });
    await chooseType(inEnglish('homeProducts.types.premium_products'));
    pressSave();
    await waitFor(() => expect(sentBodies(page, 'homeProducts.update')).toHaveLength(1));
    expect(sentBodies(page, 'homeProducts.update')).toEqual([
      { title: 'Steel pot', type: 'premium_products', description: expect.stringContaining('"Three valves"'), images: names.map(url) },
    ]);
  });

  it.each([
    ['premium_products', inEnglish('homeProducts.types.premium_products'), inEnglish('homeProducts.types.high_pressure'), 'high_pressure'],
    ['high_pressure', inEnglish('homeProducts.types.high_pressure'), inEnglish('homeProducts.types.premium_products'), 'premium_products'],
  ])('[HPR-16] of the type %s is called %s; as %s it goes out as %s', async (type, word, otherWord, other) => {
    stored = { ...pot, type };
    const page = await open();
    expect(typeBox().value || typeBox().textContent).toBe(word);
    await chooseType(otherWord);
    pressSave();
    await waitFor(() => expect(sentBodies(page, 'homeProducts.update')).toMatchObject([{ type: other }]));
  });
});
