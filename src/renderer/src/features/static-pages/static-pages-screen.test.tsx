// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { formShown, noDrafts } from '../../../../../tests/support/page/form-on-page';
import { endPage, showPage } from '../../../../../tests/support/page/page';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';

const handlers: FakeHandlers = { ...noDrafts, 'shopAbout.list': () => ok({ rows: [], unreadable: [] }) };

// Loaded up front, because the first import may take longer than a test waits.
beforeAll(() => import('@renderer/ui/rich-text/rich-text-editor'));
afterEach(() => endPage());

describe('static pages', () => {
  it('[PAG-01] are shown at /pages as cards, without a call', async () => {
    const page = await showPage('/pages');
    const card = await screen.findByRole('listitem');
    expect(card.textContent).toBe(`${inEnglish('staticPages.about')}${inEnglish('staticPages.aboutHint')}`);
    expect(page.bridge.requests).toEqual([]);
  });

  it('[PAG-02] are the About page alone', async () => {
    await showPage('/pages');
    await screen.findByRole('listitem');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([inEnglish('staticPages.about')]);
  });

  it('[PAG-03] lead to their editor', async () => {
    const page = await showPage('/pages', { handlers });
    fireEvent.click(await screen.findByRole('link'));
    await formShown();
    expect(page.address()).toBe('/pages/about');
  });

  it('[OP-57] have one address for the About page, and take the other one for it', async () => {
    const page = await showPage('/pages/about-us', { handlers });
    await formShown();
    expect(page.address()).toBe('/pages/about');
  });

  it('speak Arabic', async () => {
    await showPage('/pages', { language: 'ar' });
    await waitFor(() => expect(screen.getByRole('link').textContent).toBe(inArabic('navigation.aboutUs')));
  });
});
