import { useFreshHistory } from '@renderer/parts/printing/use-fresh-history';
import { useRead } from '@renderer/runtime/calls/use-read';
import { usePolicyValue } from '@renderer/runtime/state/managed';
import { useSession } from '@renderer/runtime/state/session-store';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { canPrintInBulk } from '@shared/domain/permissions';
import { documentKinds } from '@shared/domain/printing/printable';
import { type Truth, toTruth } from './steps';

/** Done on other screens, while nobody here looked: read anew whenever the card comes. */
const quiet = { failure: 'inPlace', staleTimeMs: 0 } as const;

/** What this computer and this account can say of the first day; undefined until all of it is known. */
export function useTruth(): Truth | undefined {
  useFreshHistory();
  const mayPrint = usePermission(canPrintInBulk);
  const isPrintingForbidden = usePolicyValue('silentPrinting') === false;
  const name = useSession(({ auth: { admin } }) => (admin ? `${admin.f_name} ${admin.l_name}`.trim() : ''));
  const settings = useRead('printing.readSettings', undefined, quiet);
  // Only for its name; asking the system takes its time.
  const printers = useRead('printing.printers', {}, { ...quiet, enabled: Boolean(settings.data?.routes.invoice.printer) });
  const asked = { ...quiet, enabled: mayPrint } as const;
  const tests = useRead('history.list', { page: 1, documents: ['testPage'], outcomes: ['sent', 'finished'] }, asked);
  const orders = useRead('history.list', { page: 1, documents: [...documentKinds], outcomes: ['sent', 'finished'] }, asked);
  const station = useRead('station.read', undefined, asked);
  const reads = mayPrint ? [settings, tests, orders, station] : [settings];
  if (reads.some(({ isFetched }) => !isFetched)) return undefined;
  return toTruth({
    name,
    mayPrint,
    isPrintingForbidden,
    settings: settings.data,
    printers: printers.data ?? [],
    tests: tests.data,
    orders: orders.data,
    station: station.data,
  });
}
