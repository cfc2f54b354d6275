// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { act, waitFor } from '@testing-library/react';
import Quill from 'quill';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { field, fill, noDrafts, pressSave } from '../../../../../tests/support/page/form-on-page';
import { endPage, showPage } from '../../../../../tests/support/page/page';
import { answered, listOf, sentBodies } from '../../../../../tests/support/page/wire';
import { inArabic } from '../../../../../tests/support/texts';

const rich = (text: string): string => JSON.stringify({ blocks: [{ key: 'a', text, type: 'unstyled' }], entityMap: {} });
const block = {
  id: 1,
  type: 'about',
  title_en: 'Who we are',
  title_ar: inArabic('navigation.homeAboutUs'),
  description_en: rich('Since 1998'),
  description_ar: rich('منذ 1998'),
};
const texts = (): (string | null)[] => [...document.querySelectorAll('form .ql-editor')].map(({ textContent }) => textContent);
const describeAs = (position: number, words: string): void => {
  const quill = Quill.find(document.querySelectorAll('form .ql-editor')[position]?.parentElement as HTMLElement);
  if (!(quill instanceof Quill)) throw new Error('no editor');
  act(() => void quill.setText(words, 'user'));
};

// Loaded up front, because the first import may take longer than a test waits.
beforeAll(() => import('@renderer/ui/rich-text/rich-text-editor'));
afterEach(() => endPage());

it.each([
  ['the shop', '/pages/about', 'shopAbout'],
  ['the home site', '/home/about-us', 'homeAbout'],
] as const)(
  '[ABT-06] a block of the page of %s shows and sends its titles and texts in both languages, with the type',
  async (_site, path, area) => {
    const [list, save] = [`${area}.list`, `${area}.save`] as const;
    const handlers: FakeHandlers = { ...noDrafts, [list]: () => answered(list, listOf([block])), [save]: () => ok([]) };
    const page = await showPage(path, { handlers });
    await waitFor(() => expect(texts()).toEqual(['Since 1998', 'منذ 1998']));
    expect(['title_en', 'title_ar'].map((name) => field(`blocks.0.${name}`).value)).toEqual([
      'Who we are',
      inArabic('navigation.homeAboutUs'),
    ]);
    expect(page.bridge.requestsOf(list)).toEqual([{ query: { type: 'about' } }]);
    fill({ 'blocks.0.title_en': 'Visit us', 'blocks.0.title_ar': 'زورونا' });
    describeAs(0, 'In Salmiya');
    describeAs(1, 'في السالمية');
    pressSave();
    await waitFor(() => expect(sentBodies(page, save)).toHaveLength(1));
    expect(sentBodies(page, save)).toEqual([
      {
        type: 'about',
        static_page: [
          {
            title_en: 'Visit us',
            title_ar: 'زورونا',
            description_en: expect.stringContaining('"In Salmiya"'),
            description_ar: expect.stringContaining('"في السالمية"'),
          },
        ],
      },
    ]);
  },
);
