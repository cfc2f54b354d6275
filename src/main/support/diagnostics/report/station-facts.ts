import type { StationPrinter, StationReason, StationSettings, StationView } from '@shared/contract/printing/station';

/** Leaves out names of users, and the system's messages about a printer. */
function toReason(reason: StationReason) {
  switch (reason.kind) {
    case 'serverAway':
      return { kind: reason.kind, lastAnswerAt: reason.lastAnswerAt, nextTryAt: reason.nextTryAt, tries: reason.tries };
    case 'outsideHours':
      return { kind: reason.kind, until: reason.until };
    case 'printer':
      return { kind: reason.kind, printer: reason.printer, trouble: reason.trouble, documents: reason.documents };
    case 'noPrinter':
      return { kind: reason.kind, documents: reason.documents };
    case 'many':
    case 'restored':
    case 'otherAdmin':
      return { kind: reason.kind, orders: reason.orders };
    default:
      return { kind: reason.kind };
  }
}

const toDestination = ({ name, documents, paper, isUsedByStation, state, trouble }: StationPrinter) => ({
  printer: name,
  documents,
  paper,
  isUsedByStation,
  state,
  trouble: trouble && { kind: trouble.kind, since: trouble.since },
});

/**
 * Lists the fields, so that new ones aren't added automatically. Leaves out the station's name, which a user has entered; governorates are
 * only counted.
 */
const toSettings = (settings: StationSettings) => ({
  isOn: settings.isOn,
  since: settings.since,
  kinds: settings.kinds,
  paymentTypes: settings.paymentTypes,
  governorates: settings.governorates?.length ?? null,
  statuses: settings.statuses,
  documents: settings.documents,
  sharing: settings.sharing,
  hours: settings.hours,
  statusAfter: settings.statusAfter,
  intervalSeconds: settings.intervalSeconds,
  askAbove: settings.askAbove,
  keepsRunning: settings.keepsRunning,
  startsWithSystem: settings.startsWithSystem,
});

/** Returns the print station's settings, state, and waiting orders, without any names. */
export function toStationFacts({ settings, state, stateSince, reason, nextCheckAt, waiting, failed, uncertain, printers }: StationView) {
  return {
    ...toSettings(settings),
    state,
    stateSince,
    reason: toReason(reason),
    nextCheckAt,
    waiting: waiting && { orders: waiting.orders, sheets: waiting.sheets, oldestAt: waiting.oldestAt },
    failedSheets: failed.sheets,
    uncertainSheets: uncertain.sheets,
    routes: printers.map(toDestination),
  };
}
