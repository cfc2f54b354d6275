import { protocol } from 'electron';

export const appScheme = 'app';

// Without `codeCache`, Chromium compiles the pages' code again at every start. The cache is in the data folder, checked by its content.
const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true };

/** Call before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([{ scheme: appScheme, privileges }]);
}
