// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import Quill from 'quill';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { noDrafts } from '../../../../../tests/support/page/form-on-page';
import { control, endPage, type ShownPage, showPage } from '../../../../../tests/support/page/page';
import { answered, listOf, sentBodies } from '../../../../../tests/support/page/wire';
import { inEnglish } from '../../../../../tests/support/texts';

const url = (name: string): string => `https://shop.example/${name}`;
const rich = (text: string): string => JSON.stringify({ blocks: [{ key: 'a', text, type: 'unstyled' }], entityMap: {} });
const tags = ['دلال', 'gifts', 'نحاس', 'brass', 'trays', 'coffee'];
const banner = { image: url('brass.png'), title: 'Brass', description: 'Dallahs', catalog: url('brass.pdf'), tags };
const images = ['1', '2', '3', '4'].map((name) => url(`c${name}.png`));
const handlers: FakeHandlers = {
  ...noDrafts,
  'homeBanners.list': () => answered('homeBanners.list', listOf([banner])),
  'homeCollection.read': () =>
    answered('homeCollection.read', { data: { description: rich('Winter'), Collection_images: images.map((each) => ({ url: each })) } }),
  'homeBarcode.read': () => answered('homeBarcode.read', { data: { url: url('code.png') } }),
  'homeBanners.update': () => ok([]),
  'homeCollection.save': () => ok(null),
  'homeBarcode.save': () => ok(null),
  'uploads.send': ({ name }) => ok({ url: url(`uploaded/${name}`) }),
};
const field = (name: string): HTMLInputElement => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const type = (name: string, value: string): boolean => fireEvent.change(field(name), { target: { value } });
const section = (id: string): HTMLElement => document.querySelector(`[data-section="${id}"]`) as HTMLElement;
const block = (): HTMLElement => document.querySelector('form ol > li') as HTMLElement;
const pictures = (inside: ParentNode): string[] =>
  [...inside.querySelectorAll('img')].map(
    (image) =>
      decodeURIComponent(image.getAttribute('src') ?? '')
        .split('/')
        .at(-1) ?? '',
  );
const choose = (inside: ParentNode, name: string): boolean => {
  const files = [new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: 'image/png' })];
  return fireEvent.change(inside.querySelector('input[type=file]') as HTMLInputElement, { target: { files } });
};
async function open(): Promise<ShownPage> {
  const page = await showPage('/home/page', { handlers });
  await waitFor(() => expect(field('banners.0.title').value).toBe('Brass'));
  await waitFor(() => expect(document.querySelector('.ql-editor')?.textContent).toBe('Winter'));
  return page;
}
const save = (): boolean => fireEvent.click(document.querySelector('[data-save-bar] button[type=submit]') as HTMLElement);

// Loaded up front, because the first import may take longer than a test waits.
beforeAll(async () => {
  await import('@renderer/ui/rich-text/rich-text-field');
  await import('@renderer/ui/rich-text/rich-text-editor');
});
afterEach(() => endPage());

describe('the home page', () => {
  it('[HPG-09] shows of a banner picture, title, description, catalog and at most six tags, and sends each', async () => {
    const page = await open();
    expect(pictures(within(block()).getByRole('group', { name: inEnglish('homePage.image') }))).toEqual(['brass.png']);
    expect(field('banners.0.description').value).toBe('Dallahs');
    expect([...block().querySelectorAll('bdi')].map((tag) => tag.textContent)).toEqual(tags);
    expect(within(block()).queryByPlaceholderText(inEnglish('forms.tags.add'))).toBeNull();
    fireEvent.click(control('Remove coffee', block()));
    expect(within(block()).getByPlaceholderText(inEnglish('forms.tags.add'))).toBeTruthy();
    fireEvent.click(control(inEnglish('forms.pdf.open'), block()));
    await waitFor(() => expect(page.bridge.requestsOf('app.openExternal')).toEqual([{ url: url('brass.pdf') }]));
    type('banners.0.title', 'Copper');
    type('banners.0.description', 'Trays');
    save();
    await waitFor(() =>
      expect(sentBodies(page, 'homeBanners.update')).toEqual([
        { banners: [{ ...banner, title: 'Copper', description: 'Trays', tags: tags.slice(0, 5) }] },
      ]),
    );
  });

  it('[HPG-11] shows of the collection its text and its pictures, and sends both', async () => {
    const page = await open();
    expect(pictures(section('collection'))).toEqual(['c1.png', 'c2.png', 'c3.png', 'c4.png']);
    const quill = Quill.find(document.querySelector('.ql-editor')?.parentElement as HTMLElement);
    act(() => void (quill as Quill).setText('Summer', 'user'));
    fireEvent.click(control(inEnglish('forms.pictures.remove', { position: 2 }), section('collection')));
    save();
    await waitFor(() =>
      expect(sentBodies(page, 'homeCollection.save')).toEqual([
        { images: images.filter((_, at) => at !== 1), description: expect.stringContaining('"Summer"') },
      ]),
    );
  });

  it('[HPG-13] shows the picture of the barcode, and sends the address of another', async () => {
    const page = await open();
    expect(pictures(section('barcode'))).toEqual(['code.png']);
    fireEvent.click(control(inEnglish('forms.pictures.remove', { position: 1 }), section('barcode')));
    choose(section('barcode'), 'new.png');
    await waitFor(() => expect(pictures(section('barcode'))).toEqual(['new.png']));
    save();
    await waitFor(() => expect(sentBodies(page, 'homeBarcode.save')).toEqual([{ url: url('uploaded/new.png') }]));
  });
});
