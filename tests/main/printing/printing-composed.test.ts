import { createPrinting } from '@main/printing/create-printing';
import type { Journal } from '@main/printing/journal/journal';
import { openJournal } from '@main/printing/journal/open-journal';
import { startSampleShop } from '@sample-shop/server';
import type { QueueView } from '@shared/contract/printing/printing';
import { withQueueChange } from '@shared/contract/printing/queue-change';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { JobState } from '@shared/domain/printing/job-phase';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AppUnderTest, type ShopUnderTest, startApp } from '../../support/main/app-under-test';
import { createFakeSpooler, type FakeSpooler } from '../../support/printing/fake-spooler';
import { createFakeSurface, type FakeSurface } from '../../support/printing/fake-surface';
import { withInvoiceProfile } from '../../support/samples/print-settings';

let shop: ShopUnderTest;
let app: AppUnderTest;
let spooler: FakeSpooler;
let surface: FakeSurface;
let diskError: number | null;

beforeEach(async () => {
  shop = await startSampleShop();
  spooler = createFakeSpooler();
  surface = createFakeSurface(spooler);
  diskError = null;
  app = await startApp({
    apiRoot: shop.apiRoot,
    createPrinting(deps) {
      const machine = {
        surface,
        lister: spooler.lister,
        osQueue: spooler.osQueue,
        dialog: { askPath: async () => null, askExisting: async () => null },
        images: { shrink: async () => null },
      };
      const printing = createPrinting({
        ...deps,
        ...machine,
        openJournal: (seal) => withDisk(openJournal({ folder: `${deps.localFolder}/printing`, seal })),
      });
      surface.pages = printing.pages;
      return printing;
    },
  });
  await app.signIn('order');
  const settings = await app.value('printing.readSettings');
  await app.value('printing.saveSettings', withInvoiceProfile(settings, { printer: 'Office' }));
});
afterEach(async () => {
  await app.stop();
  await shop.stop();
  app.machine.dispose();
});

function withDisk(journal: Journal): Journal {
  return {
    ...journal,
    add(batch, at) {
      if (diskError !== null) throw Object.assign(new Error('database or disk is full'), { errcode: diskError });
      journal.add(batch, at);
    },
  };
}

async function listed(name: 'orders.list' | 'guestOrders.list', count: number): Promise<OrderRef[]> {
  const kind = name === 'orders.list' ? ('order' as const) : ('guestOrder' as const);
  const { rows } = await app.value(name, { query: { page: 1 } });
  return rows.slice(0, count).map(({ id }) => ({ kind, id }));
}

const labels = (): string[] => spooler.sheets.map((sheet) => sheet.label);
const toLabels = (refs: readonly OrderRef[]): string[] => refs.map(({ id }) => `INV-${id}`);
const states = async (): Promise<JobState[]> =>
  (await app.value('printing.queue')).lanes.flatMap((lane) => lane.jobs.map((job) => job.state));
const handedOver = (count: number): Promise<void> => vi.waitFor(() => expect(spooler.sheets).toHaveLength(count), { timeout: 60_000 });

