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
import type { Config } from '../host/config';
import type { Logger } from '../log/logger';
import type { Policy } from '../policy/policy';
import type { Settings } from '../settings/settings';
import { enforcedAddress, startAddress } from './configured-address';
import { demandProfile } from './read-profile';

/** A running sample shop. */
export interface SampleShopHandle {
  apiRoot: string;
  stop(): Promise<void>;
}

export interface Connection {
  /** Puts the configured address in use; starts the sample shop when it was the last choice. Never rejects. */
  start(): Promise<void>;
  /** What IT decides has changed. Leaves another server in the same way as a person's choice does. */
  followPolicy(): Promise<void>;
  save(input: ConnectionInput): Promise<ConnectionView>;
  chooseSampleShop(): Promise<ConnectionView>;
  forget(): Promise<ConnectionView>;
  /** For the address in use, from the next call on: the session stays. */
  useProfile(profile: ServerProfile | null): Promise<ConnectionView>;
  /** The server in use is read in another way from now on. */
  onProfileChanged(listener: () => void): void;
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
  /** The address in use is about to change to another server. */
  onLeaving: () => Promise<void>;
  /** A fresh sample shop knows nothing of earlier sessions. */
  onSampleShopRestarted: () => Promise<void>;
}

interface Chosen {
  target: Target | null;
  source: ConnectionView['source'];
}

const savedConnection = z.union([connectionInput.omit({ profile: true }), z.object({ sampleShop: z.literal(true) })]);

/** Refusals in the API's own form; a probe has no others with these codes. */
const apiAnswers: readonly FailureCode[] = ['sessionEnded', 'server', 'forbidden', 'notFound'];

