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

/** Who is signed in where, and what is kept of and for them. */
export function createAccount(needs: Base & Foundation & ApiServices) {
  const { platform, config, options, settings, policy, notices, log, endpoint, egress, profiles, access, api, knownPictures } = needs;
  const { host } = platform;
  const keeping = {
    platform,
    log,
    keychainProof: createKeychainProof(),
    keychainTimeLimitMs: options.keychainTimeLimitMs ?? keychainTimeLimitMs,
  };
  const rootKey = createRootKey({ load: platform.loadKeychain, proof: host.platform === 'linux' ? keeping.keychainProof : null });
  const vaultOf = (kept: SecretName) =>
    createVault({ ...keeping, service: secretNames[kept], folderName: kept, rootKey: kept === 'session' ? null : rootKey });
  const tokens = vaultOf('session');
  const draftKeys = vaultOf('draft-keys');
  const mayRemember = () => policy.choose('rememberSignIn', undefined, true);
  const kept = createSessionStore({
    stored: createStoredSession(settings),
    vault: tokens,
    endpoint,
    knownPictures,
    isAllowed: mayRemember,
    log,
  });
  const session = createSession({ api, access, endpoint, kept, notices, log });
  const isSignedIn = () => session.state().auth !== null;
  const lastEmail = createLastEmail({ settings, endpoint, isAllowed: mayRemember, log });
  const runningAccount = () => (isSignedIn() ? session.account() : null);
  const lastScreen = createLastScreen({ settings, account: runningAccount, isAllowed: mayRemember, log });
  const idleLock = createIdleLock({
    limitMinutes: () => policy.choose('idleLockMinutes', undefined, 0),
    hasScreens: session.hasScreens,
    lock: () => void session.lock().catch((error) => log.error('session.notLocked', error)),
  });
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
  const drafts = createDrafts({ folder: join(host.userData, 'drafts'), vault: draftKeys, owner: session.account, knownPictures, log });
  const keptOrders = createOfflineOrders({
    folder: join(host.userData, 'offline'),
    vault: vaultOf('offline-keys'),
    account: session.account,
    isSignedIn,
    version: host.info.version,
    mayKeep: mayRemember,
    knownPictures,
    log,
  });
  recordSeenOrders(api, keptOrders);
  const draftUpkeep = createDraftCleanup({ drafts, policy, notices, log });
  const runMarker = createRunMarker({ folder: host.userData, computerStartedAt: host.computerStartedAt, log, notices });
  const draftsAfterCrash = createDraftsAfterCrash({
    drafts,
    wasCutOff: runMarker.wasCutOff,
    account: runningAccount,
    notices,
    log,
  });
  return {
    vaultOf,
    tokens,
    draftKeys,
    session,
    isSignedIn,
    runningAccount,
    lastEmail,
    lastScreen,
    idleLock,
    connection,
    drafts,
    draftUpkeep,
    draftsAfterCrash,
    keptOrders,
    runMarker,
  };
}

export type Account = ReturnType<typeof createAccount>;
