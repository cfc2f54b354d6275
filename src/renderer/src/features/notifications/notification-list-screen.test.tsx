// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import type { Notification } from '@shared/contract/site/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { noDrafts } from '../../../../../tests/support/page/form-on-page';
import {
  control,
  endPage,
  findControl,
  type PageOptions,
  type ShownPage,
  showPage,
  tableRow,
  toasts,
} from '../../../../../tests/support/page/page';
import { servePage } from '../../../../../tests/support/samples/order-rows';
import { inEnglish } from '../../../../../tests/support/texts';

const texts = {
  title_en: 'Kashta season',
  title_ar: 'موسم الكشتات',
  description_en: 'Baskets and stoves.\nUntil Saturday.',
  description_ar: 'سلال ودوه للبر.',
};
const aNotification = (id: number, changes: Partial<Notification> = {}): Notification => ({
  id,
  ...texts,
  createdAt: '2026-11-20T07:30:00.000Z',
  ...changes,
});
let stored: Notification[] = [];
const handlers: FakeHandlers = {
  ...noDrafts,
  'notifications.list': ({ query }) => servePage(stored, query?.page),
  'notifications.remove': ({ params }) => {
    stored = stored.filter(({ id }) => id !== params.id);
    return ok(null);
  },
};
const open = (options: PageOptions = {}, path = '/notification'): Promise<ShownPage> =>
  showPage(path, { ...options, handlers: { ...handlers, ...options.handlers } });
const cells = async (id: number): Promise<string[]> =>
  [...(await tableRow(id)).querySelectorAll('td')].map((cell) => cell.textContent ?? '');
const shownIds = (): string[] => [...document.querySelectorAll<HTMLElement>('tr[data-row]')].map((row) => row.dataset.row ?? '');
const everybodyElse = ['admin', 'rules', 'social_media', 'home', 'order'];

beforeEach(() => {
  stored = [aNotification(2), aNotification(1, { title_en: 'New dallahs', title_ar: 'دلال جديدة' })];
});
afterEach(() => {
  vi.useRealTimers();
  endPage();
});

describe('the notification list', () => {
  it('[NOT-01] is shown at /notification', async () => {
    const page = await open();
    await tableRow(2);
    expect(shownIds()).toEqual(['2', '1']);
    expect(page.bridge.requestsOf('notifications.list')).toEqual([{ query: { page: 1 } }]);
  });

  it('shows id, both titles and both texts, those of the app’s language first', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T09:00:00Z') });
    const page = await open();
    const english = ['2', 'Kashta seasonموسم الكشتات', 'Baskets and stoves.\nUntil Saturday.سلال ودوه للبر.', '20 Nov', ''];
    expect(await cells(2)).toEqual(english);
    page.setLanguage('ar');
    await waitFor(async () => expect((await cells(2)).slice(1, 2)).toEqual(['موسم الكشتاتKashta season']));
  });

  it('[NOT-04] has a row menu, which deletes, for masterHN alone', async () => {
    await open({ roles: ['masterHN'] });
    fireEvent.click(control('More actions: notification Kashta season', await tableRow(2)));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Delete']);
    endPage();
    await open({ roles: everybodyElse });
    expect(findControl('More actions: notification Kashta season', await tableRow(2))).toBeUndefined();
  });

  it('asks before it deletes, and says what deleting does not do', async () => {
    const page = await open();
    fireEvent.click(control('More actions: notification Kashta season', await tableRow(2)));
    fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('common.delete') }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('the notification “');
    expect(question.textContent).toContain(inEnglish('notifications.deleteWarning'));
    expect(page.bridge.requestsOf('notifications.remove')).toEqual([]);
    fireEvent.click(control('Delete', question));
    await waitFor(() => expect(page.bridge.requestsOf('notifications.remove')).toEqual([{ params: { id: 2 } }]));
    await waitFor(() => expect(shownIds()).toEqual(['1']));
    expect(toasts()).toEqual(['Deleted Successfully']);
  });

  it('opens the whole of a message in both languages, for everybody', async () => {
    await open({ roles: [] });
    const opener = (await tableRow(2)).querySelector('td button') as HTMLElement;
    opener.focus();
    fireEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    const halves = [...dialog.querySelectorAll('section')].map((half) => [half.lang, half.textContent]);
    expect(halves).toEqual([
      ['en', 'Kashta seasonBaskets and stoves.\nUntil Saturday.'],
      ['ar', 'موسم الكشتاتسلال ودوه للبر.'],
    ]);
    fireEvent.click(within(dialog).getByRole('button', { name: inEnglish('common.back') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(opener);
  });
});
