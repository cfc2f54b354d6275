import { isDeepStrictEqual } from 'node:util';
import type { Logger } from '@main/system/log/logger';
import type { Policy } from '@main/system/policy/policy';
import type { NetworkControl } from './network';
import { type ProxySettings, proxyOf } from './proxy-settings';

export interface FollowProxyDeps {
  policy: Pick<Policy, 'entry' | 'onChanged'>;
  network: Pick<NetworkControl, 'goThrough'>;
  log: Logger;
}

/** Applies IT's proxy settings and their changes. The system's own proxy is only set if another one was in use before. */
export function followProxy({ policy, network, log }: FollowProxyDeps): void {
  let inUse: ProxySettings = { mode: 'system' };
  const follow = (): void => {
    const wanted = proxyOf(policy);
    if (isDeepStrictEqual(wanted, inUse)) return;
    inUse = wanted;
    void network.goThrough(wanted).catch((error) => log.error('network.proxyNotUsed', error, { mode: wanted.mode }));
  };
  follow();
  policy.onChanged(follow);
}
