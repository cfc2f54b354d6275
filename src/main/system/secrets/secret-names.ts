/**
 * Kinds of secrets, by their service name in the keychain; each has its own folder. The session's token is an item of the keychain. The
 * others are in their folders, encrypted with the root key (`root-key.ts`), and were items in earlier versions.
 */
export const secretNames = {
  session: 'com.diwan.backoffice',
  'draft-keys': 'com.diwan.backoffice.drafts',
  'offline-keys': 'com.diwan.backoffice.offline',
  'sheet-keys': 'com.diwan.backoffice.sheets',
  'writing-keys': 'com.diwan.backoffice.writings',
  'reconciliation-keys': 'com.diwan.backoffice.reconciliations',
  'note-keys': 'com.diwan.backoffice.notes',
} as const;

/** Service name of the root key's own item. */
export const rootKeyService = 'com.diwan.backoffice.keys';

/** Name of a kind of secrets, which is also the name of its folder. */
export type SecretName = keyof typeof secretNames;