export function createConnection(deps: ConnectionDeps): Connection {
  const { policy, endpoint, egress, profiles, api, log } = deps;
  const saved = deps.settings.slot('connection', savedConnection.nullable(), null);
  const events = createNanoEvents<{ profileChanged(): void }>();
  let sampleShop: SampleShopHandle | null = null;

  const withPolicy = (apiRoot: string, authorization?: Target['authorization']): Target => ({
    apiRoot,
    authorization: policy.choose('authorization', authorization, 'bare'),
  });

  function demandChangeable(): void {
    if (endpoint.view().fixedBy) throw new FailureError({ code: 'forbidden' });
  }

  function demandAllowed(apiRoot: string): void {
    if (!egress.mayBeTheApi(apiRoot)) throw new FailureError({ code: 'addressNotAllowed' });
  }

  /** IT's own is not to be replaced. */
  function demandOwnProfile(): void {
    const decided = policy.entry('serverProfile');
    if (decided?.isEnforced) throw new FailureError({ code: 'managed', message: decided.where });
  }

  const profileInUse = (): string => JSON.stringify(endpoint.view().profile?.profile ?? null);
  let lastProfile: string | null = null;

  /** Tells once of each change of what is in force. */
  function noteProfile(): void {
    const now = profileInUse();
    if (lastProfile !== null && lastProfile !== now) events.emit('profileChanged');
    lastProfile = now;
  }

  const isSampleShopOff = (): boolean => !policy.choose('sampleShop', undefined, true);

  function demandSampleShop(): void {
    if (isSampleShopOff()) throw new FailureError({ code: 'managed', message: policy.entry('sampleShop')?.where ?? '' });
  }

  function findStart(): Chosen {
    const start = startAddress(deps);
    return start ? { target: withPolicy(start.apiRoot), source: start.source } : { target: null, source: null };
  }

  async function runSampleShop(): Promise<Target> {
    sampleShop ??= await deps.startSampleShop();
    return { apiRoot: sampleShop.apiRoot, authorization: 'bare', profile: null };
  }

  async function stopSampleShop(): Promise<void> {
    const running = sampleShop;
    sampleShop = null;
    await running?.stop();
  }

  async function startSampleShop(): Promise<Chosen> {
    try {
      const target = await runSampleShop();
      await deps.onSampleShopRestarted();
      return { target, source: 'sampleShop' };
    } catch (error) {
      log.error('sampleShop.notStarted', error);
      return findStart();
    }
  }

  /** Enforced, else what the person has saved, else where everybody starts. */
  async function findConfigured(): Promise<Chosen> {
    const enforced = enforcedAddress(deps);
    const choice = saved.read();
    const authorization = choice && 'authorization' in choice ? choice.authorization : undefined;
    if (enforced) return { target: withPolicy(enforced.apiRoot, authorization), source: enforced.source };
    if (choice && 'apiRoot' in choice) return { target: withPolicy(choice.apiRoot, authorization), source: 'user' };
    return choice ? startSampleShop() : findStart();
  }

  async function change({ target, source }: Chosen): Promise<ConnectionView> {
    // The session ends before the address changes, but what it leaves behind is removed after: a sign-in that is still under way must
    // find the new address in use.
    const left = endpoint.target()?.apiRoot === target?.apiRoot ? null : deps.onLeaving();
    endpoint.use(target, source);
    await left;
    if (target?.apiRoot !== sampleShop?.apiRoot) await stopSampleShop();
    return endpoint.view();
  }

  /** Asks for a list without a token: a refusal in the API's own form is the expected answer. */
  async function probe(target: Target): Promise<void> {
    const answer = await egress.whileAsking(target, () => api.call('admins.list', { query: { page: 1 } }, { at: target }));
    if (!answer.ok && !apiAnswers.includes(answer.error.code)) throw new FailureError(answer.error);
  }

  /** IT does not want it any more: nobody's choice of it is left. */
  function forgetSampleShop(): void {
    const choice = saved.read();
    if (choice && 'sampleShop' in choice) saved.clear();
  }

  return {
    onProfileChanged: (listener) => void events.on('profileChanged', listener),
    async start() {
      if (isSampleShopOff()) forgetSampleShop();
      const { target, source } = await findConfigured();
      endpoint.use(target, source);
      noteProfile();
    },

    async followPolicy() {
      const { source, authorization, apiRoot } = endpoint.view();
      noteProfile();
      const isSampleShopOver = isSampleShopOff() && source === 'sampleShop';
      if (isSampleShopOver) forgetSampleShop();
      const enforced = enforcedAddress(deps);
      const isLifted = !enforced && source === 'policy' && !policy.view().holdsServer;
      const isOther = enforced !== null && (enforced.source !== source || enforced.apiRoot !== apiRoot);
      const isWrittenOtherwise =
        apiRoot !== null && source !== 'sampleShop' && withPolicy(apiRoot, authorization).authorization !== authorization;
      if (isLifted || isOther || isWrittenOtherwise || isSampleShopOver) await change(await findConfigured());
      else endpoint.announce();
      noteProfile();
    },

    async save(input) {
      demandChangeable();
      const parsed = parseApiRoot(input.apiRoot);
      if (!parsed.ok) throw new FailureError({ code: parsed.code });
      demandAllowed(parsed.apiRoot);
      const profile = input.profile && demandProfile(input.profile);
      if (profile !== undefined) demandOwnProfile();
      const target = withPolicy(parsed.apiRoot, input.authorization);
      // Asked as it is to be in force: without it the address need not answer as an API.
      await probe(profile === undefined ? target : { ...target, profile });
      // IT may have decided while the server was asked.
      demandChangeable();
      demandAllowed(parsed.apiRoot);
      saved.write({ apiRoot: parsed.apiRoot, authorization: input.authorization });
      if (profile !== undefined) profiles.keep(parsed.apiRoot, profile);
      const changed = change({ target, source: 'user' });
      endpoint.noteAnswered();
      await changed;
      noteProfile();
      return endpoint.view();
    },

    async chooseSampleShop() {
      demandChangeable();
      demandSampleShop();
      let target: Target;
      try {
        target = await runSampleShop();
      } catch (error) {
        throw new FailureError({ code: 'sampleShopFailed', reference: log.error('sampleShop.notStarted', error) });
      }
      try {
        demandChangeable();
        demandSampleShop();
      } catch (error) {
        // Decided while it started.
        await stopSampleShop();
        throw error;
      }
      saved.write({ sampleShop: true });
      return change({ target, source: 'sampleShop' });
    },

    async forget() {
      demandChangeable();
      saved.clear();
      return change(findStart());
    },

    async useProfile(profile) {
      demandChangeable();
      demandOwnProfile();
      const target = endpoint.target();
      if (!target || target.profile === null) throw new FailureError({ code: 'notConfigured' });
      profiles.keep(target.apiRoot, profile);
      endpoint.announce();
      noteProfile();
      return endpoint.view();
    },

    stop: stopSampleShop,
  };
}
