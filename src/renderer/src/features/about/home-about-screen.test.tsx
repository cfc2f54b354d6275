// @vitest-environment happy-dom

import { failed, ok } from '@shared/contract/result';
import type { StaticPage } from '@shared/contract/site/static-pages';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import Quill from 'quill';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { control, endPage, findControl, type PageOptions, type ShownPage, showPage, toasts } from '../../../../../tests/support/page/page';
import { inArabic, inEnglish, startingWith } from '../../../../../tests/support/texts';

const rich = (text: string): string =>
  JSON.stringify({ blocks: [{ key: 'a1', text, type: 'unstyled', depth: 0 }], entityMap: {}, kept: true });
const story: StaticPage = {
  id: 1,
  type: 'about',
  title_en: 'Our story',
  title_ar: 'حكايتنا',
  description_en: rich('Bayt Al-Dar opened in Salmiya.'),
  description_ar: rich('افتتح بيت الدار في السالمية.'),
};
const promise: StaticPage = { id: 2, type: 'about', title_en: 'Our promise', title_ar: 'وعدنا', description_en: '', description_ar: '' };
const sentOf = ({ title_en, title_ar, description_en, description_ar }: StaticPage) => ({
  title_en,
  title_ar,
  description_en,
  description_ar,
});

let stored: StaticPage[] = [];
const handlers: FakeHandlers = {
  'homeAbout.list': () => ok({ rows: stored, unreadable: [] }),
  'homeAbout.save': ({ body }) => {
    stored = body.static_page.map((block, index) => ({ ...block, type: 'about', id: index + 10 }));
    return ok(stored);
  },
  'drafts.read': () => ok(null),
  'drafts.save': () => ok({ savedAt: '2026-11-20T07:00:00.000Z' }),
  'drafts.remove': () => ok(null),
};

async function open(options: PageOptions = {}): Promise<ShownPage> {
  const page = await showPage('/home/about-us', { ...options, handlers: { ...handlers, ...options.handlers } });
  await waitFor(() => expect(document.querySelector('form input[name]')).toBeTruthy());
  return page;
}
const title = (position: number, language: 'en' | 'ar'): HTMLInputElement =>
  document.querySelector(`input[name="blocks.${position}.title_${language}"]`) as HTMLInputElement;
const titles = (): string[] => [...document.querySelectorAll<HTMLInputElement>('form input[name]')].map(({ value }) => value);
const type = (field: HTMLInputElement, text: string): void => {
  fireEvent.change(field, { target: { value: text } });
};
const write = (editor: HTMLElement | undefined, words: string): void => {
  const quill = Quill.find(editor?.parentElement as HTMLElement);
  if (!(quill instanceof Quill)) throw new Error('no editor');
  act(() => void quill.setText(words, 'user'));
};
const press = (name: string): boolean => fireEvent.click(control(name));
const saves = (page: ShownPage): unknown[] => page.bridge.requestsOf('homeAbout.save');
const bodyOf = (...blocks: ReturnType<typeof sentOf>[]) => ({ body: { type: 'about', static_page: blocks } });
const errorsOf = (position: number): string[] =>
  [...document.querySelectorAll('form ol > li').item(position).querySelectorAll('[data-field-invalid]')].map(
    (field) => `${field.querySelector('input')?.name}: ${field.querySelector('.fui-Field__validationMessage')?.textContent}`,
  );

// Loaded up front, because the first import may take longer than a test waits.
beforeAll(() => import('@renderer/ui/rich-text/rich-text-editor'));
beforeEach(() => {
  stored = [story, promise];
});
afterEach(() => endPage());

