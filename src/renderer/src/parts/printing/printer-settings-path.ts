/** Where the printer of this computer is chosen; the route table has the same path. */
export const printerSettingsPath = '/settings/printing';
