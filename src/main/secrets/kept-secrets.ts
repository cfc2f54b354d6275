/** What is kept in the keychain, by the service under which it lies there; each has a folder of its own beside it, where there is no keychain. */
export const keptSecrets = {
  session: 'com.diwan.backoffice',
  'draft-keys': 'com.diwan.backoffice.drafts',
  'offline-keys': 'com.diwan.backoffice.offline',
  'sheet-keys': 'com.diwan.backoffice.sheets',
  'writing-keys': 'com.diwan.backoffice.writings',
} as const;

/** Its folder. */
export type KeptSecret = keyof typeof keptSecrets;
