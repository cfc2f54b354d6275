// @vitest-environment happy-dom

import { type FailureCode, failed, ok, type Result } from '@shared/contract/result';
import type { Notification } from '@shared/contract/site/notifications';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { noDrafts, pressSave, saveButton } from '../../../../../tests/support/page/form-on-page';
import { control, endPage, findControl, type PageOptions, type ShownPage, showPage, toasts } from '../../../../../tests/support/page/page';
import { servePage } from '../../../../../tests/support/samples/order-rows';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';

const texts = {
  title_en: 'Kashta season',
  title_ar: 'موسم الكشتات',
  description_en: 'Baskets and stoves.',
  description_ar: 'سلال ودوه للبر.',
};
type Name = keyof typeof texts;
const names = Object.keys(texts) as Name[];
const sent = (id: number, values: typeof texts = texts): Notification => ({ id, ...values, createdAt: '2026-11-22T07:30:00.000Z' });

let stored: Notification[] = [];
const handlers: FakeHandlers = {
  ...noDrafts,
  'notifications.list': ({ query }) => servePage(stored, query?.page),
  'notifications.send': ({ body }) => {
    stored = [sent(stored.length + 1, body), ...stored];
    return ok(stored[0] ?? null);
  },
};
const field = (name: Name): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
async function open(options: PageOptions = {}): Promise<ShownPage> {
  const page = await showPage('/notification/add-notification', { ...options, handlers: { ...handlers, ...options.handlers } });
  await waitFor(() => field('title_en'));
  return page;
}
const fill = (values: Partial<typeof texts> = texts): void => {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.change(field(name as Name), { target: { value } });
    fireEvent.blur(field(name as Name));
  }
};
const typed = (): string[] => names.map((name) => field(name).value);
const sends = (page: ShownPage): unknown[] => page.bridge.requestsOf('notifications.send');
const lists = (page: ShownPage): unknown[] => page.bridge.requestsOf('notifications.list');
const lastStep = (): HTMLElement | null => document.querySelector('[data-last-step]');
const asked = async (): Promise<HTMLElement> => {
  await waitFor(() => expect(lastStep()).toBeTruthy());
  return lastStep() as HTMLElement;
};
const sendNow = async (): Promise<void> => {
  pressSave();
  fireEvent.click(control(inEnglish('notifications.lastStep.confirm'), await asked()));
};
/** Waits for the validation, which is asynchronous. */
const submitByEnter = (): Promise<void> => act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));
const unknown = (): HTMLElement | null => document.querySelector('[data-unknown-send]');
const isHeld = (): boolean => saveButton()?.getAttribute('aria-disabled') === 'true';
const phone = (language: string): HTMLElement => document.querySelector(`[data-phone="${language}"]`) as HTMLElement;

beforeEach(() => {
  stored = [];
});
afterEach(() => endPage());

