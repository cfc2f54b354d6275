import type { PrintDestination, PrintSettings, PrintSettingsView } from '@shared/contract/printing/print-settings';
import { mapPrintables } from '@shared/domain/printing/printable';

type Head = Pick<PrintSettings, 'shopName' | 'shopAddress' | 'shopPhone'>;
/** The destination of the invoices with the head of all documents, as one record. */
export type InvoiceProfile = PrintDestination & Head;
type Rest = Omit<PrintSettingsView, 'routes' | keyof Head>;

const destination: PrintDestination = { printer: null, paper: 'A4', copies: 1, language: 'app', color: false, rotation: '0' };

/** Settings in which every document has the same destination, even on a paper that it isn't made for. */
export function printSettingsOf(changes: Partial<InvoiceProfile> = {}, rest: Partial<Rest> = {}): PrintSettingsView {
  const { shopName = '', shopAddress = '', shopPhone = '', ...changed } = changes;
  const common = { ...destination, ...changed };
  return {
    routes: mapPrintables(() => common),
    pressed: ['invoice'],
    collation: 'byOrder',
    managed: {},
    refused: [],
    ...rest,
    shopName,
    shopAddress,
    shopPhone,
  };
}

export function toInvoiceProfile({ routes, shopName, shopAddress, shopPhone }: PrintSettings): InvoiceProfile {
  return { ...routes.invoice, shopName, shopAddress, shopPhone };
}

/** Changes the destination of invoices in the settings. Packing slips get the same printer. */
export function withInvoiceProfile(settings: PrintSettings, changes: Partial<InvoiceProfile>): PrintSettings {
  const { printer, paper, copies, language, color, rotation, ...head } = { ...toInvoiceProfile(settings), ...changes };
  const { routes, pressed, collation } = settings;
  return {
    routes: { ...routes, invoice: { printer, paper, copies, language, color, rotation }, packingSlip: { ...routes.packingSlip, printer } },
    pressed,
    collation,
    ...head,
  };
}
