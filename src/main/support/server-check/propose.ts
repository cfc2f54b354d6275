import { isDeepStrictEqual } from 'node:util';
import { readServerProfile } from '@main/system/server-profile/read-profile';
import type { ResponseForm } from '@shared/contract/response';
import { type CallName, calls } from '@shared/contract/tables/registry';
import { pageSize } from '@shared/domain/server/paging';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import type { ProfileProposal } from '@shared/domain/server-check';
import type { Evidence } from './evidence';

/** A call that was answered, and what of its answer a profile could say. */
export interface Answered {
  name: CallName;
  evidence: Evidence;
  /** How many rows came: a full page says how many come at once, one without any how that is told. */
  rows: number | null;
}

export interface ProposalFacts {
  inForce: ServerProfile | null;
  answered: readonly Answered[];
  /** Below which the calls were found, of the address and the profile in force. */
  prefix: string | null;
  isCutShort: boolean;
  /** Where the words of an error lie, where not at the contract's place. */
  words: string | null;
  /** Lists whose offset counts pages. */
  countingPages: readonly CallName[];
}

type Entry = ProfileProposal['entries'][number];
type PlaceKey = 'rows' | 'total' | 'most' | 'empty' | 'data';

/** Where each kind of answer has its entry for all calls of the kind. */
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

/** Whether a call that says nothing of an entry speaks against it. */
function isContrary({ rows }: Answered, key: PlaceKey): boolean {
  if (key === 'most') return rows === pageSize;
  return key === 'empty' ? rows === 0 : rows === null || rows > 0;
}

/** One entry for all calls of a kind where all are alike, else one for each call. */
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

/** A form that most of the answers with another one have. */
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

/** Fils only where several answers are in fils and none is in dinars: a wrong factor would be written into the shop. */
function ofAmounts(answered: readonly Answered[]): Entry[] {
  const inFils = answered.filter(({ evidence }) => evidence.amounts === 'fils');
  const names = inFils.map(({ name }) => name);
  return names.length > 1 && answered.every(({ evidence }) => evidence.amounts !== 'dinars') ? [toEntry('amounts', 'fils', names)] : [];
}

/** `calls.promoCodes.list.rows` → the entry of a call, whose name has a point of its own. */
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

/** How dates with slashes are to be read, by all of them together: a number above 12 is a day. Null where there are none, or no order fits. */
export function readSlashed(answered: readonly Answered[]): 'dayFirst' | 'monthFirst' | 'dayOrMonth' | null {
  const slashed = answered.flatMap(({ evidence }) => evidence.slashed ?? []);
  if (slashed.length === 0) return null;
  const isDay = (part: 'first' | 'second'): boolean => slashed.some((most) => most[part] > 12);
  if (isDay('first')) return isDay('second') ? null : 'dayFirst';
  return isDay('second') ? 'monthFirst' : 'dayOrMonth';
}

/** What a server profile could say of the differences of a check, on top of the one in force; null where it could say nothing. */
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
  // One after the other, so that what cannot stand beside the rest is left out alone.
  const taken: Entry[] = [];
  const profile = entries.reduce((whole, entry) => {
    const next = put(whole, entry);
    if (!readServerProfile(next).ok || isDeepStrictEqual(next, whole)) return whole;
    taken.push(entry);
    return next;
  }, start);
  return taken.length > 0 ? { profile, entries: taken } : null;
}
