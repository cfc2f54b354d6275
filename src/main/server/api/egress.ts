import { isLoopback } from '@shared/domain/server/api-root';
import type { Endpoint, Target } from './endpoint';
import type { NetworkRules } from './network/network';

/** Decides which addresses this app may reach; no other code does. */
export interface Egress extends Pick<NetworkRules, 'mayCall' | 'mayFetchPicture'> {
  /** Whether IT allows users to select this address. */
  mayBeTheApi(apiRoot: string): boolean;
  /** Allows calls to this address until the work is done: for checking whether an API responds there. */
  whileAsking<Value>(target: Target, work: () => Promise<Value>): Promise<Value>;
}

export interface EgressDeps {
  endpoint: Pick<Endpoint, 'target' | 'view'>;
  /** IT's list of hosts; undefined if there is none. */
  allowedHosts: () => readonly string[] | undefined;
  /** Whether a server on this machine may be reached without https. */
  mayUseHttpLoopback: () => boolean;
}

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'http:' ? '80' : '443');

/** Matches `cdn.example`, `cdn.example:8443`, or `*.example`; without a port every port. */
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

  /** Whether this is the address in use, unless the user has selected an address that IT doesn't allow (now). */
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
    // `KnownPictures` decides which addresses are pictures; a server may redirect from there, as shops' file storages do.
    mayFetchPicture(url) {
      const shop = inUse();
      const isOpen = isOpenOnThisMachine(url);
      if (isOpen && !(shop && isOpenOnThisMachine(shop) && (isSampleShop() || mayUseHttpLoopback()))) return false;
      return (isOpen || url.protocol === 'https:') && (url.host === shop?.host || isListed(url));
    },
  };
}