describe('printing in the composed main process', () => {
  it('[ORD-07, GOR-05, INV-02] prints listed orders of both kinds without a further call to the shop', async () => {
    const orders = [...(await listed('guestOrders.list', 3)), ...(await listed('orders.list', 3))];
    const before = shop.shop.control.stats().byCall;
    const { jobIds } = await app.value('printing.enqueue', { orders });
    expect(jobIds).toHaveLength(6);
    await handedOver(6);
    expect(labels()).toEqual(toLabels(orders));
    expect(shop.shop.control.stats().byCall).toMatchObject({
      'orders.list': before['orders.list'],
      'guestOrders.list': before['guestOrders.list'],
    });
  });

  it('asks the shop for orders that were not listed, once each', async () => {
    const [known] = await listed('orders.list', 1);
    const far = { kind: 'order' as const, id: (known?.id ?? 0) - 60 };
    await app.value('printing.enqueue', { orders: [far, known!] });
    await handedOver(2);
    expect(labels()).toEqual(toLabels([far, known!]));
    expect(spooler.sheets[0]?.html).toContain(`#${far.id}`);
  });

  it('serves each document under a policy without script, and its pictures with it', async () => {
    const policies: (string | null)[] = [];
    let pictures = 0;
    surface.onLoad = async (path) => {
      const response = await app.observed.open(path);
      policies.push(response.headers.get('content-security-policy'));
      const html = await response.text();
      for (const [, source] of html.matchAll(/<img src="([^"]+)"/g)) {
        const picture = await app.observed.open(source ?? '');
        expect(picture.headers.get('content-type')).toMatch(/^image\//);
        pictures += 1;
      }
      const [, nonce] = /<style nonce="([^"]+)"/.exec(html) ?? [];
      expect(policies.at(-1)).toContain(`'nonce-${nonce}'`);
      return {};
    };
    await app.value('printing.enqueue', { orders: await listed('guestOrders.list', 4) });
    await handedOver(4);
    expect(pictures).toBeGreaterThan(0);
    for (const policy of policies)
      expect(policy).toMatch(/^default-src 'none'; style-src 'self' 'nonce-[^']+'; img-src 'self'; font-src 'self'/);
    expect((await app.observed.open('/print/unknown')).status).toBe(404);
    const used = surface.loads[0]?.path ?? '';
    expect((await app.observed.open(used)).status).toBe(404);
  });

  it('finishes a batch in whose middle the session ends, and keeps the queue over the next sign-in', async () => {
    const orders = await listed('guestOrders.list', 12);
    surface.onPrint = (moment) => {
      if (moment === 'after' && spooler.sheets.length === 3) {
        shop.shop.control.expireTokens();
        void app.call('orders.list', { query: { page: 1 } });
      }
    };
    await app.value('printing.enqueue', { orders });
    await handedOver(12);
    await expect.poll(() => app.events('session.ended')).toEqual([{ reason: 'notAuthorized' }]);
    expect(labels()).toEqual(toLabels(orders));
    await app.signIn('order');
    expect(await states()).toHaveLength(12);
    // The order seen in the old session is requested again.
    const before = shop.shop.control.stats().byCall['guestOrders.list'] ?? 0;
    await app.value('printing.enqueue', { orders: orders.slice(0, 1), language: 'en' });
    await handedOver(13);
    expect(shop.shop.control.stats().byCall['guestOrders.list']).toBe(before + 1);
  });

  it('answers with the end of the session when an order has to be asked for after it', async () => {
    shop.shop.control.expireTokens();
    const result = await app.call('printing.enqueue', { orders: [{ kind: 'order', id: 10_300 }] });
    expect(result).toMatchObject({ ok: false, error: { code: 'sessionEnded' } });
    expect(await states()).toEqual([]);
  });

  it.each([
    ['a 500', { status: 500 }],
    ['HTML instead of JSON', { bodyText: '<html></html>', contentType: 'text/html' }],
  ])('queues nothing when the shop answers with %s, and names the order', async (_what, fault) => {
    shop.shop.control.failWhen({ match: 'orders.list', ...fault });
    const result = await app.call('printing.enqueue', { orders: [{ kind: 'order', id: 10_300 }] });
    expect(result).toMatchObject({ ok: false, error: { code: 'orderNotAvailable', message: '#10300' } });
    expect(await states()).toEqual([]);
  });

  it.each([
    [13, 'diskFull'],
    [10, 'storageFailed'],
  ] as const)('tells a page that the disk refused (%i) as %s, and queues nothing', async (errcode, code) => {
    const orders = await listed('guestOrders.list', 2);
    diskError = errcode;
    expect(await app.call('printing.enqueue', { orders })).toMatchObject({ ok: false, error: { code } });
    diskError = null;
    expect(await states()).toEqual([]);
    await app.value('printing.enqueue', { orders });
    await handedOver(2);
  });

  /** Returns the queue as a page has it that has received all events from the start. */
  function followed(): QueueView | null {
    let view: QueueView | null = null;
    for (const change of app.events('printing.queueChanged')) {
      expect(change.from).toBe((view as QueueView | null)?.revision ?? null);
      view = withQueueChange(view, change);
    }
    return view;
  }

  async function expectAllOfIt(): Promise<void> {
    const whole = await app.value('printing.queue', undefined);
    expect(followed()).toEqual(whole);
  }

  it('tells pages what changes in the queue, so that they have all of it', async () => {
    await app.value('printing.enqueue', { orders: await listed('guestOrders.list', 3) });
    await expectAllOfIt();
    await vi.waitFor(() => expect(followed()?.lanes[0]?.jobs.map((job) => job.state)).toEqual(['done', 'done', 'done']), {
      timeout: 60_000,
    });
    await expectAllOfIt();
    await app.value('printing.clearFinished', undefined);
    await expectAllOfIt();
    expect(followed()?.lanes).toEqual([]);
  });

  it('tells of no sheet that is as it was', async () => {
    await app.value('printing.enqueue', { orders: await listed('guestOrders.list', 3) });
    await handedOver(3);
    const before = await app.value('printing.queue', undefined);
    const told = app.events('printing.queueChanged').length;
    await app.value('printing.pause', { printer: null });
    const [change] = app.events('printing.queueChanged').slice(told);
    expect(before.lanes[0]?.jobs).toHaveLength(3);
    expect(change?.lanes.map(({ paused, gone, changed }) => ({ paused, gone, changed }))).toEqual([
      { paused: true, gone: [], changed: [] },
    ]);
  });

  it('gives a page that asks twice the same view while nothing happens', async () => {
    await app.value('printing.pause', { printer: null });
    const { revision } = await app.value('printing.queue', undefined);
    expect((await app.value('printing.queue', undefined)).revision).toBe(revision);
  });

  it('follows the app in language and digits until the profile says otherwise', async () => {
    await app.value('preferences.update', { language: 'en', digits: 'arab' });
    const orders = await listed('guestOrders.list', 1);
    await app.value('printing.enqueue', { orders });
    await handedOver(1);
    expect(spooler.sheets[0]?.html).toContain('<html lang="en" dir="ltr">');
    expect(spooler.sheets[0]?.html).toMatch(/[٠-٩]٫[٠-٩]{3}/);
    await app.value('printing.saveSettings', withInvoiceProfile(await app.value('printing.readSettings'), { language: 'ar' }));
    await app.value('printing.enqueue', { orders });
    await handedOver(2);
    expect(spooler.sheets[1]?.html).toContain('<html lang="ar" dir="rtl">');
  });

  it('names nobody and prints nothing more while nobody is signed in', async () => {
    const orders = await listed('guestOrders.list', 2);
    await app.value('printing.pause', { printer: 'Office' });
    const { jobIds } = await app.value('printing.enqueue', { orders });
    const names = ({ lanes }: QueueView): string[] => lanes.flatMap(({ jobs }) => jobs.map(({ customer }) => customer));
    const told = (): QueueView =>
      app.events('printing.queueChanged').reduce<QueueView | null>((view, change) => withQueueChange(view, change), null)!;
    const before = names(await app.value('printing.queue'));
    expect(before.every((name) => name !== '')).toBe(true);
    await app.value('session.signOut');
    expect(names(await app.value('printing.queue'))).toEqual(['', '']);
    await vi.waitFor(() => expect(names(told())).toEqual(['', '']), { timeout: 60_000 });
    const settings = await app.value('printing.readSettings');
    const { managed: _managed, refused: _refused, ...own } = settings;
    const refused = await Promise.all([
      app.call('printing.reprint', { jobIds }),
      app.call('printing.retry', { jobIds }),
      app.call('printing.resume', { printer: null }),
      app.call('printing.saveSettings', own),
      app.call('printing.moveWaiting', { from: 'Office', to: 'Office' }),
      app.call('printing.denyPrinted', { jobIds }),
      app.call('printing.resolveLeftover', { print: true }),
      app.call('printing.printTestPage', { document: 'invoice', settings: own }),
    ]);
    expect(refused.map((result) => (result.ok ? 'ok' : result.error.code))).toEqual(refused.map(() => 'sessionEnded'));
    await app.signIn('order');
    await vi.waitFor(() => expect(names(told())).toEqual(before), { timeout: 60_000 });
    expect(names(await app.value('printing.queue'))).toEqual(before);
    await app.value('printing.resume', { printer: 'Office' });
    await handedOver(2);
  });
});
