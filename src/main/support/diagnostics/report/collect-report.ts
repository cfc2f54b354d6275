import type { Printing } from '@main/printing/printing-port';
import type { Endpoint } from '@main/server/api/endpoint';
import type { NetworkControl } from '@main/server/api/network/network';
import type { Session } from '@main/server/session/session';
import type { Station } from '@main/station/station';
import { withoutUserInfo } from '@main/system/log/redact';
import type { Policy } from '@main/system/policy/policy';
import type { AppHost } from '@main/system/ports/app-host';
import type { SecretSystem } from '@main/system/secrets/create-vault';
import { probeSecrets } from '@main/system/secrets/probe-secrets';
import type { PreferenceStore } from '@main/system/settings/preferences';
import type { ServerClock } from '@main/system/time/server-clock';
import { withinLimit } from '@main/system/time/time-limit';
import type { PolicyView } from '@shared/contract/desktop/policy';
import type { PrintDestination, PrintSettings } from '@shared/contract/printing/print-settings';
import type { PrinterInfo, QueueView } from '@shared/contract/printing/printing';
import { findCrashes } from './log-events';
import type { LogFile } from './log-files';
import type { Machine } from './machine';
import { toStationFacts } from './station-facts';

const partLimitMs = 10_000;
const keychainLimitMs = 3000;

/** Removes a password from an address; no policy key allows one, so this is only a safeguard. */
const toShown = (key: string, value: unknown): unknown => {
  // The account identifies a person.
  if (key === 'stationAccount') return '[hidden]';
  return typeof value === 'string' ? withoutUserInfo(value) : value;
};

/** Returns a list, because the redactor would hide values by the names of some keys; IT's values aren't secret. */
const toPolicy = ({ entries, problems, readAt, isUnreadable, holdsServer }: PolicyView) => ({
  readAt,
  isUnreadable,
  holdsServer,
  entries: Object.entries(entries).map(([key, { value, isEnforced, source, where }]) => ({
    key,
    value: toShown(key, value),
    isEnforced,
    source,
    where,
  })),
  problems: problems.map(({ where, key, code }) => ({ where, key, code })),
});

/** The sources of the report. */
export interface ReportParts {
  platform: SecretSystem & {
    host: Pick<AppHost, 'info' | 'isPackaged'>;
    machine: Pick<Machine, 'read' | 'proxyFor'>;
    network: Pick<NetworkControl, 'certificates'>;
  };
  preferences: PreferenceStore;
  endpoint: Endpoint;
  session: Session;
  printing: Printing;
  station: Pick<Station, 'view'>;
  serverClock: ServerClock;
  policy: Policy;
}

/** Returns a description of the error for a part that isn't available, so that the other parts are still reported. */
async function attempt<Value>(read: () => Promise<Value> | Value): Promise<Value | { isMissing: true; why: string }> {
  try {
    return await withinLimit(Promise.resolve().then(read), partLimitMs);
  } catch (error) {
    return { isMissing: true, why: error instanceof Error ? error.name : 'unknown' };
  }
}

/** Leaves out the system's message about a printer and its location, which may name people, and the shop's name in the settings. */
const toPrinter = ({ name, description, state, titles = null }: PrinterInfo) => ({ printer: name, driver: description, state, titles });
const toDestination = ({ printer, paper, copies, language, color, rotation }: PrintDestination) => ({
  printer,
  paper,
  copies,
  language,
  color,
  rotation,
});
const toSettings = ({ routes, pressed, collation }: PrintSettings) => ({
  routes: Object.entries(routes).map(([document, destination]) => ({ document, ...toDestination(destination) })),
  pressed,
  collation,
});
const toQueue = ({ counts, staleJobs, unsent, lanes }: QueueView) => ({
  counts,
  staleJobs,
  unsent,
  lanes: lanes.map(({ printer, paused, trouble, jobs }) => ({
    printer,
    isPaused: paused,
    trouble: trouble && { kind: trouble.kind, since: trouble.since },
    jobs: jobs.length,
  })),
});

async function readNetwork({ endpoint, platform, serverClock }: ReportParts) {
  const { apiRoot, source, state, since, fixedBy, authorization } = endpoint.view();
  const aheadMs = serverClock.aheadMs();
  return {
    apiRoot,
    signInHeader: authorization,
    source,
    state,
    since,
    fixedBy,
    proxy: apiRoot === null ? null : await platform.machine.proxyFor(apiRoot),
    certificates: platform.network.certificates(),
    clockAheadSeconds: aheadMs === null ? null : Math.round(aheadMs / 1000),
  };
}

/**
 * Collects the report field by field: only fields that are listed here can be in it. Their names are ones that the redactor doesn't hide.
 */
export async function collectReport(parts: ReportParts, logs: readonly LogFile[], now: Date) {
  const { platform, policy, preferences, session, printing, station } = parts;
  const { version, electron, chrome, locale } = platform.host.info;
  const handlers = printing.handlers;
  const machine = await attempt(() => platform.machine.read());
  return {
    createdAt: now.toISOString(),
    app: { version, electron, chrome, node: process.versions.node, isPackaged: platform.host.isPackaged, locale },
    machine,
    policy: toPolicy(policy.view()),
    settings: preferences.read(),
    session: { isSignedIn: session.state().auth !== null, isHeldBack: await attempt(() => session.isHeldBack()) },
    keyStores: await attempt(() => probeSecrets(platform, { isWriting: false, limitMs: keychainLimitMs })),
    printers: await attempt(async () => (await handlers['printing.printers']({ refresh: true })).map(toPrinter)),
    printSettings: await attempt(async () => toSettings(await handlers['printing.readSettings'](undefined))),
    printQueue: await attempt(async () => toQueue(await handlers['printing.queue'](undefined))),
    station: await attempt(() => toStationFacts(station.view())),
    network: await attempt(() => readNetwork(parts)),
    crashes: findCrashes(logs),
  };
}
