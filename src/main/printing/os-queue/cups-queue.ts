import { isIssue, type PrinterReason } from '@shared/contract/printing/printer-reasons';
import { decodeIpp, encodeIpp, type IppAttribute, type IppGroup, type IppResponse, ippOperations, ippTags } from './ipp-message';
import type { OsJob, OsPrinter, OsQueue } from './os-queue';
import { inOrder, toCupsReasons, toCupsSilence } from './printer-reasons';

/** Sends one IPP message to the local print server and resolves to its response. */
export interface IppWire {
  send(path: string, message: Buffer): Promise<Buffer>;
}

export interface CupsQueueDeps {
  wire: IppWire;
  /** Name of the jobs' owner: CUPS shows the titles of jobs to their owner only. */
  userName: string;
}

const jobGroup = 0x02;
const printerGroup = 0x04;
const newestJobs = 500;

const jobStates: Record<number, OsJob['state']> = {
  3: 'waiting',
  4: 'waiting',
  5: 'printing',
  6: 'waiting',
  7: 'cancelled',
  8: 'failed',
  9: 'done',
};
const printerStates: Record<number, OsPrinter['state']> = { 3: 'ready', 4: 'busy', 5: 'stopped' };

const jobAttributes = ['job-id', 'job-name', 'job-state', 'job-state-reasons', 'job-printer-state-message'];
const printerAttributes = [
  'printer-name',
  'printer-state',
  'printer-state-message',
  'printer-state-reasons',
  'printer-is-accepting-jobs',
  'printer-make-and-model',
  'device-uri',
];

/** CUPS on Linux and macOS. Finished jobs stay in its job history. */
export function createCupsQueue({ wire, userName }: CupsQueueDeps): OsQueue {
  async function ask(operation: number, path: string, attributes: readonly IppAttribute[]): Promise<IppResponse> {
    const answer = decodeIpp(await wire.send(path, encodeIpp(operation, attributes)));
    // 0x0406: the requested object doesn't exist.
    if (answer.status >= 0x0100 && answer.status !== 0x0406) throw new Error(`print server answered 0x${answer.status.toString(16)}`);
    return answer;
  }

  const user: IppAttribute = { tag: ippTags.name, name: 'requesting-user-name', values: [userName] };
  const uriOf = (printer: string): string => `ipp://localhost/printers/${encodeURIComponent(printer)}`;

  async function jobsOf(printer: string, which: 'not-completed' | 'completed'): Promise<OsJob[]> {
    const answer = await ask(ippOperations.getJobs, `/printers/${encodeURIComponent(printer)}`, [
      { tag: ippTags.uri, name: 'printer-uri', values: [uriOf(printer)] },
      user,
      { tag: ippTags.integer, name: 'limit', values: [newestJobs] },
      { tag: ippTags.keyword, name: 'which-jobs', values: [which] },
      { tag: ippTags.keyword, name: 'requested-attributes', values: jobAttributes },
    ]);
    return answer.groups.filter((group) => group.tag === jobGroup).map((group) => toOsJob(group.attributes));
  }

  return {
    keepsHistory: true,
    async jobs(printer) {
      const [open, finished] = await Promise.all([jobsOf(printer, 'not-completed'), jobsOf(printer, 'completed')]);
      return [...open, ...finished];
    },
    async printers(names) {
      const answer = await ask(ippOperations.getPrinters, '/', [
        user,
        {
          tag: ippTags.keyword,
          name: 'requested-attributes',
          values: printerAttributes,
        },
      ]);
      const found = answer.groups.filter((group) => group.tag === printerGroup).map((group) => toOsPrinter(group.attributes));
      return new Map(names.map((wanted) => [wanted, found.find(({ name }) => name === wanted) ?? null]));
    },
    async cancel(printer, jobId) {
      await ask(ippOperations.cancelJob, '/jobs/', [
        { tag: ippTags.uri, name: 'printer-uri', values: [uriOf(printer)] },
        { tag: ippTags.integer, name: 'job-id', values: [jobId] },
        user,
      ]);
    },
    stop: () => undefined,
  };
}

const textOf = (group: IppGroup, name: string): string => String(group.get(name)?.[0] ?? '');

function toOsJob(group: IppGroup): OsJob {
  const keywords = group.get('job-state-reasons') ?? [];
  return {
    id: Number(group.get('job-id')?.[0] ?? 0),
    title: textOf(group, 'job-name'),
    state: jobStates[Number(group.get('job-state')?.[0])] ?? 'waiting',
    message: textOf(group, 'job-printer-state-message'),
    reasons: toJobReasons(Number(group.get('job-state')?.[0]), keywords),
  };
}

const held = 4;
const aborted = 8;
/** A filter or backend failed; the sheet itself is valid, because other printers accept it. */
const ofFilters = /^(aborted-by-system|cups-filter-crashed|document-format-error|unsupported-document-format|document-unprintable)/;

function toJobReasons(state: number, keywords: readonly unknown[]): PrinterReason[] {
  const known = toCupsReasons(keywords);
  if (state === held && !known.includes('signInNeeded')) return inOrder([...known, 'jobHeld']);
  if (state === aborted && keywords.some((keyword) => ofFilters.test(String(keyword)))) return inOrder([...known, 'driverProblem']);
  return known;
}

function toOsPrinter(group: IppGroup): OsPrinter {
  const message = textOf(group, 'printer-state-message');
  const device = textOf(group, 'device-uri');
  const state = printerStates[Number(group.get('printer-state')?.[0])] ?? 'ready';
  const isRejecting = group.get('printer-is-accepting-jobs')?.[0] === 0;
  const told = toCupsReasons(group.get('printer-state-reasons') ?? [], message);
  const reasons = inOrder([...told, isRejecting ? 'notAccepting' : undefined]);
  return {
    name: textOf(group, 'printer-name'),
    state,
    isInTrouble: reasons.some(isIssue),
    message,
    reasons,
    silence: toCupsSilence(device),
    fingerprint: [device, textOf(group, 'printer-make-and-model')].filter(Boolean).join(' | '),
  };
}