describe('About blocks', () => {
  it('[ABT-01] [ABT-07] are shown in order, each with a title and a rich text in both languages', async () => {
    const page = await open();
    expect(page.bridge.requestsOf('homeAbout.list')).toEqual([{ query: { type: 'about' } }]);
    const blocks = screen.getAllByRole('listitem', { name: startingWith(inEnglish('users.address.block')) });
    expect(blocks.map((block) => block.getAttribute('aria-label'))).toEqual(['Block 1, 1 of 2', 'Block 2, 2 of 2']);
    expect(titles()).toEqual(['Our story', 'حكايتنا', 'Our promise', 'وعدنا']);
    expect([title(0, 'en').dir, title(0, 'ar').dir]).toEqual(['ltr', 'rtl']);
    const first = blocks[0] as HTMLElement;
    await waitFor(() => expect(first.querySelectorAll('[contenteditable]')).toHaveLength(2));
    const texts = [...first.querySelectorAll<HTMLElement>('[contenteditable]')];
    expect(texts.map((text) => [text.dir, text.textContent])).toEqual([
      ['ltr', 'Bayt Al-Dar opened in Salmiya.'],
      ['rtl', 'افتتح بيت الدار في السالمية.'],
    ]);
  });

  it('[ABT-02] can be added again and again, each with both titles and both texts', async () => {
    stored = [];
    const page = await open();
    press(inEnglish('about.add'));
    await waitFor(() => expect(titles()).toHaveLength(4));
    const blocks = screen.getAllByRole('listitem', { name: startingWith(inEnglish('users.address.block')) });
    await waitFor(() => expect(document.querySelectorAll('form ol [contenteditable]')).toHaveLength(4));
    for (const [index, block] of blocks.entries()) {
      type(title(index, 'en'), `Title ${index}`);
      type(title(index, 'ar'), `عنوان ${index}`);
      const [english, arabic] = block.querySelectorAll<HTMLElement>('[contenteditable]');
      write(english, `Text ${index}`);
      write(arabic, `نص ${index}`);
    }
    press(inEnglish('about.save'));
    await waitFor(() => expect(saves(page)).toHaveLength(1));
    const [{ body }] = saves(page) as [{ body: { static_page: ReturnType<typeof sentOf>[] } }];
    const text = (stored: string): string => (JSON.parse(stored) as { blocks: { text: string }[] }).blocks.map((each) => each.text).join();
    expect(
      body.static_page.map(({ title_en, title_ar, description_en, description_ar }) => [
        title_en,
        title_ar,
        text(description_en),
        text(description_ar),
      ]),
    ).toEqual([0, 1].map((index) => [`Title ${index}`, `عنوان ${index}`, `Text ${index}`, `نص ${index}`]));
  });

  it('are sent as a whole: changed titles, and untouched texts byte for byte', async () => {
    const page = await open({ roles: ['home'] });
    type(title(1, 'en'), ' What we promise ');
    expect(await screen.findByText('in “About us” blocks')).toBeTruthy();
    press(inEnglish('about.save'));
    await waitFor(() => expect(saves(page)).toEqual([bodyOf(sentOf(story), { ...sentOf(promise), title_en: 'What we promise' })]));
    await waitFor(() => expect(toasts()).toEqual(['Update Data Successfullly']));
    expect(title(1, 'en').value).toBe('What we promise');
  });

  it('can be put in another order, removed, and brought back', async () => {
    const page = await open();
    press('Move Block 2 up');
    await waitFor(() => expect(titles()).toEqual(['Our promise', 'وعدنا', 'Our story', 'حكايتنا']));
    press('Remove Block 1');
    await waitFor(() => expect(titles()).toEqual(['Our story', 'حكايتنا']));
    expect(toasts()).toEqual(['Block 1 removed']);
    expect(findControl('Remove Block 1')).toBeUndefined();
    press(inEnglish('about.save'));
    await waitFor(() => expect(saves(page)).toEqual([bodyOf(sentOf(story))]));
  });

  it('start with one empty block when there are none, and a submit leads to its first error', async () => {
    stored = [];
    const page = await open();
    expect(titles()).toEqual(['', '']);
    press(inEnglish('about.save'));
    expect(await screen.findByText('2 errors')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(title(0, 'en')));
    expect(saves(page)).toEqual([]);
  });

  it('[ABT-03] have add and submit with `home`, and are there to read without it: no add, no submit, nothing to type in', async () => {
    await open({ roles: ['home'] });
    expect(findControl(inEnglish('about.add'))).toBeTruthy();
    expect(document.querySelector('[data-save-bar] button[type=submit]')).toBeTruthy();
    endPage();
    await open({ roles: ['admin', 'rules', 'social_media', 'masterHN', 'order'] });
    expect(screen.getByText(/You can view this form/)).toBeTruthy();
    expect([...document.querySelectorAll<HTMLInputElement>('form input[name]')].every((input) => input.readOnly)).toBe(true);
    await waitFor(() => expect(document.querySelectorAll('[contenteditable="false"]')).toHaveLength(4));
    expect(within(document.body).queryAllByRole('button')).toEqual([]);
  });

  it('say why they cannot be read, and try again', async () => {
    const page = await showPage('/home/about-us', { handlers: { ...handlers, 'homeAbout.list': () => failed('unreachable') } });
    expect((await screen.findByRole('alert')).textContent).toContain(inEnglish('failures.unreachable'));
    page.bridge.handle(handlers);
    press(inEnglish('common.retry'));
    await waitFor(() => expect(title(0, 'en').value).toBe('Our story'));
    expect(toasts()).toEqual([]);
  });

  it('speak Arabic', async () => {
    await open({ language: 'ar' });
    expect(screen.getByRole('listitem', { name: 'فقرة 1، 1 من 2' })).toBeTruthy();
    type(title(0, 'en'), '');
    press(inArabic('about.save'));
    await waitFor(() => expect(errorsOf(0)).toEqual(['blocks.0.title_en: هذا الحقل مطلوب']));
  });
});
