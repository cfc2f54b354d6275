/**
 * Every slot of the settings file, and whether its value identifies a person: their name, email, or account, their searches, or a folder,
 * whose path has their name. Support gets the impersonal slots only; a slot that isn't declared here can't be opened.
 */
const settingsSlots = {
  adminLang: 'impersonal',
  adminRoles: 'impersonal',
  arrivals: 'impersonal',
  connection: 'impersonal',
  csvFolder: 'personal',
  diagnosticsFolder: 'personal',
  display: 'impersonal',
  importLayouts: 'impersonal',
  lastEmail: 'personal',
  lastScreen: 'personal',
  listExportFolder: 'personal',
  listViews: 'personal',
  listViewsFolder: 'personal',
  pdfFolder: 'personal',
  printHistoryDays: 'impersonal',
  printing: 'impersonal',
  printRoutes: 'impersonal',
  printSettingsFolder: 'personal',
  printTitles: 'impersonal',
  recordWindow: 'impersonal',
  serverCheckFolder: 'personal',
  serverProfileFolder: 'personal',
  serverProfiles: 'impersonal',
  smokeTest: 'impersonal',
  station: 'impersonal',
  stationAdmin: 'personal',
  stationApplied: 'impersonal',
  stationChoices: 'impersonal',
  stationPause: 'personal',
  stock: 'impersonal',
  userDetails: 'personal',
  window: 'impersonal',
} as const satisfies Record<string, 'personal' | 'impersonal'>;

export type SlotName = keyof typeof settingsSlots;

export function isImpersonal(key: string): boolean {
  return Object.hasOwn(settingsSlots, key) && settingsSlots[key as SlotName] === 'impersonal';
}
