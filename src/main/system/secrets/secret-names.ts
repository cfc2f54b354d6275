/**
 * Kinds of secrets, by the service under which the keychain lists them; each has a folder of its own. The session's token is an item of the keychain; the
 * others lie in their folders, sealed with the root key (`root-key.ts`), and were items in earlier versions.
 */
export const secretNames = {
  session: 'com.diwan.backoffice',
  'draft-keys': 'com.diwan.backoffice.drafts',
  'offline-keys': 'com.diwan.backoffice.offline',
  'sheet-keys': 'com.diwan.backoffice.sheets',
  'writing-keys': 'com.diwan.backoffice.writings',
} as const;

/** Of the root key's own item. */
export const rootKeyService = 'com.diwan.backoffice.keys';

/** Its folder. */
export type SecretName = keyof typeof secretNames;
