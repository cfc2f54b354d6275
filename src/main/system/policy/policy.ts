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

/** What IT decides, and where it says so. */
export interface Policy {
  view(): PolicyView;
  /** Enforced, or a start value by IT; undefined when IT says nothing. */
  entry<Key extends PolicyKey>(key: Key): PolicyEntry<Value<Key>> | undefined;
  /** Enforced by IT, else the person's own, else IT's start value, else the built-in one. */
  choose<Key extends PolicyKey>(key: Key, own: PolicyValues[Key] | undefined, builtIn: Value<Key>): Value<Key>;
  /** Reads all places again. Never rejects. */
  reload(): Promise<void>;
  /** Called once for each change of what is in force or of what is wrong. */
  onChanged(listener: (view: PolicyView) => void): void;
}

export interface PolicyDeps {
  /** Read before anything else was built. */
  readings: readonly PlaceReading[];
  reader: PolicyReader;
  kept: LastGoodPolicy;
  log: Logger;
  now?: () => Date;
}

interface PlaceValues extends LastGoodValues {
  reading: PlaceReading;
  /** What is shut because nobody knows what IT has written here. */
  shut: PolicyValues;
  problems: PolicyProblem[];
  /** Its answer is late, and what an earlier run understood stands in until it comes: no reason to alarm anyone. */
  isAwaited: boolean;
}

const defaultsOf = {
  machinePolicy: 'machineDefaults',
  userPolicy: 'userDefaults',
  machineFile: 'machineFileDefaults',
} as const satisfies Record<PolicyPlace, PolicySource>;

/** In force where a place cannot be read at all and nothing is known of before; another place may say otherwise. */
const shutWhileUnknown: PolicyValues = { sampleShop: false, silentPrinting: false, rememberSignIn: false, updateMode: 'off' };
/** Of a key that IT has written with a value that cannot be used, there was never a usable one, and another place may say otherwise. */
const shutByMistake: PolicyValues = {
  ...shutWhileUnknown,
  allowedHosts: [],
  allowHttpLoopback: false,
  printStation: 'off',
  crashDumps: false,
};

/** Fleets are mixed: a key of another version says nothing about the rest. */
const isMistake = ({ code }: PolicyProblem): boolean => code !== 'unknownKey';
/** What a mistake in these leaves open is who decides about the server. */
const keysOfServer: readonly string[] = ['apiRoot', 'authorization', 'serverProfile'] satisfies PolicyKey[];
const leavesServerOpen = (problem: PolicyProblem): boolean =>
  isMistake(problem) && (problem.key === null || keysOfServer.includes(problem.key.slice(0, 1).toLowerCase() + problem.key.slice(1)));

const pick = (values: PolicyValues, keys: readonly PolicyKey[]): PolicyValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => keys.some((one) => one === key)));

/** Where something cannot be understood, what was understood there before stands in for what is missing: a mistake lifts nothing. */
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

/** Where Windows forbids its registry to everybody, IT has the file to say everything: then what stands there is all that there is. */
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

export function createPolicy({ readings, reader, kept, log, now = () => new Date() }: PolicyDeps): Policy {
  const events = createNanoEvents<{ changed(view: PolicyView): void }>();
  const understand = (read: readonly PlaceReading[]): PolicyView =>
    toView(
      read.map((reading) => toValues(reading, kept)),
      now(),
    );
  const report = ({ problems }: PolicyView): void => {
    const mistakes = problems.filter(isMistake);
    const unknown = problems.filter((problem) => !isMistake(problem)).map(({ where, key }) => ({ where, key }));
    if (mistakes.length > 0) log.warn('policy.notUnderstood', { problems: mistakes });
    if (unknown.length > 0) log.info('policy.unknownKeys', { unknown });
  };
  let view = understand(readings);
  report(view);

  let current = readings;

  function adopt(next: readonly PlaceReading[]): void {
    const before = view;
    current = next;
    view = understand(next);
    if (isDeepStrictEqual({ ...view, readAt: before.readAt }, before)) return;
    log.info('policy.changed', { keys: Object.keys(view.entries) });
    report(view);
    events.emit('changed', view);
  }

  /** A late answer counts unless the place has been read again since. */
  function awaitLate(): void {
    for (const one of current)
      void one.late?.then((answer) => {
        if (current.includes(one)) adopt(current.map((other) => (other === one ? answer : other)));
      });
  }
  awaitLate();

  /** What was read last counts. */
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
      // One that fails keeps no other listener from its event, nor the next change from being read.
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
