import { createPrinting } from '@main/printing/create-printing';
import { startSampleShop } from '@sample-shop/server';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { type AppOptions, type AppUnderTest, type ShopUnderTest, startApp } from '../main/app-under-test';
import { createKnownTime } from '../main/shop-time';
import { withInvoiceProfile } from '../samples/print-settings';
import { createFakeSpooler, type FakeSpooler } from './fake-spooler';
import { createFakeSurface, type FakeSurface } from './fake-surface';

/** The composed main process, signed in to the sample shop, with a counting printing system that has the printer "Office". */
export interface AppWithPrinter {
  app: AppUnderTest;
  shop: ShopUnderTest;
  spooler: FakeSpooler;
  surface: FakeSurface;
  /** Lists the newest guest orders as the page does. */
  listed(count: number): Promise<OrderRef[]>;
  /** Ends the program and starts it again on the same machine and printing system, with `changes` to its options. */
  restart(changes?: PrinterOptions): Promise<AppWithPrinter>;
  stop(): Promise<void>;
}

export interface PrinterOptions extends AppOptions {
  /** The clock of printing. */
  now?: () => Date;
}

export async function startAppWithPrinter(options: PrinterOptions = {}): Promise<AppWithPrinter> {
  const shop = await startSampleShop({ pictureOrigins: ['http://shop.test'] });
  const rig = await start(shop, createFakeSpooler(), options);
  await rig.app.signIn('order');
  const settings = await rig.app.value('printing.readSettings');
  await rig.app.value('printing.saveSettings', withInvoiceProfile(settings, { printer: 'Office' }));
  return rig;
}

async function start(shop: ShopUnderTest, spooler: FakeSpooler, options: PrinterOptions): Promise<AppWithPrinter> {
  const surface = createFakeSurface(spooler);
  const app = await startApp({
    apiRoot: shop.apiRoot,
    ...options,
    createPrinting(deps) {
      const { lister, osQueue } = spooler;
      const printing = createPrinting({
        ...deps,
        surface,
        lister,
        osQueue,
        dialog: { askPath: async () => app.observed.nextFile, askExisting: async () => app.observed.nextFile },
        images: { shrink: async () => null },
        ...(options.now && { shopTime: createKnownTime(options.now) }),
      });
      surface.pages = printing.pages;
      return printing;
    },
  });
  return {
    app,
    shop,
    spooler,
    surface,
    async listed(count) {
      const { rows } = await app.value('guestOrders.list', { query: { page: 1 } });
      return rows.slice(0, count).map(({ id }) => ({ kind: 'guestOrder', id }));
    },
    async restart(changes) {
      await app.stop();
      return start(shop, spooler, { ...options, ...changes, machine: app.machine });
    },
    async stop() {
      await app.stop();
      await shop.stop();
      app.machine.dispose();
    },
  };
}
