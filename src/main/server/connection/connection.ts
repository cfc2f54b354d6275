import type { Logger } from '@main/system/log/logger';
import type { Policy } from '@main/system/policy/policy';
import type { Config } from '@main/system/ports/config';
import type { Settings } from '@main/system/settings/settings';
import { type ConnectionInput, type ConnectionView, connectionInput } from '@shared/contract/desktop/connection';
import { type FailureCode, FailureError } from '@shared/contract/result';
import { parseApiRoot } from '@shared/domain/server/api-root';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import { createNanoEvents } from 'nanoevents';
import { z } from 'zod';
import type { Api } from '../api/api-client';
import type { Egress } from '../api/egress';
import type { Endpoint, Target } from '../api/endpoint';
import type { ServerProfiles } from '../api/wire/server-profiles';
import { enforcedAddress, startAddress } from './configured-address';
import { assertProfile } from './read-profile';

/** A running sample shop. */
export interface SampleShopHandle {
  apiRoot: string;
  stop(): Promise<void>;
}

export interface ConnectionDeps {
  config: Pick<Config, 'environmentApiRoot' | 'defaultApiRoot'>;
  policy: Policy;
  endpoint: Endpoint;
  egress: Egress;
  profiles: ServerProfiles;
  api: Api;
  settings: Settings;
  log: Logger;
  startSampleShop: () => Promise<SampleShopHandle>;
  /** Called when another server is about to be used. */
  onLeaving: () => Promise<void>;
  /** Called because a new sample shop has no earlier sessions. */
  onSampleShopRestarted: () => Promise<void>;
}

interface Chosen {
  target: Target | null;
  source: ConnectionView['source'];
}

const savedConnection = z.union([connectionInput.omit({ profile: true }), z.object({ sampleShop: z.literal(true) })]);

/** Refusals in the API's own form; a probe gets no other failures with these codes. */
const apiAnswers: readonly FailureCode[] = ['sessionEnded', 'server', 'forbidden', 'notFound'];

/** Starts and stops the sample shop of this run. */
function createSampleShopRun(start: () => Promise<SampleShopHandle>) {
  let sampleShop: SampleShopHandle | null = null;
  return {
    apiRoot: (): string | undefined => sampleShop?.apiRoot,
    async run(): Promise<Target> {
      sampleShop ??= await start();
      return { apiRoot: sampleShop.apiRoot, authorization: 'bare', profile: null };
    },
    async stop(): Promise<void> {
      const running = sampleShop;
      sampleShop = null;
      await running?.stop();
    },
  };
}

/** Checks which changes IT's policy allows users. */
function createDemands({ policy, endpoint, egress }: ConnectionDeps) {
  const isSampleShopOff = (): boolean => !policy.choose('sampleShop', undefined, true);

  return {
    isSampleShopOff,
    changeable(): void {
      if (endpoint.view().fixedBy) throw new FailureError({ code: 'forbidden' });
    },
    allowed(apiRoot: string): void {
      if (!egress.mayBeTheApi(apiRoot)) throw new FailureError({ code: 'addressNotAllowed' });
    },
    /** Throws if IT has set the profile, which can't be replaced then. */
    ownProfile(): void {
      const decided = policy.entry('serverProfile');
      if (decided?.isEnforced) throw new FailureError({ code: 'managed', message: decided.where });
    },
    sampleShop(): void {
      if (isSampleShopOff()) throw new FailureError({ code: 'managed', message: policy.entry('sampleShop')?.where ?? '' });
    },
  };
}

/** Reports each change of the server profile in use once. */
function createProfileWatch(endpoint: Endpoint) {
  const events = createNanoEvents<{ profileChanged(): void }>();
  let lastProfile: string | null = null;

  return {
    note(): void {
      const now = JSON.stringify(endpoint.view().profile?.profile ?? null);
      if (lastProfile !== null && lastProfile !== now) events.emit('profileChanged');
      lastProfile = now;
    },
    onChanged: (listener: () => void): void => void events.on('profileChanged', listener),
  };
}