describe('the form of a notification', () => {
  it('[NOT-05] has a title and a text in both languages', async () => {
    await open();
    expect([...document.querySelectorAll('form [name]')].map((element) => element.getAttribute('name'))).toEqual([
      'title_en',
      'title_ar',
      'description_en',
      'description_ar',
    ]);
    expect(names.map((name) => field(name).labels?.[0]?.textContent)).toEqual(['TitleEN*', 'TitleAR*', 'TextEN*', 'TextAR*']);
    expect([field('title_ar').dir, field('description_ar').dir, field('description_en').dir]).toEqual(['rtl', 'rtl', 'ltr']);
    expect(field('description_en').tagName).toBe('TEXTAREA');
  });

  it('counts characters from the first one', async () => {
    await open();
    expect(screen.queryByText(/character/)).toBeNull();
    fill({ title_en: 'A', title_ar: 'موسم!', description_en: 'x'.repeat(1250) });
    expect(screen.getByText(inEnglish('forms.length', { count: 1 }))).toBeTruthy();
    expect(screen.getByText(inEnglish('forms.length', { count: 5 }))).toBeTruthy();
    expect(screen.getByText(inEnglish('forms.length', { count: 1250 }))).toBeTruthy();
  });

  it('shows while it is typed how it will look in either language', async () => {
    await open();
    expect(phone('en').textContent).toContain('TitleText of the notification');
    expect(phone('ar').textContent).toContain('العنواننص الإشعار');
    fill();
    expect(phone('en').textContent).toContain('Kashta seasonBaskets and stoves.');
    expect(phone('ar').textContent).toContain('موسم الكشتاتسلال ودوه للبر.');
    expect([phone('en'), phone('ar')].map(({ dir, lang }) => [dir, lang])).toEqual([
      ['ltr', 'en'],
      ['rtl', 'ar'],
    ]);
    expect(phone('ar').getAttribute('aria-label')).toBe(inEnglish('notifications.preview.screen', { language: 'Arabic' }));
  });

  it('[NOT-06] sends in a last step of its own, which says that it cannot be taken back', async () => {
    const page = await open();
    fill();
    pressSave();
    const step = await asked();
    expect(step.getAttribute('role')).toBe('dialog');
    expect(within(step).getByRole('heading').textContent).toBe(inEnglish('notifications.lastStep.title'));
    expect(step.textContent).toContain(inEnglish('notifications.lastStep.text'));
    expect(sends(page)).toEqual([]);
    fireEvent.click(control(inEnglish('notifications.lastStep.confirm'), step));
    await waitFor(() => expect(sends(page)).toEqual([{ body: texts }]));
    await waitFor(() => expect(page.address()).toBe('/notification'));
    expect(toasts()).toEqual([inEnglish('notifications.sent')]);
  });

  it('sends nothing when the last step is left, by its button or by Escape', async () => {
    const page = await open();
    fill();
    pressSave();
    fireEvent.click(control(inEnglish('common.back'), await asked()));
    await waitFor(() => expect(lastStep()).toBeNull());
    pressSave();
    fireEvent.keyDown(await asked(), { key: 'Escape' });
    await waitFor(() => expect(lastStep()).toBeNull());
    expect([typed(), sends(page), isHeld()]).toEqual([Object.values(texts), [], false]);
    fill({ title_en: 'Another' });
    expect(field('title_en').value).toBe('Another');
  });

  it('takes no change while the last step stands: what was read is what goes out', async () => {
    await open();
    fill();
    pressSave();
    await asked();
    expect(names.every((name) => field(name).readOnly)).toBe(true);
    fill({ title_en: 'Something else' });
    expect(field('title_en').value).toBe('Kashta season');
  });

  it('refuses no length, and sends texts without the blanks around them', async () => {
    const page = await open();
    fill({ ...texts, title_en: '  Kashta  ', description_en: 'x'.repeat(5000) });
    await sendNow();
    await waitFor(() => expect(sends(page)).toEqual([{ body: { ...texts, title_en: 'Kashta', description_en: 'x'.repeat(5000) } }]));
  });

  it('[NOT-10] says that it is being sent, and sends once however often it is pressed', async () => {
    let finish: (result: Result<null>) => void = () => undefined;
    const page = await open({ handlers: { 'notifications.send': () => new Promise((resolve) => (finish = resolve)) } });
    fill();
    await sendNow();
    expect(await screen.findByText(inEnglish('notifications.lastStep.running'))).toBeTruthy();
    expect(isHeld()).toBe(true);
    pressSave();
    await submitByEnter();
    expect([lastStep(), sends(page).length]).toEqual([null, 1]);
    await act(async () => finish(ok(null)));
    await waitFor(() => expect(page.address()).toBe('/notification'));
    expect(sends(page)).toHaveLength(1);
  });

  it('speaks Arabic', async () => {
    await open({ language: 'ar' });
    fill();
    pressSave();
    const step = await asked();
    expect(step.textContent).toContain(inArabic('notifications.lastStep.text'));
    expect(findControl(inArabic('notifications.lastStep.confirm'), step)).toBeTruthy();
    expect(phone('en').getAttribute('aria-label')).toBe(inArabic('notifications.preview.screen', { language: 'بالإنجليزية' }));
  });
});

