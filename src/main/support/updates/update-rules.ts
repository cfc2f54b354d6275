import { type ProxySettings, proxyOf } from '@main/server/api/network/proxy-settings';
import type { Policy } from '@main/system/policy/policy';
import type { UpdateChannel, UpdateMode } from '@shared/contract/desktop/updates';

export interface UpdateRules {
  mode: UpdateMode;
  channel: UpdateChannel;
  /** Another server than the build's own. */
  feed: string | undefined;
  /** How long a new version waits before it is offered. */
  delayDays: number;
  /** The way out to the net. */
  proxy: ProxySettings;
}

/** What IT says about updates; without a word of it they are offered, and a person downloads them. */
export function readUpdateRules(policy: Policy): UpdateRules {
  return {
    mode: policy.choose('updateMode', undefined, 'notify'),
    channel: policy.choose('updateChannel', undefined, 'latest'),
    feed: policy.entry('updateFeed')?.value,
    delayDays: policy.choose('updateDelayDays', undefined, 0),
    proxy: proxyOf(policy),
  };
}
