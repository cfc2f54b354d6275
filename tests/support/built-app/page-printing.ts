import type { Page } from '@playwright/test';
import type { PrintDestination, PrintSettings } from '@shared/contract/printing/print-settings';

/**
 * Changes the destination of invoices and the head of all documents through the same calls as the printer settings. Packing slips get the
 * same printer.
 */
export async function changeInvoiceDestination(
  page: Page,
  changes: Partial<PrintDestination & Pick<PrintSettings, 'shopName' | 'shopAddress' | 'shopPhone'>>,
): Promise<void> {
  const saved = await page.evaluate(async (wanted) => {
    const read = await window.diwan.call('printing.readSettings');
    if (!read.ok) return read;
    const { routes, shopName, shopAddress, shopPhone } = read.value;
    const { printer, ...merged } = { ...routes.invoice, shopName, shopAddress, shopPhone, ...wanted };
    const { paper, copies, language, color, rotation, ...head } = merged;
    return window.diwan.call('printing.saveSettings', {
      ...read.value,
      ...head,
      routes: {
        ...routes,
        invoice: { printer, paper, copies, language, color, rotation },
        packingSlip: { ...routes.packingSlip, printer },
      },
    });
  }, changes);
  if (!saved.ok) throw new Error(`the printer settings: ${JSON.stringify(saved.error)}`);
}
