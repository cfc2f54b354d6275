// @vitest-environment happy-dom
import { ok } from '@shared/contract/result';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { noDrafts, pressSave } from '../../../../../tests/support/page/form-on-page';
import { endPage, showPage } from '../../../../../tests/support/page/page';
import { answered, listOf, onTheWire, sentBodies } from '../../../../../tests/support/page/wire';

const url = (name: string): string => `https://shop.example/${name}.png`;
const toBanners = (...names: string[]) => names.map((name) => ({ image: url(name) }));
let stored: object[] = toBanners('a', 'b', 'c', 'd');
const handlers: FakeHandlers = {
  ...noDrafts,
  'shopBanners.list': () => answered('shopBanners.list', listOf(stored)),
  'shopBanners.update'(input) {
    stored = onTheWire('shopBanners.update', input).banners as object[];
    return ok([]);
  },
  'uploads.send': ({ name }) => ok({ url: url(name) }),
};
const shown = (): (string | undefined)[] =>
  [...document.querySelectorAll('form ol > li')].map((slot) =>
    decodeURIComponent(slot.querySelector('img')?.getAttribute('src') ?? '')
      .split('/')
      .at(-1),
  );

afterEach(() => endPage());

it('[BAN-04] a banner is the address of a picture, shown in its slot and sent as such, up to five', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pictures here')));
  const page = await showPage('/banners', { handlers });
  await waitFor(() => expect(shown()).toEqual(['a.png', 'b.png', 'c.png', 'd.png', '']));
  const input = document.querySelector('form ol > li:nth-child(5) input[type=file]') as HTMLInputElement;
  const files = [new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'e', { type: 'image/png' })];
  fireEvent.change(input, { target: { files } });
  await waitFor(() => expect(shown()).toEqual(['a.png', 'b.png', 'c.png', 'd.png', 'e.png']));
  expect(document.querySelectorAll('form ol > li')).toHaveLength(5);
  pressSave();
  await waitFor(() => expect(sentBodies(page, 'shopBanners.update')).toEqual([{ banners: toBanners('a', 'b', 'c', 'd', 'e') }]));
});
