import { isDeepStrictEqual } from 'node:util';
import type { PolicyEntry, PolicyProblem, PolicySource, PolicyView } from '@shared/contract/desktop/policy';
import { type PolicyKey, type PolicyValues, policyKeys } from '@shared/policy/policy-schema';
import { createNanoEvents } from 'nanoevents';
import pLimit from 'p-limit';
import type { Logger } from '../log/logger';
import type { LastGoodPolicy, LastGoodValues } from './last-good-policy';
import type { PlaceReading, PolicyPlace, PolicyReader } from './policy-reading';
import { readValues } from './read-values';

type Value<Key extends PolicyKey> = NonNullable<PolicyValues[Key]>;

/** IT's settings, and where each one is set. */
export interface Policy {
  view(): PolicyView;
  /** Enforced value or default of IT; undefined if IT has set neither. */
  entry<Key extends PolicyKey>(key: Key): PolicyEntry<Value<Key>> | undefined;
  /** Returns IT's enforced value, otherwise the user's, otherwise IT's default, otherwise the built-in one. */
  choose<Key extends PolicyKey>(key: Key, own: PolicyValues[Key] | undefined, builtIn: Value<Key>): Value<Key>;
  /** Reads all places again. Never rejects. */
  reload(): Promise<void>;
  /** Called once for each change of values or problems. */
  onChanged(listener: (view: PolicyView) => void): void;
}

export interface PolicyDeps {
  /** Read before any service was created. */
  readings: readonly PlaceReading[];
  reader: PolicyReader;
  kept: LastGoodPolicy;
  log: Logger;
  now?: () => Date;
}

interface PlaceValues extends LastGoodValues {
  reading: PlaceReading;
  /** Values that restrict the app because IT's own can't be read here. */
  shut: PolicyValues;
  problems: PolicyProblem[];
  /** The place responds late and the values of an earlier run are used until then, so no warning is shown. */
  isAwaited: boolean;
}

const defaultsOf = {
  machinePolicy: 'machineDefaults',
  userPolicy: 'userDefaults',
  machineFile: 'machineFileDefaults',
} as const satisfies Record<PolicyPlace, PolicySource>;

/** Used if a place can't be read and no earlier values are known; another place overrides them. */
const shutWhileUnknown: PolicyValues = { sampleShop: false, silentPrinting: false, rememberSignIn: false, updateMode: 'off' };
/** Used for keys whose value is invalid here and never was valid before; another place overrides them. */
const shutByMistake: PolicyValues = {
  ...shutWhileUnknown,
  allowedHosts: [],
  allowHttpLoopback: false,
  printStation: 'off',
  crashDumps: false,
};

/** Computers of a fleet run different versions, so an unknown key doesn't make the other keys doubtful. */
const isMistake = ({ code }: PolicyProblem): boolean => code !== 'unknownKey';
/** With a mistake in one of these keys, it's unknown which server IT has chosen. */
const keysOfServer: readonly string[] = ['apiRoot', 'authorization', 'serverProfile'] satisfies PolicyKey[];
const leavesServerOpen = (problem: PolicyProblem): boolean =>
  isMistake(problem) && (problem.key === null || keysOfServer.includes(problem.key.slice(0, 1).toLowerCase() + problem.key.slice(1)));

const pick = (values: PolicyValues, keys: readonly PolicyKey[]): PolicyValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => keys.some((one) => one === key)));

/** Replaces values that can't be read by the last valid ones of the same place: a mistake must not lift a restriction. */
function toValues(reading: PlaceReading, kept: LastGoodPolicy): PlaceValues {
  const { place, where, content, problem } = reading;
  const enforced = readValues(content?.enforced ?? {}, where.enforced);
  const defaults = readValues(content?.defaults ?? {}, where.defaults);
  const ofPlace = problem ? [{ where: where.enforced, key: null, code: problem.code, detail: problem.detail }] : [];
  const problems: PolicyProblem[] = [...ofPlace, ...enforced.problems, ...defaults.problems];
  const understood = { enforced: enforced.values, defaults: defaults.values };
  if (!problems.some(isMistake)) {
    kept.keep(place, understood);
    return { reading, problems, shut: {}, isAwaited: false, ...understood };
  }
  const before = kept.read(place);
  const values: LastGoodValues = {
    enforced: { ...before?.enforced, ...understood.enforced },
    defaults: { ...before?.defaults, ...understood.defaults },
  };
  if (content !== null) kept.keep(place, values);
  const unknown = content === null && before === null ? shutWhileUnknown : {};
  const mistaken = enforced.mistaken.filter((key) => values.enforced[key] === undefined);
  const isAwaited = reading.late !== undefined && before !== null;
  return { reading, problems, shut: { ...unknown, ...pick(shutByMistake, mistaken) }, isAwaited, ...values };
}

