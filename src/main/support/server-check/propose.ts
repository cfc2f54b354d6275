import { isDeepStrictEqual } from 'node:util';
import { readServerProfile } from '@main/system/server-profile/read-profile';
import type { ResponseForm } from '@shared/contract/response';
import { type CallName, calls } from '@shared/contract/tables/registry';
import { pageSize } from '@shared/domain/server/paging';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import type { ProfileProposal } from '@shared/domain/server-check';
import type { Evidence } from './evidence';

/** A call with a response, and the facts about it that a profile could describe. */
export interface Answered {
  name: CallName;
  evidence: Evidence;
  /** Number of rows. A full page shows the number of rows per request, an empty list how the server responds to it. */
  rows: number | null;
}

export interface ProposalFacts {
  inForce: ServerProfile | null;
  answered: readonly Answered[];
  /** Prefix of the calls that was found, relative to the address and the profile in use. */
  prefix: string | null;
  isCutShort: boolean;
  /** Place of an error's text, if it isn't the contract's place. */
  words: string | null;
  /** Lists whose offset counts pages. */
  countingPages: readonly CallName[];
}

type Entry = ProfileProposal['entries'][number];
type PlaceKey = 'rows' | 'total' | 'most' | 'empty' | 'data';

/** Section of each kind of response with the entries for all calls of that kind. */
const sections = {
  page: { section: 'pages', keys: ['rows', 'total', 'most', 'empty'] },
  list: { section: 'lists', keys: ['rows', 'empty'] },
  record: { section: 'records', keys: ['data'] },
} as const satisfies Partial<Record<ResponseForm['envelope'], { section: string; keys: readonly PlaceKey[] }>>;

const toEntry = (at: string, value: unknown, names: readonly string[]): Entry => ({
  at,
  value: value as Entry['value'],
  calls: [...names],
});

/** Whether a call without evidence for an entry contradicts it. */
function isContrary({ rows }: Answered, key: PlaceKey): boolean {
  if (key === 'most') return rows === pageSize;
  return key === 'empty' ? rows === 0 : rows === null || rows > 0;
}

/** Returns one entry for all calls of a kind if all are the same, otherwise one for each call. */
function ofKind(envelope: keyof typeof sections, answered: readonly Answered[]): Entry[] {
  const { section, keys } = sections[envelope];
  const ofThis = answered.filter(({ name }) => calls[name].answer.form.envelope === envelope);
  return keys.flatMap((key: PlaceKey) => {
    const differing = ofThis.filter(({ evidence }) => evidence[key] !== undefined);
    const [first] = differing;
    if (!first) return [];
    const others = ofThis.filter((one) => one.evidence[key] === undefined && isContrary(one, key));
    const isCommon =
      others.length === 0 && differing.length > 1 && differing.every(({ evidence }) => evidence[key] === first.evidence[key]);
    return isCommon
      ? [
          toEntry(
            `${section}.${key}`,
            first.evidence[key],
            differing.map(({ name }) => name),
          ),
        ]
      : differing.map(({ name, evidence }) => toEntry(`calls.${name}.${key}`, evidence[key], [name]));
  });
}

/** Returns the form that most of the differing responses have. */
function ofForms(key: 'numbers' | 'booleans' | 'dates', answered: readonly Answered[]): Entry[] {
  const with_ = answered.filter(({ evidence }) => evidence[key] !== undefined);
  const groups = Map.groupBy(with_, ({ evidence }) => JSON.stringify(evidence[key]));
  const [most] = [...groups.values()].toSorted((left, right) => right.length - left.length);
  return most?.[0]
    ? [
        toEntry(
          `${key}.answers`,
          most[0].evidence[key],
          most.map(({ name }) => name),
        ),
      ]
    : [];
}

/**
 * Proposes fils only if several responses are in fils and none is in dinars: with a wrong factor, wrong amounts would be saved in the shop.
 */
function ofAmounts(answered: readonly Answered[]): Entry[] {
  const inFils = answered.filter(({ evidence }) => evidence.amounts === 'fils');
  const names = inFils.map(({ name }) => name);
  return names.length > 1 && answered.every(({ evidence }) => evidence.amounts !== 'dinars') ? [toEntry('amounts', 'fils', names)] : [];
}

/** Handles `calls.promoCodes.list.rows`, the entry of a call, whose name contains a dot. */
function put(profile: ServerProfile, { at, value }: Entry): ServerProfile {
  const call = /^calls\.(\w+\.\w+)\.(\w+)$/.exec(at);
  if (call) {
    const [, name = '', key = ''] = call;
    return { ...profile, calls: { ...profile.calls, [name]: { ...profile.calls?.[name], [key]: value } } };
  }
  const [section = '', key] = at.split('.');
  const known = profile[section as keyof ServerProfile];
  return { ...profile, [section]: key === undefined ? value : { ...(typeof known === 'object' && known), [key]: value } };
}

/** Determines the order of dates with slashes from all of them: a number above 12 is a day. Null if there are none, or no order fits. */
export function readSlashed(answered: readonly Answered[]): 'dayFirst' | 'monthFirst' | 'dayOrMonth' | null {
  const slashed = answered.flatMap(({ evidence }) => evidence.slashed ?? []);
  if (slashed.length === 0) return null;
  const isDay = (part: 'first' | 'second'): boolean => slashed.some((most) => most[part] > 12);
  if (isDay('first')) return isDay('second') ? null : 'dayFirst';
  return isDay('second') ? 'monthFirst' : 'dayOrMonth';
}

/** Proposes a server profile for the differences of a check, based on the profile in use; null if it could describe none. */
export function propose({ inForce, answered: given, prefix, isCutShort, words, countingPages }: ProposalFacts): ProfileProposal | null {
  const start: ServerProfile = inForce ?? { version: 1 };
  const isDayFirst = readSlashed(given) === 'dayFirst';
  const answered = given.map((one) =>
    isDayFirst && one.evidence.slashed ? { ...one, evidence: { ...one.evidence, dates: 'dayFirst' as const } } : one,
  );
  const entries = [
    ...(prefix === null ? [] : [toEntry('prefix', prefix, [])]),
    ...(Object.keys(sections) as (keyof typeof sections)[]).flatMap((envelope) => ofKind(envelope, answered)),
    ...(['numbers', 'booleans', 'dates'] as const).flatMap((key) => ofForms(key, answered)),
    ...(countingPages.length > 0 ? [toEntry('pages.counts', 'pages', countingPages)] : []),
    ...(isCutShort ? [toEntry('wholeLists', false, ['wholeList'])] : []),
    ...ofAmounts(answered),
    ...(words === null ? [] : [toEntry('errors.message', words, ['errors'])]),
  ];
  // Add the entries one by one, so that only an entry that conflicts with the others is left out.
  const taken: Entry[] = [];
  const profile = entries.reduce((whole, entry) => {
    const next = put(whole, entry);
    if (!readServerProfile(next).ok || isDeepStrictEqual(next, whole)) return whole;
    taken.push(entry);
    return next;
  }, start);
  return taken.length > 0 ? { profile, entries: taken } : null;
}
