import { join } from 'node:path';
import { createDraftCleanup } from '@main/data/drafts/draft-cleanup';
import { createDrafts } from '@main/data/drafts/drafts';
import { createDraftsAfterCrash } from '@main/data/drafts/drafts-after-crash';
import { createOfflineOrders } from '@main/data/offline/offline-orders';
import { recordSeenOrders } from '@main/data/offline/record-seen-orders';
import { createConnection } from '@main/server/connection/connection';
import { createIdleLock } from '@main/server/session/idle-lock';
import { createLastEmail } from '@main/server/session/last-email';
import { createLastScreen } from '@main/server/session/last-screen';
import { createSession } from '@main/server/session/session';
import { createSessionStore } from '@main/server/session/session-store';
import { createStoredSession } from '@main/server/session/stored-session';
import { createVault, keychainTimeLimitMs } from '@main/system/secrets/create-vault';
import { createKeychainProof } from '@main/system/secrets/keychain-proof';
import { createRootKey } from '@main/system/secrets/root-key';
import { type SecretName, secretNames } from '@main/system/secrets/secret-names';
import type { ApiServices } from './api';
import type { Foundation } from './foundation';
import { createRunMarker } from './run-marker';
import type { Base } from './types';

type AccountNeeds = Base & Foundation & ApiServices;

/** Vaults of secrets, one per name. */
function createVaults({ platform, options, log }: AccountNeeds) {
  const common = {
    platform,
    log,
    keychainProof: createKeychainProof(),
    keychainTimeLimitMs: options.keychainTimeLimitMs ?? keychainTimeLimitMs,
  };
  const proof = platform.host.platform === 'linux' ? common.keychainProof : null;
  const rootKey = createRootKey({ load: platform.loadKeychain, proof });
  const vaultOf = (name: SecretName) =>
    createVault({ ...common, service: secretNames[name], folderName: name, rootKey: name === 'session' ? null : rootKey });
  return { vaultOf, tokens: vaultOf('session'), draftKeys: vaultOf('draft-keys') };
}

/** Creates the session, and the services for its data that is stored for the next start. */
function createSessionServices(needs: AccountNeeds, { tokens }: ReturnType<typeof createVaults>) {
  const { settings, policy, notices, log, endpoint, access, api, knownPictures } = needs;
  const isAllowed = () => policy.choose('rememberSignIn', undefined, true);
  const stored = createStoredSession(settings);
  const kept = createSessionStore({ stored, vault: tokens, endpoint, knownPictures, isAllowed, log });
  const session = createSession({ api, access, endpoint, kept, notices, log });
  const isSignedIn = () => session.state().auth !== null;
  /** Whether the signed-in user may use the screens. */
  const isUnlocked = () => isSignedIn() && !session.isLocked();
  const runningAccount = () => (isSignedIn() ? session.account() : null);
  return {
    session,
    isSignedIn,
    isUnlocked,
    runningAccount,
    lastEmail: createLastEmail({ settings, endpoint, isAllowed, log }),
    lastScreen: createLastScreen({ settings, account: runningAccount, isAllowed, log }),
    idleLock: createIdleLock({
      limitMinutes: () => policy.choose('idleLockMinutes', undefined, 0),
      hasScreens: session.hasScreens,
      lock: () => void session.lock().catch((error) => log.error('session.notLocked', error)),
    }),
  };
}

type SessionServices = ReturnType<typeof createSessionServices>;

/** Drafts, and the report of those that a crash left. */
function createDraftServices(
  { platform, policy, notices, log, knownPictures }: AccountNeeds,
  { draftKeys }: ReturnType<typeof createVaults>,
  { session, runningAccount }: SessionServices,
) {
  const { userData, computerStartedAt } = platform.host;
  const drafts = createDrafts({ folder: join(userData, 'drafts'), vault: draftKeys, owner: session.account, knownPictures, log });
  const runMarker = createRunMarker({ folder: userData, computerStartedAt, log, notices });
  const { wasCutOff } = runMarker;
  return {
    drafts,
    draftUpkeep: createDraftCleanup({ drafts, policy, notices, log }),
    runMarker,
    draftsAfterCrash: createDraftsAfterCrash({ drafts, wasCutOff, account: runningAccount, notices, log }),
  };
}

/** Creates the session, its server, and its data on this computer. */
export function createAccount(needs: AccountNeeds) {
  const { platform, config, options, settings, policy, log, endpoint, egress, profiles, api, knownPictures } = needs;
  const { host } = platform;
  const vaults = createVaults(needs);
  const sessionServices = createSessionServices(needs, vaults);
  const { session, isSignedIn } = sessionServices;
  const connection = createConnection({
    config,
    policy,
    endpoint,
    egress,
    profiles,
    api,
    settings,
    log,
    startSampleShop: options.startSampleShop,
    onLeaving: () => session.end('connectionChanged'),
    onSampleShopRestarted: () => session.discardStored(),
  });
  const keptOrders = createOfflineOrders({
    folder: join(host.userData, 'offline'),
    vault: vaults.vaultOf('offline-keys'),
    account: session.account,
    isSignedIn,
    version: host.info.version,
    mayKeep: () => policy.choose('rememberSignIn', undefined, true),
    knownPictures,
    log,
  });
  recordSeenOrders(api, keptOrders);
  return { ...vaults, ...sessionServices, ...createDraftServices(needs, vaults, sessionServices), connection, keptOrders };
}

export type Account = ReturnType<typeof createAccount>;
