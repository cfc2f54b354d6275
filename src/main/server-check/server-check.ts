import { ack } from '@shared/contract/answer';
import { FailureError } from '@shared/contract/result';
import { type CallName, calls } from '@shared/contract/tables/registry';
import { roles } from '@shared/domain/permissions';
import { pageSize } from '@shared/domain/server/paging';
import type { CheckArea, CheckedCall, Difference, ServerCheckReport } from '@shared/domain/server-check';
import { z } from 'zod';
import { type Target, unknownPath } from '../api/endpoint';
import { networkCode, RefusedAnswerError } from '../api/network/network-failure';
import type { RawAnswer, RawRead } from '../api/raw-read';
import type { ServerProfiles } from '../api/wire/server-profiles';
import { assumedParts } from '../server-profile/assumed-parts';
import { type JudgedAnswer, judgeAnswer, judgeError, parseJson, type UnknownPath } from './judge-answer';
import { prefixes } from './prefixes';
import { type Answered, propose } from './propose';
import { type Reading, readings, toTemplate, writingNames } from './readings';

interface CheckQuestion {
  target: Target;
  token: string;
  areas: readonly CheckArea[];
  /** Those of the account; the report names those that the app knows. */
  rules: readonly string[];
  slowMs: number;
  signal: AbortSignal;
  onProgress(report: ServerCheckReport): void;
}

export interface ServerCheckDeps {
  read: RawRead;
  profiles: Pick<ServerProfiles, 'of'>;
  /** Never the date. */
  monotonic: () => number;
  now: () => Date;
}

/** Asks every reading call of the contract once, one after the other. Nothing is written, and nothing of what came is kept. */
export type CheckServer = (question: CheckQuestion) => Promise<ServerCheckReport>;

const unknownCall = { path: unknownPath, params: undefined, query: undefined, okStatus: 200, answer: ack() } as const;
/** No answer came, or only a part of one. */
const serverAway = new Set(['unreachable', 'untrustedCertificate']);

function toTemplateOf({ name, input }: Reading): string {
  const { page, ...query } = input.query ?? {};
  const fields = { ...query, ...(page === undefined ? {} : { offset: 0, limit: pageSize }) };
  const search = Object.entries(fields).map(([field, value]) => `${field}=${value}`);
  const path = Object.entries(input.params ?? {}).reduce(
    (text, [param, value]) => text.replace(`{${param}}`, String(value)),
    toTemplate(calls[name].path),
  );
  return search.length > 0 ? `${path}?${search.join('&')}` : path;
}

const waiting = (reading: Reading): CheckedCall => ({
  id: reading.name,
  area: reading.area,
  method: calls[reading.name].method,
  path: toTemplateOf(reading),
  result: 'notAsked',
  status: null,
  ms: null,
  rows: null,
  total: null,
  differences: [],
  reason: null,
  failure: null,
  assumed: assumedParts[reading.name] ?? [],
});

function failureOf(error: unknown): string {
  if (error instanceof RefusedAnswerError) return error.code;
  if (error instanceof FailureError) return error.failure.code;
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout';
  const code = networkCode(error);
  return code !== null && /CERT|SSL/.test(code) ? 'untrustedCertificate' : 'unreachable';
}

interface Asked {
  answer: RawAnswer | null;
  failure: string | null;
  ms: number;
}

