import { protocol } from 'electron';

export const appScheme = 'app';

// Without `codeCache` Chromium compiles the pages' code anew at every start; what it keeps lies in the data folder, checked by its content.
const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true };

/** Must run before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([{ scheme: appScheme, privileges }]);
}
