import { type ProxySettings, proxyOf } from '@main/server/api/network/proxy-settings';
import type { Policy } from '@main/system/policy/policy';
import type { UpdateChannel, UpdateMode } from '@shared/contract/desktop/updates';

export interface UpdateRules {
  mode: UpdateMode;
  channel: UpdateChannel;
  /** Another server than the build's own. */
  feed: string | undefined;
  /** Days that a new version waits before it is offered. */
  delayDays: number;
  /** Proxy for requests to the update server. */
  proxy: ProxySettings;
}

/** Returns IT's rules for updates; by default updates are offered, and the user downloads them. */
export function readUpdateRules(policy: Policy): UpdateRules {
  return {
    mode: policy.choose('updateMode', undefined, 'notify'),
    channel: policy.choose('updateChannel', undefined, 'latest'),
    feed: policy.entry('updateFeed')?.value,
    delayDays: policy.choose('updateDelayDays', undefined, 0),
    proxy: proxyOf(policy),
  };
}