type Demands = ReturnType<typeof createDemands>;
type SampleShopRun = ReturnType<typeof createSampleShopRun>;

type WithPolicy = (apiRoot: string, authorization?: Target['authorization']) => Target;

/** The address that policy, environment, and the user's saved choice define. */
function createConfigured(deps: ConnectionDeps, sampleShop: SampleShopRun) {
  const { policy, log } = deps;
  const saved = deps.settings.slot('connection', savedConnection.nullable(), null);

  const withPolicy: WithPolicy = (apiRoot, authorization) => ({
    apiRoot,
    authorization: policy.choose('authorization', authorization, 'bare'),
  });

  function findStart(): Chosen {
    const start = startAddress(deps);
    return start ? { target: withPolicy(start.apiRoot), source: start.source } : { target: null, source: null };
  }

  async function startSampleShop(): Promise<Chosen> {
    try {
      const target = await sampleShop.run();
      await deps.onSampleShopRestarted();
      return { target, source: 'sampleShop' };
    } catch (error) {
      log.error('sampleShop.notStarted', error);
      return findStart();
    }
  }

  /** Returns the enforced address, otherwise the user's saved one, otherwise the default. */
  async function find(): Promise<Chosen> {
    const enforced = enforcedAddress(deps);
    const choice = saved.read();
    const authorization = choice && 'authorization' in choice ? choice.authorization : undefined;
    if (enforced) return { target: withPolicy(enforced.apiRoot, authorization), source: enforced.source };
    if (choice && 'apiRoot' in choice) return { target: withPolicy(choice.apiRoot, authorization), source: 'user' };
    return choice ? startSampleShop() : findStart();
  }

  return {
    saved,
    withPolicy,
    findStart,
    find,
    /** Removes the saved choice of the sample shop when IT no longer allows it. */
    forgetSampleShop(): void {
      const choice = saved.read();
      if (choice && 'sampleShop' in choice) saved.clear();
    },
  };
}

/** Sends a request without a token: a refusal in the API's own form is the expected response. */
async function probe({ egress, api }: ConnectionDeps, target: Target): Promise<void> {
  const answer = await egress.whileAsking(target, () => api.call('admins.list', { query: { page: 1 } }, { at: target }));
  if (!answer.ok && !apiAnswers.includes(answer.error.code)) throw new FailureError(answer.error);
}

/** Whether IT's policy now sets another address or another form of its token than those in use. */
function isChangedByPolicy(deps: ConnectionDeps, withPolicy: WithPolicy): boolean {
  const { source, authorization, apiRoot } = deps.endpoint.view();
  const enforced = enforcedAddress(deps);
  const isLifted = !enforced && source === 'policy' && !deps.policy.view().holdsServer;
  const isOther = enforced !== null && (enforced.source !== source || enforced.apiRoot !== apiRoot);
  const isWrittenOtherwise =
    apiRoot !== null && source !== 'sampleShop' && withPolicy(apiRoot, authorization).authorization !== authorization;
  return isLifted || isOther || isWrittenOtherwise;
}

/** Starts the sample shop on the user's request. */
async function demandRunning(sampleShop: SampleShopRun, demand: Demands, log: Logger): Promise<Target> {
  let target: Target;
  try {
    target = await sampleShop.run();
  } catch (error) {
    throw new FailureError({ code: 'sampleShopFailed', reference: log.error('sampleShop.notStarted', error) });
  }
  try {
    demand.changeable();
    demand.sampleShop();
  } catch (error) {
    // IT may have forbidden the sample shop while it started.
    await sampleShop.stop();
    throw error;
  }
  return target;
}

/** The parts of a connection. */
function createParts(deps: ConnectionDeps) {
  const sampleShop = createSampleShopRun(deps.startSampleShop);
  const configured = createConfigured(deps, sampleShop);
  return { sampleShop, configured, demand: createDemands(deps), profileWatch: createProfileWatch(deps.endpoint) };
}

type Parts = ReturnType<typeof createParts>;

