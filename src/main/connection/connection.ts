import { type ConnectionInput, type ConnectionView, connectionInput } from '@shared/contract/connection';
import { type FailureCode, FailureError } from '@shared/contract/result';
import { z } from 'zod';
import type { Api } from '../api/api-client';
import type { Egress } from '../api/egress';
import type { Config } from '../config';
import type { Logger } from '../diagnostics/logger';
import type { Settings } from '../settings/settings';
import { parseApiRoot } from './api-root';
import type { Endpoint, Target } from './endpoint';

/** A running sample shop. */
export interface SampleShopHandle {
  apiRoot: string;
  stop(): Promise<void>;
}

export interface Connection {
  /** Puts the configured address in use; starts the sample shop when it was the last choice. Never rejects. */
  start(): Promise<void>;
  save(input: ConnectionInput): Promise<ConnectionView>;
  chooseSampleShop(): Promise<ConnectionView>;
  forget(): Promise<ConnectionView>;
  stop(): Promise<void>;
}

export interface ConnectionDeps {
  config: Config;
  endpoint: Endpoint;
  egress: Egress;
  api: Api;
  settings: Settings;
  log: Logger;
  startSampleShop: () => Promise<SampleShopHandle>;
  /** The address in use is about to change to another server. */
  onLeaving: () => Promise<void>;
  /** A fresh sample shop knows nothing of earlier sessions. */
  onSampleShopRestarted: () => Promise<void>;
}

const savedConnection = z.union([connectionInput, z.object({ sampleShop: z.literal(true) })]);

/** Refusals in the API's own form; a probe has no others with these codes. */
const apiAnswers: readonly FailureCode[] = ['sessionEnded', 'server', 'forbidden', 'notFound'];

export function createConnection(deps: ConnectionDeps): Connection {
  const { config, endpoint, egress, api, log } = deps;
  const saved = deps.settings.slot('connection', savedConnection.nullable(), null);
  let sampleShop: SampleShopHandle | null = null;

  const withPolicy = (apiRoot: string, authorization: Target['authorization']): Target => ({
    apiRoot,
    authorization: config.enforcedAuthorization ?? authorization,
  });

  function demandChangeable(): void {
    if (endpoint.view().fixedBy) throw new FailureError({ code: 'forbidden' });
  }

  function takeDefault(): void {
    const { defaultApiRoot } = config;
    endpoint.use(defaultApiRoot ? withPolicy(defaultApiRoot, 'bare') : null, defaultApiRoot ? 'build' : null);
  }

  async function runSampleShop(): Promise<Target> {
    sampleShop ??= await deps.startSampleShop();
    return { apiRoot: sampleShop.apiRoot, authorization: 'bare' };
  }

  async function stopSampleShop(): Promise<void> {
    const running = sampleShop;
    sampleShop = null;
    await running?.stop();
  }

  async function change(target: Target | null, use: () => void): Promise<ConnectionView> {
    // The session ends before the address changes, but what it leaves behind is removed after: a sign-in that is still under way must
    // find the new address in use.
    const left = endpoint.target()?.apiRoot === target?.apiRoot ? null : deps.onLeaving();
    use();
    await left;
    if (target?.apiRoot !== sampleShop?.apiRoot) await stopSampleShop();
    return endpoint.view();
  }

  /** Asks for a list without a token: a refusal in the API's own form is the expected answer. */
  async function probe(target: Target): Promise<void> {
    const answer = await egress.whileAsking(target, () => api.call('admins.list', { query: { page: 1 } }, { at: target }));
    if (!answer.ok && !apiAnswers.includes(answer.error.code)) throw new FailureError(answer.error);
  }

  return {
    async start() {
      const { enforcedApiRoot } = config;
      const choice = saved.read();
      if (enforcedApiRoot) {
        const authorization = choice && 'authorization' in choice ? choice.authorization : 'bare';
        endpoint.use(withPolicy(enforcedApiRoot.apiRoot, authorization), enforcedApiRoot.source);
      } else if (choice && 'apiRoot' in choice) endpoint.use(withPolicy(choice.apiRoot, choice.authorization), 'user');
      else if (choice) {
        try {
          const target = await runSampleShop();
          await deps.onSampleShopRestarted();
          endpoint.use(target, 'sampleShop');
        } catch (error) {
          log.error('sampleShop.notStarted', error);
          takeDefault();
        }
      } else takeDefault();
    },

    async save(input) {
      demandChangeable();
      const parsed = parseApiRoot(input.apiRoot);
      if (!parsed.ok) throw new FailureError({ code: parsed.code });
      const refusal = egress.refusalOf(parsed.apiRoot);
      if (refusal) throw new FailureError({ code: refusal });
      const target = withPolicy(parsed.apiRoot, input.authorization);
      await probe(target);
      saved.write({ apiRoot: parsed.apiRoot, authorization: input.authorization });
      return change(target, () => {
        endpoint.use(target, 'user');
        endpoint.noteAnswered();
      });
    },

    async chooseSampleShop() {
      demandChangeable();
      let target: Target;
      try {
        target = await runSampleShop();
      } catch (error) {
        throw new FailureError({ code: 'sampleShopFailed', reference: log.error('sampleShop.notStarted', error) });
      }
      saved.write({ sampleShop: true });
      return change(target, () => endpoint.use(target, 'sampleShop'));
    },

    async forget() {
      demandChangeable();
      saved.clear();
      return change(config.defaultApiRoot ? withPolicy(config.defaultApiRoot, 'bare') : null, takeDefault);
    },

    stop: stopSampleShop,
  };
}
