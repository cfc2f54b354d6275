// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import type { KitchenKey } from '@shared/contract/site/style-up';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { noDrafts } from '../../../../../tests/support/page/form-on-page';
import { endPage, type ShownPage, showPage } from '../../../../../tests/support/page/page';
import { answered, onTheWire, sentBodies } from '../../../../../tests/support/page/wire';
import { inEnglish } from '../../../../../tests/support/texts';

const url = (name: string): string => `https://shop.example/${name}.png`;
const kitchen = (name: string) => ({
  main_image: url(`${name}-main`),
  sheets: [{ title: `${name} doors`, items: [{ color: url(`${name}-swatch`), image: url(`${name}-door`) }] }],
});
let stored: Record<KitchenKey, object>;
const handlers: FakeHandlers = {
  ...noDrafts,
  'styleUp.read': ({ params }) => answered('styleUp.read', { data: stored[params.kitchenKey] }),
  'styleUp.save'(input) {
    stored = { ...stored, [input.params.kitchenKey]: onTheWire('styleUp.save', input) };
    return ok(null);
  },
  'uploads.send': ({ name }) => ok({ url: url(name) }),
};
const tabOf = (key: KitchenKey): HTMLElement => document.querySelector(`[data-kitchen="${key}"]`) as HTMLElement;
const titleIn = (key: KitchenKey): HTMLInputElement => tabOf(key).querySelector('input[name="sheets.0.title"]') as HTMLInputElement;
const pictures = (key: KitchenKey): string[] =>
  [...tabOf(key).querySelectorAll('form img')].map((image) =>
    decodeURIComponent(image.getAttribute('src') ?? '').replace(/^.*\/(.*)\.png$/, '$1'),
  );
function choose(key: KitchenKey, label: string, name: string): void {
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new TextEncoder().encode(name)]);
  const input = tabOf(key).querySelector(`[role=group][aria-label="${label}"] input[type=file]`) as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File([bytes], name, { type: 'image/png' })] } });
}
async function open(): Promise<ShownPage> {
  const page = await showPage('/masterHN/style-up', { handlers });
  await waitFor(() => expect([titleIn('one').value, titleIn('two').value]).toEqual(['one doors', 'two doors']));
  return page;
}
const save = (): boolean => fireEvent.click(document.querySelector('[data-save-bar] button[type=submit]') as HTMLElement);
const type = (key: KitchenKey, words: string): boolean => fireEvent.change(titleIn(key), { target: { value: words } });

beforeEach(() => {
  stored = { one: kitchen('one'), two: kitchen('two') };
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pictures here')));
});
afterEach(() => endPage());

describe('a kitchen', () => {
  it('[STY-06] shows its main picture and of each item colour and picture, and sends each in its place', async () => {
    const page = await open();
    expect(pictures('one')).toEqual(['one-main', 'one-swatch', 'one-door']);
    choose('one', inEnglish('styleUp.mainImage'), 'new-main');
    choose('one', inEnglish('styleUp.swatchOf', { position: 1 }), 'new-swatch');
    choose('one', inEnglish('styleUp.pictureOf', { position: 1 }), 'new-door');
    await waitFor(() => expect(pictures('one')).toEqual(['new-main', 'new-swatch', 'new-door']));
    type('one', 'Tops');
    save();
    await waitFor(() =>
      expect(sentBodies(page, 'styleUp.save')).toEqual([
        { main_image: url('new-main'), sheets: [{ title: 'Tops', items: [{ color: url('new-swatch'), image: url('new-door') }] }] },
      ]),
    );
  });

  it.each(['one', 'two'] as const)('[STY-07] with the key %s has a tab of its own, and is saved under its key', async (key) => {
    const page = await open();
    fireEvent.click(screen.getByRole('tab', { name: new RegExp(`Kitchen ${key}`) }));
    await waitFor(() => expect(tabOf(key).hidden).toBe(false));
    expect(pictures(key)).toEqual([`${key}-main`, `${key}-swatch`, `${key}-door`]);
    type(key, 'Tops');
    save();
    await waitFor(() => expect(page.bridge.requestsOf('styleUp.save')).toMatchObject([{ params: { kitchenKey: key } }]));
    expect(sentBodies(page, 'styleUp.save')).toEqual([{ ...kitchen(key), sheets: [{ ...kitchen(key).sheets[0], title: 'Tops' }] }]);
    await waitFor(() => expect(titleIn(key).value).toBe('Tops'));
    expect(titleIn(key === 'one' ? 'two' : 'one').value).toBe(key === 'one' ? 'two doors' : 'one doors');
  });
});
