import type { Printing } from '@main/printing/printing-port';
import { FailureError } from '@shared/contract/result';
import { localCalls } from '@shared/contract/tables/local-registry.generated';

const noStationPrinting: Printing['station'] = {
  journal: {
    decide: () => undefined,
    isDecided: () => false,
    stationValue: () => null,
    setStationValue: () => undefined,
    stationMark: () => 0,
    stationSheets: () => [],
    stationOpen: () => ({
      orders: 0,
      sheets: 0,
      oldestAt: null,
      failed: { sheets: 0, first: null },
      uncertain: { sheets: 0, first: null },
    }),
    stationFinished: () => [],
    stationSent: () => ({ orders: 0, sheets: 0 }),
    statusWishes: () => [],
    dropStatusWish: () => undefined,
    noteStatusTry: () => undefined,
    refuseStatusWish: () => undefined,
    givenUpStatuses: () => [],
    forgetGivenUpStatuses: () => undefined,
    forgetDecisions: () => undefined,
  },
  findObstacle: async (documents) => ({ kind: 'noPrinter', documents: [...documents] }),
  destinations: () => [],
  print: () => undefined,
  areaOf: () => null,
  reprint: () => undefined,
  onChanged: () => undefined,
};

/** For tests of other areas: a machine without printers. */
export function createNoPrinting(): Printing {
  const refuse = (): never => {
    throw new FailureError({ code: 'noPrinter' });
  };
  const names = Object.keys(localCalls).filter((name) => /^(printing|history)\./.test(name));
  return {
    handlers: Object.fromEntries(names.map((name) => [name, refuse])) as unknown as Printing['handlers'],
    pages: { respond: () => null },
    // Files of lists have its digits, on a computer without printers too.
    paperHead: () => ({ profile: { shopName: '', shopAddress: '', shopPhone: '' } as never, digits: 'latn', madeAt: '', madeBy: '' }),
    drawTable: async () => refuse(),
    queue: { unsent: () => 0, stuck: () => 0, hold: () => undefined, onChanged: () => undefined },
    station: noStationPrinting,
    noteListed: () => undefined,
    forgetOrders: () => undefined,
    noteSession: () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
  };
}