function findEntry(places: readonly PlaceValues[], key: PolicyKey): PolicyEntry<unknown> | undefined {
  for (const list of ['enforced', 'shut', 'defaults'] as const) {
    for (const { reading, [list]: values } of places) {
      const value = values[key];
      if (value === undefined) continue;
      return list === 'defaults'
        ? { value, isEnforced: false, source: defaultsOf[reading.place], where: reading.where.defaults }
        : { value, isEnforced: true, source: reading.place, where: reading.where.enforced };
    }
  }
  return undefined;
}

const isEmpty = ({ enforced, defaults }: LastGoodValues): boolean => Object.keys(enforced).length + Object.keys(defaults).length === 0;

/** Leaves out registry places that Windows denies access to, if the machine file has values: IT uses that file instead. */
function withoutForbidden(places: readonly PlaceValues[]): PlaceValues[] {
  const file = places.find(({ reading }) => reading.place === 'machineFile');
  const isSaid = file !== undefined && !file.problems.some(isMistake) && !isEmpty(file);
  return places.filter(({ reading }) => !(isSaid && reading.problem?.isForbidden));
}

function toView(places: readonly PlaceValues[], readAt: Date): PolicyView {
  const counted = withoutForbidden(places);
  const counting = places.map((place) => (counted.includes(place) ? place : { ...place, shut: {} }));
  const alarming = counted.filter(({ isAwaited }) => !isAwaited);
  const entries = policyKeys.map((key) => [key, findEntry(counting, key)] as const).filter(([, entry]) => entry !== undefined);
  return {
    entries: Object.fromEntries(entries) as PolicyView['entries'],
    problems: places.flatMap(({ problems }) => problems),
    readAt: readAt.toISOString(),
    isUnreadable: alarming.some(({ problems }) => problems.some(isMistake)),
    holdsServer: alarming.some(({ problems }) => problems.some(leavesServerOpen)),
  };
}

function logProblems(log: Logger, { problems }: PolicyView): void {
  const mistakes = problems.filter(isMistake);
  const unknown = problems.filter((problem) => !isMistake(problem)).map(({ where, key }) => ({ where, key }));
  if (mistakes.length > 0) log.warn('policy.notUnderstood', { problems: mistakes });
  if (unknown.length > 0) log.info('policy.unknownKeys', { unknown });
}

export function createPolicy({ readings, reader, kept, log, now = () => new Date() }: PolicyDeps): Policy {
  const events = createNanoEvents<{ changed(view: PolicyView): void }>();
  const understand = (read: readonly PlaceReading[]): PolicyView =>
    toView(
      read.map((reading) => toValues(reading, kept)),
      now(),
    );
  let view = understand(readings);
  logProblems(log, view);

  let current = readings;

  function adopt(next: readonly PlaceReading[]): void {
    const before = view;
    current = next;
    view = understand(next);
    if (isDeepStrictEqual({ ...view, readAt: before.readAt }, before)) return;
    log.info('policy.changed', { keys: Object.keys(view.entries) });
    logProblems(log, view);
    events.emit('changed', view);
  }

  /** Applies late responses, unless the place has been read again since. */
  function awaitLate(): void {
    for (const one of current)
      void one.late?.then((answer) => {
        if (current.includes(one)) adopt(current.map((other) => (other === one ? answer : other)));
      });
  }
  awaitLate();

  /** One reload at a time, so that the last one counts. */
  const inTurn = pLimit(1);
  async function readAgain(): Promise<void> {
    adopt(await reader.read());
    awaitLate();
  }

  const entry: Policy['entry'] = (key) => view.entries[key] as PolicyEntry<Value<typeof key>> | undefined;
  return {
    view: () => view,
    entry,
    choose(key, own, builtIn) {
      const fromIt = entry(key);
      return fromIt?.isEnforced ? fromIt.value : ((own ?? fromIt?.value ?? builtIn) as Value<typeof key>);
    },
    reload: () => inTurn(readAgain),
    onChanged(listener) {
      // A failing listener must not prevent the other listeners or the next reload.
      events.on('changed', (changed) => {
        try {
          listener(changed);
        } catch (error) {
          log.error('policy.notFollowed', error);
        }
      });
    },
  };
}
