// @vitest-environment happy-dom

import { failed, ok } from '@shared/contract/result';
import type { StaticPage } from '@shared/contract/site/static-pages';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { field, fieldNames, fill, formShown, noDrafts, pressSave, saveButton } from '../../../../../tests/support/page/form-on-page';
import { control, endPage, findControl, type PageOptions, type ShownPage, showPage, toasts } from '../../../../../tests/support/page/page';
import { containing, inEnglish } from '../../../../../tests/support/texts';

const description = (text: string): string =>
  JSON.stringify({ blocks: [{ key: 'a1', text, type: 'unstyled', depth: 0 }], entityMap: {}, kept: true });
const block = {
  title_en: 'About the shop',
  title_ar: 'عن المتجر',
  description_en: description('Everything for kitchen and table.'),
  description_ar: description('كل ما يلزم المطبخ والسفرة.'),
};
let stored: StaticPage[] = [];
const handlers: FakeHandlers = {
  ...noDrafts,
  'shopAbout.list': () => ok({ rows: stored, unreadable: [] }),
  'shopAbout.save': ({ body }) => {
    stored = body.static_page.map((each, index) => ({ ...each, type: 'about', id: index + 10 }));
    return ok(stored);
  },
};
async function open(options: PageOptions = {}): Promise<ShownPage> {
  const page = await showPage('/pages/about', { ...options, handlers: { ...handlers, ...options.handlers } });
  await formShown();
  return page;
}
const saves = (page: ShownPage): unknown[] => page.bridge.requestsOf('shopAbout.save');
const bodyOf = (...blocks: object[]): object => ({ body: { type: 'about', static_page: blocks } });

// Loaded up front, because the first import may take longer than a test waits.
beforeAll(() => import('@renderer/ui/rich-text/rich-text-editor'));
beforeEach(() => {
  stored = [{ ...block, id: 1, type: 'about' }];
});
afterEach(() => endPage());

/** The editor itself is tested with the home site's page. */
describe('the shop’s “About us” page', () => {
  it('is read and saved by the shop’s calls, not by those of the home site', async () => {
    const page = await open();
    expect(page.bridge.requestsOf('shopAbout.list')).toEqual([{ query: { type: 'about' } }]);
    fill({ 'blocks.0.title_en': ' Who we are ' });
    pressSave();
    await waitFor(() => expect(saves(page)).toEqual([bodyOf({ ...block, title_en: 'Who we are' })]));
    await waitFor(() => expect(toasts()).toEqual(['Update Data Successfullly']));
    expect([...page.bridge.requestsOf('homeAbout.list'), ...page.bridge.requestsOf('homeAbout.save')]).toEqual([]);
  });

  it('only shows its blocks when one of them could not be read, and says so', async () => {
    const list = () => ok({ rows: stored, unreadable: [{ position: 1, id: 'b7c1', reason: 'not a text' }] });
    await open({ handlers: { 'shopAbout.list': list } });
    expect(await screen.findByText(containing(inEnglish('forms.unreadableRows', { count: 1 })))).toBeTruthy();
    expect(fieldNames().every((name) => field(name).readOnly)).toBe(true);
    expect([saveButton(), findControl(inEnglish('about.add'))]).toEqual([null, undefined]);
  });

  it('sends nothing when a block that came meanwhile cannot be read', async () => {
    const page = await open();
    fill({ 'blocks.0.title_en': 'Who we are' });
    page.bridge.handle({ 'shopAbout.list': () => ok({ rows: stored, unreadable: [{ position: 1, id: 'b7c1', reason: 'not a text' }] }) });
    pressSave();
    await waitFor(() => expect(toasts()).toEqual(['unreadableAnswer']));
    expect([saves(page), field('blocks.0.title_en').value]).toEqual([[], 'Who we are']);
  });

  it('asks before it is written over what somebody else changed meanwhile', async () => {
    const page = await open();
    fill({ 'blocks.0.title_ar': 'لنا' });
    stored = [{ ...block, title_en: 'Theirs', id: 2, type: 'about' }];
    pressSave();
    expect(await screen.findByRole('alertdialog', { name: inEnglish('orders.statusDialog.movedTitle') })).toBeTruthy();
    expect([saves(page), field('blocks.0.title_ar').value]).toEqual([[], 'لنا']);
  });

  it('says why it cannot be read, and tries again', async () => {
    const page = await showPage('/pages/about', { handlers: { ...handlers, 'shopAbout.list': () => failed('timeout') } });
    expect((await screen.findByRole('alert')).textContent).toContain(inEnglish('failures.timeout'));
    page.bridge.handle(handlers);
    control(inEnglish('common.retry')).click();
    await waitFor(() => expect(field('blocks.0.title_en').value).toBe('About the shop'));
  });
});
