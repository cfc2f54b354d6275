import { commonEn } from './messages/common';
import { connectionEn } from './messages/connection';
import { documentsEn } from './messages/documents';
import { failuresEn } from './messages/failures';
import { navigationEn } from './messages/navigation';
import { printQueueEn } from './messages/print-queue';
import { printerSettingsEn } from './messages/printer-settings';
import { shellEn } from './messages/shell';
import { shortcutsEn } from './messages/shortcuts';
import { signInEn } from './messages/sign-in';
import { vocabularyEn } from './messages/vocabulary';

/** Every English text of the app; one file per area in `messages/`. */
export const en = {
  common: commonEn,
  documents: documentsEn,
  printQueue: printQueueEn,
  printerSettings: printerSettingsEn,
  connection: connectionEn,
  failures: failuresEn,
  navigation: navigationEn,
  shell: shellEn,
  shortcuts: shortcutsEn,
  signIn: signInEn,
  vocabulary: vocabularyEn,
} as const;
