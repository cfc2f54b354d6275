import { isLoopback } from '@shared/domain/server/api-root';
import type { Endpoint, Target } from './endpoint';
import type { NetworkRules } from './network/network';

/** Which addresses this app may reach: the one place that decides. */
export interface Egress extends Pick<NetworkRules, 'mayCall' | 'mayFetchPicture'> {
  /** Whether IT allows that a person chooses this address. */
  mayBeTheApi(apiRoot: string): boolean;
  /** Calls may go to this address too until the work is done: for asking whether an API answers there. */
  whileAsking<Value>(target: Target, work: () => Promise<Value>): Promise<Value>;
}

export interface EgressDeps {
  endpoint: Pick<Endpoint, 'target' | 'view'>;
  /** IT's list; undefined where there is none. */
  allowedHosts: () => readonly string[] | undefined;
  /** Whether a server on this machine may be reached without https. */
  mayUseHttpLoopback: () => boolean;
}

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'http:' ? '80' : '443');

/** `cdn.example`, `cdn.example:8443` or `*.example`; without a port every port. */
function matches(pattern: string, url: URL): boolean {
  const isWild = pattern.startsWith('*.');
  const wanted = URL.parse(`https://${isWild ? pattern.slice(2) : pattern}`);
  if (!wanted || (/:\d+$/.test(pattern) && portOf(wanted) !== portOf(url))) return false;
  return isWild ? url.hostname.endsWith(`.${wanted.hostname}`) : url.hostname === wanted.hostname;
}

export function createEgress({ endpoint, allowedHosts, mayUseHttpLoopback }: EgressDeps): Egress {
  const asked = new Map<symbol, string>();
  const inUse = (): URL | null => URL.parse(endpoint.target()?.apiRoot ?? '');
  const isSampleShop = (): boolean => endpoint.view().source === 'sampleShop';
  const isOpenOnThisMachine = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && isLoopback(hostname);
  const isListed = (url: URL): boolean => allowedHosts()?.some((pattern) => matches(pattern, url)) ?? true;

  const mayBeOpen = (url: URL): boolean => url.protocol === 'https:' || (isOpenOnThisMachine(url) && mayUseHttpLoopback());

  /** The address in use, unless a person has chosen what IT does not allow (any more). */
  function isInUse(url: URL): boolean {
    if (url.origin !== inUse()?.origin) return false;
    if (isSampleShop()) return true;
    return mayBeOpen(url) && (endpoint.view().source !== 'user' || isListed(url));
  }

  return {
    mayBeTheApi(apiRoot) {
      const url = URL.parse(apiRoot);
      return url !== null && mayBeOpen(url) && isListed(url);
    },
    async whileAsking(target, work) {
      const key = Symbol('asked');
      asked.set(key, new URL(target.apiRoot).origin);
      try {
        return await work();
      } finally {
        asked.delete(key);
      }
    },
    mayCall: (url) => isInUse(url) || [...asked.values()].includes(url.origin),
    // Which addresses count as pictures is `KnownPictures`' business; from there a server may send on, as shops' storages do.
    mayFetchPicture(url) {
      const shop = inUse();
      const isOpen = isOpenOnThisMachine(url);
      if (isOpen && !(shop && isOpenOnThisMachine(shop) && (isSampleShop() || mayUseHttpLoopback()))) return false;
      return (isOpen || url.protocol === 'https:') && (url.host === shop?.host || isListed(url));
    },
  };
}