describe('a send to which no answer came', () => {
  const found = inEnglish('notifications.unknown.found', { when: '22 Nov 2026, 10:30' });
  const lost: FakeHandlers = { 'notifications.send': () => failed('outcomeUnknown') };

  it.each<FailureCode>(['outcomeUnknown', 'unexpectedStatus', 'unreadableAnswer', 'answerTooLarge'])(
    'is told in its place after %s, once, with everything typed still there',
    async (code) => {
      const page = await open({ handlers: { 'notifications.send': () => failed(code) } });
      fill();
      await sendNow();
      await waitFor(() => expect(unknown()?.dataset.unknownSend).toBe('read'));
      expect(unknown()?.textContent).toContain(inEnglish('notifications.unknown.title'));
      expect([toasts(), typed(), page.address()]).toEqual([[], Object.values(texts), '/notification/add-notification']);
    },
  );

  it('offers a second try only when the list has been read', async () => {
    let answer: (result: ReturnType<typeof servePage<Notification>>) => void = () => undefined;
    const page = await open({ handlers: { ...lost, 'notifications.list': () => new Promise((resolve) => (answer = resolve)) } });
    fill();
    await sendNow();
    await waitFor(() => expect(unknown()?.textContent).toContain(inEnglish('notifications.unknown.reading')));
    expect(lists(page)).toEqual([{ query: { page: 1, search: texts.title_en } }]);
    expect(isHeld()).toBe(true);
    await submitByEnter();
    expect(lastStep()).toBeNull();
    await act(async () => answer(failed('unreachable')));
    const unread = inEnglish('notifications.unknown.unread', { reason: inEnglish('failures.unreachable') });
    await waitFor(() => expect(unknown()?.textContent).toContain(unread));
    expect(isHeld()).toBe(true);
    fireEvent.click(control(inEnglish('notifications.unknown.readAgain')));
    await waitFor(() => expect(lists(page)).toHaveLength(2));
    await act(async () => answer(servePage<Notification>([], 1)));
    await waitFor(() => expect(unknown()?.textContent).toContain(inEnglish('notifications.unknown.noneFound')));
    expect(isHeld()).toBe(false);
    page.bridge.handle(handlers);
    await sendNow();
    await waitFor(() => expect(toasts()).toEqual([inEnglish('notifications.sent')]));
    expect(sends(page)).toHaveLength(2);
  });

  it('says when the list holds what was sent, and leads there without a question', async () => {
    const page = await open({
      handlers: {
        'notifications.send': ({ body }) => {
          stored = [sent(9, body), sent(8, { ...texts, description_ar: 'نص آخر' })];
          return failed('outcomeUnknown');
        },
      },
    });
    fill();
    await sendNow();
    await waitFor(() => expect(unknown()?.textContent).toContain(found));
    fireEvent.click(control(inEnglish('notifications.unknown.toList')));
    await waitFor(() => expect(page.address()).toBe('/notification'));
    expect(page.bridge.requestsOf('drafts.remove').length).toBeGreaterThan(0);
    expect(sends(page)).toHaveLength(1);
  });

  it('finds what was sent wherever the server lists it', async () => {
    const older = Array.from({ length: 45 }, (_, at) => sent(100 + at, { ...texts, description_ar: `نص ${at}` }));
    await open({
      handlers: {
        'notifications.send': ({ body }) => {
          stored = [...older, sent(9, body)];
          return failed('outcomeUnknown');
        },
        'notifications.list': ({ query }) =>
          query?.search === texts.title_en ? servePage(stored, query.page) : servePage(older, query?.page),
      },
    });
    fill();
    await sendNow();
    await waitFor(() => expect(unknown()?.textContent).toContain(found));
  });

  it('does not take other texts for those that were sent', async () => {
    stored = [sent(8, { ...texts, description_ar: 'نص آخر' }), sent(7, { ...texts, title_en: 'Kashta' })];
    await open({ handlers: lost });
    fill();
    await sendNow();
    await waitFor(() => expect(unknown()?.textContent).toContain(inEnglish('notifications.unknown.notFound', { looked: 2, total: 2 })));
    expect(findControl(inEnglish('notifications.unknown.toList'))).toBeUndefined();
    expect(screen.getByText(inEnglish('notifications.unknown.pending'))).toBeTruthy();
  });
});
