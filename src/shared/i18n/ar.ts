import type { ArabicOf } from './catalogue';
import type { en } from './en';
import { commonAr } from './messages/common';
import { connectionAr } from './messages/connection';
import { documentsAr } from './messages/documents';
import { failuresAr } from './messages/failures';
import { navigationAr } from './messages/navigation';
import { printQueueAr } from './messages/print-queue';
import { printerSettingsAr } from './messages/printer-settings';
import { shellAr } from './messages/shell';
import { shortcutsAr } from './messages/shortcuts';
import { signInAr } from './messages/sign-in';
import { vocabularyAr } from './messages/vocabulary';

/** Every Arabic text of the app; the type demands each English key and all six plural forms. */
export const ar: ArabicOf<typeof en> = {
  common: commonAr,
  documents: documentsAr,
  printQueue: printQueueAr,
  printerSettings: printerSettingsAr,
  connection: connectionAr,
  failures: failuresAr,
  navigation: navigationAr,
  shell: shellAr,
  shortcuts: shortcutsAr,
  signIn: signInAr,
  vocabulary: vocabularyAr,
};