export function createServerCheck({ read, profiles, monotonic, now }: ServerCheckDeps): CheckServer {
  return async ({ target: given, token, areas, rules, slowMs, signal, onProgress }) => {
    // The same one for every call, also below another prefix.
    const profile = profiles.of(given);
    const target: Target = { ...given, profile };
    const answered: Answered[] = [];
    let isCutShort = false;
    let words: string | null = null;
    const startedAt = now().toISOString();
    const start = monotonic();
    const ids = new Map<CallName, unknown>();
    const wanted = readings.filter(({ area }) => areas.includes(area));
    const whole = areas.includes('shop') ? extra('wholeList', '/categories/Auth', 'shop') : null;
    const errors = extra('errors', unknownPath, null);
    const entries: CheckedCall[] = [...wanted.map(waiting), ...(whole ? [whole] : []), errors];
    let prefix: string | null = null;
    let unknown: UnknownPath | null = null;
    let isAway = false;
    /** Calls without an answer since the last one that had one. */
    let cut: CheckedCall[] = [];

    const report = (): ServerCheckReport => ({
      apiRoot: target.apiRoot,
      startedAt,
      tookMs: Math.round(monotonic() - start),
      areas: [...areas],
      rules: roles.filter((role) => rules.includes(role)),
      slowMs,
      prefix,
      isStopped: signal.aborted,
      profile,
      proposal: propose({ inForce: profile, answered, prefix: prefix && `${prefix}${profile?.prefix ?? ''}`, isCutShort, words }),
      calls: entries.map((entry) => ({ ...entry })),
      unasked: writingNames.map((id) => ({ id, method: calls[id].method, path: toTemplate(calls[id].path) })),
    });

    async function ask(name: CallName | null, input: unknown, below = prefix ?? ''): Promise<Asked> {
      const began = monotonic();
      const asked = { target: { ...target, apiRoot: `${target.apiRoot}${below}` }, token, input, signal };
      try {
        const answer = await read({ ...asked, name, call: name === null ? unknownCall : calls[name] });
        return { answer, failure: null, ms: Math.round(monotonic() - began) };
      } catch (error) {
        return { answer: null, failure: failureOf(error), ms: Math.round(monotonic() - began) };
      }
    }

    function note(entry: CheckedCall, { answer, failure, ms }: Asked, judged: JudgedAnswer | null): void {
      entry.ms = ms;
      entry.status = answer?.status ?? null;
      if (!judged) {
        entry.failure = failure;
        entry.result = failure === 'timeout' ? 'slow' : 'differs';
        if (serverAway.has(failure ?? '')) noteCut(entry);
        return;
      }
      cut = [];
      if (judged.looked !== null) entry.looked = judged.looked;
      entry.rows = judged.rows;
      entry.total = judged.total;
      entry.differences = judged.differences;
      entry.result = judged.result === 'asExpected' && ms > slowMs ? 'slow' : judged.result;
    }

    /** One call without an answer is a difference of that call; two of them, one after the other, are a server that is away. */
    function noteCut(entry: CheckedCall): void {
      cut.push(entry);
      isAway = cut.length > 1;
      if (isAway) for (const one of cut) Object.assign(one, { result: 'notAsked', reason: 'serverAway' });
    }

    /** Once more where no answer came. */
    async function askSurely(...asked: Parameters<typeof ask>): Promise<Asked> {
      const first = await ask(...asked);
      return serverAway.has(first.failure ?? '') && !signal.aborted ? ask(...asked) : first;
    }

    /** Where the calls are when the address alone does not have the first one. */
    async function findPrefix({ name, input }: Reading): Promise<void> {
      for (const candidate of prefixes) {
        if (signal.aborted) return;
        const { answer } = await ask(name, input, candidate);
        if (answer?.status !== 200 || !parseJson(answer).isJson) continue;
        prefix = candidate;
        return;
      }
    }

    async function askReading(reading: Reading, entry: CheckedCall): Promise<void> {
      const { name, input, idFrom } = reading;
      const given = idFrom && ids.get(idFrom.list);
      if (idFrom && !z.union([z.number(), z.string().min(1)]).safeParse(given).success) {
        entry.reason = 'noRow';
        return;
      }
      const asked = await askSurely(name, { ...input, ...(idFrom && { params: { [idFrom.param]: given } }) });
      if (signal.aborted) return;
      const judged = asked.answer && judgeAnswer(calls[name], asked.answer, unknown);
      if (judged) {
        ids.set(name, judged.firstId);
        if (judged.result === 'asExpected' || judged.result === 'differs') noteAnswered(name, judged);
      }
      note(entry, asked, judged);
    }

    function noteAnswered(name: CallName, { evidence, rows }: JudgedAnswer): void {
      answered.push({ name, evidence, rows });
    }

    /** A select of the app asks for a list without its pages. */
    async function askWhole(entry: CheckedCall): Promise<void> {
      const asked = await askSurely('categories.list', {});
      if (signal.aborted) return;
      const judged = asked.answer && judgeAnswer(calls['categories.list'], asked.answer, unknown);
      const isCut = judged && judged.rows !== null && judged.total !== null && judged.rows < judged.total;
      isCutShort = isCut ?? false;
      // What else differs was said of the list itself.
      const result = judged && ['refused', 'notThere'].includes(judged.result) ? judged.result : isCut ? 'differs' : 'asExpected';
      note(entry, asked, judged && { ...judged, result, differences: isCut ? [cutShort(judged)] : [] });
    }

    const unknownAsked = await askSurely(null, {});
    if (unknownAsked.answer) unknown = unknownAsked.answer;
    const judgedError = unknownAsked.answer && judgeError(unknownAsked.answer);
    words = judgedError?.words ?? null;
    if (!signal.aborted) note(errors, unknownAsked, judgedError);
    onProgress(report());
    for (const [index, reading] of wanted.entries()) {
      const entry = entries[index];
      if (!entry || signal.aborted) continue;
      if (isAway) entry.reason = 'serverAway';
      else await askReading(reading, entry);
      if (index === 0 && entry.result === 'notThere') {
        await findPrefix(reading);
        if (prefix !== null) await askReading(reading, entry);
      }
      onProgress(report());
    }
    if (whole && !signal.aborted && !isAway) await askWhole(whole);
    for (const entry of entries)
      if (entry.status === null && entry.failure === null && entry.reason === null)
        entry.reason = signal.aborted ? 'stopped' : 'serverAway';
    return report();
  };
}

function cutShort({ rows, total }: JudgedAnswer): Difference {
  const expected = `all ${total} rows`;
  return { kind: 'pageSize', path: 'data.data', expected, came: `${rows} rows`, places: 1, of: 1, effect: 'shownWrong' };
}

function extra(id: 'wholeList' | 'errors', path: string, area: CheckArea | null): CheckedCall {
  const none = { status: null, ms: null, rows: null, total: null, differences: [], reason: null, failure: null, assumed: [] };
  return { id, area, method: 'GET', path, result: 'notAsked', ...none };
}