/** Uses another server, or none. */
async function change({ endpoint, onLeaving }: ConnectionDeps, { sampleShop }: Parts, { target, source }: Chosen): Promise<ConnectionView> {
  // The session ends before the address changes, but its traces are removed after: a sign-in that is still under way must
  // find the new address in use.
  const left = endpoint.target()?.apiRoot === target?.apiRoot ? null : onLeaving();
  endpoint.use(target, source);
  await left;
  if (target?.apiRoot !== sampleShop.apiRoot()) await sampleShop.stop();
  return endpoint.view();
}

/** Changes that users make. */
function createUserChanges(deps: ConnectionDeps, parts: Parts) {
  const { endpoint, profiles, log } = deps;
  const { sampleShop, configured, demand, profileWatch } = parts;
  const { saved, withPolicy } = configured;

  return {
    /** Puts an address in use after a request to it has succeeded. */
    async save(input: ConnectionInput): Promise<ConnectionView> {
      demand.changeable();
      const parsed = parseApiRoot(input.apiRoot);
      if (!parsed.ok) throw new FailureError({ code: parsed.code });
      demand.allowed(parsed.apiRoot);
      const profile = input.profile && assertProfile(input.profile);
      if (profile !== undefined) demand.ownProfile();
      const target = withPolicy(parsed.apiRoot, input.authorization);
      // The probe uses the new profile: without it, the address may not respond as an API.
      await probe(deps, profile === undefined ? target : { ...target, profile });
      // IT's policy may have changed meanwhile.
      demand.changeable();
      demand.allowed(parsed.apiRoot);
      saved.write({ apiRoot: parsed.apiRoot, authorization: input.authorization });
      if (profile !== undefined) profiles.keep(parsed.apiRoot, profile);
      const changed = change(deps, parts, { target, source: 'user' });
      endpoint.noteAnswered();
      await changed;
      profileWatch.note();
      return endpoint.view();
    },

    async chooseSampleShop(): Promise<ConnectionView> {
      demand.changeable();
      demand.sampleShop();
      const target = await demandRunning(sampleShop, demand, log);
      saved.write({ sampleShop: true });
      return change(deps, parts, { target, source: 'sampleShop' });
    },

    async forget(): Promise<ConnectionView> {
      demand.changeable();
      saved.clear();
      return change(deps, parts, configured.findStart());
    },

    /** Sets the profile of the address in use, from the next call on; the session stays. */
    async useProfile(profile: ServerProfile | null): Promise<ConnectionView> {
      demand.changeable();
      demand.ownProfile();
      const target = endpoint.target();
      if (!target || target.profile === null) throw new FailureError({ code: 'notConfigured' });
      profiles.keep(target.apiRoot, profile);
      endpoint.announce();
      profileWatch.note();
      return endpoint.view();
    },
  };
}

export type Connection = ReturnType<typeof createConnection>;

/** The server in use: puts the configured address in use, and changes it. */
export function createConnection(deps: ConnectionDeps) {
  const { endpoint } = deps;
  const parts = createParts(deps);
  const { sampleShop, configured, demand, profileWatch } = parts;

  return {
    ...createUserChanges(deps, parts),
    /** Called when responses are parsed with another profile from now on. */
    onProfileChanged: profileWatch.onChanged,
    /** Puts the configured address in use; starts the sample shop if it was the last choice. Never rejects. */
    async start(): Promise<void> {
      if (demand.isSampleShopOff()) configured.forgetSampleShop();
      const { target, source } = await configured.find();
      endpoint.use(target, source);
      profileWatch.note();
    },

    /** Called when IT's policy has changed. Leaves a server in the same way as a user's choice does. */
    async followPolicy(): Promise<void> {
      profileWatch.note();
      const isSampleShopOver = demand.isSampleShopOff() && endpoint.view().source === 'sampleShop';
      if (isSampleShopOver) configured.forgetSampleShop();
      if (isSampleShopOver || isChangedByPolicy(deps, configured.withPolicy)) await change(deps, parts, await configured.find());
      else endpoint.announce();
      profileWatch.note();
    },

    stop: sampleShop.stop,
  };
}
