import { toKuwaitDay } from '@shared/domain/dates';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import type { ShopControl, ShopStats } from './control';
import { apiPath, createEndpoints } from './endpoints';
import type { AuthorizationForm } from './http/authorize';
import { createBrokenRows } from './http/broken-rows';
import { isDropped } from './http/fail';
import { createFaults } from './http/faults';
import type { RecordedRequest } from './http/recording';
import { playProfile } from './profile-emulation/emulate-profile';
import { createSeedStore } from './seed-store';
import { createSessions } from './store/sessions';
import type { Store } from './store/store';
import { createStrictGate, type Violation } from './strict/strict-gate';

export interface SampleShopOptions {
  now?: () => Date;
  /** The same seed and day give the same shop. */
  seed?: number;
  authorization?: AuthorizationForm;
  /** Further origins of pictures, such as `https://cdn.example`; pictures of other origins are refused. */
  pictureOrigins?: readonly string[];
  /** Refuses every request that deviates from the written API, whatever the contract allows. */
  isStrict?: boolean;
  /** Number of orders in each of the two lists; orders beyond the seeded ones are older. */
  orders?: number;
  /** Simulates a server that differs from its documents as this profile describes. */
  profile?: ServerProfile;
}

export interface SampleShop {
  /** Handles a request below `/api` (the API) or `/media` (pictures); rejects for a dropped connection. */
  fetch(request: Request): Promise<Response>;
  /** Every request so far, oldest first. */
  readonly requests: RecordedRequest[];
  /** Requests that a strict shop has refused, oldest first. */
  readonly violations: Violation[];
  /** The shop's current data, for tests that need a certain state. */
  readonly store: Store;
  readonly control: ShopControl;
  /** Restores the first day: seeds, no tokens, no faults, no recorded requests. */
  reset(): void;
}

function countStats(requests: readonly RecordedRequest[]): ShopStats {
  const stats: ShopStats = { requests: requests.length, byCall: {}, byStatus: {} };
  for (const { call, status } of requests) {
    if (call) stats.byCall[call] = (stats.byCall[call] ?? 0) + 1;
    if (status !== null) stats.byStatus[status] = (stats.byStatus[status] ?? 0) + 1;
  }
  return stats;
}

interface Controlled {
  sessions: ReturnType<typeof createSessions>;
  faults: ReturnType<typeof createFaults>;
  brokenRows: ReturnType<typeof createBrokenRows>;
  requests: readonly RecordedRequest[];
}

/** Creates the tests' control of the running shop. */
function createControl({ sessions, faults, brokenRows, requests }: Controlled): ShopControl {
  return {
    dottedSpellings: false,
    isOrderTimeLeftOut: false,
    signIn: (adminId) => sessions.start(adminId),
    expireTokens: (adminId) => sessions.expire(adminId),
    failNext: (match, fault) => faults.add({ ...fault, match, times: 1 }),
    failWhen: (rule) => faults.add(rule),
    clearFaults() {
      faults.clear();
      brokenRows.clear();
    },
    breakRow: (list, index) => brokenRows.add(list, index),
    stats: () => countStats(requests),
  };
}

/** Creates a shop with the whole API in memory. */
export function createSampleShop(options: SampleShopOptions = {}): SampleShop {
  const { now = () => new Date(), seed = 1, authorization = 'bare', pictureOrigins = [], isStrict = false, orders, profile } = options;
  const sessions = createSessions();
  const faults = createFaults();
  const brokenRows = createBrokenRows();
  const requests: RecordedRequest[] = [];
  const violations: Violation[] = [];
  const gate = isStrict ? createStrictGate(violations) : undefined;
  const seedStore = (): Store => createSeedStore({ seed, now: now(), today: toKuwaitDay(now()), ...(orders !== undefined && { orders }) });
  let store = seedStore();

  const control = createControl({ sessions, faults, brokenRows, requests });
  const endpoints = createEndpoints({
    store: () => store,
    sessions,
    faults,
    brokenRows,
    requests,
    control,
    gate,
    authorization,
    pictureOrigins,
    now,
  });
  const honest = async (request: Request): Promise<Response> => endpoints.fetch(request);
  const answer = profile ? playProfile(profile, apiPath, honest) : honest;

  return {
    requests,
    violations,
    control,
    get store() {
      return store;
    },
    async fetch(request) {
      const response = await answer(request);
      if (isDropped(response)) throw new TypeError('The sample shop has closed the connection');
      return response;
    },
    reset() {
      store = seedStore();
      sessions.expire();
      control.clearFaults();
      requests.length = 0;
      violations.length = 0;
      control.dottedSpellings = false;
      control.isOrderTimeLeftOut = false;
    },
  };
}
