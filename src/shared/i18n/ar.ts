import type { ArabicOf } from './catalogue';
import type { en } from './en';
import { commonAr } from './messages/common';
import { printQueueAr } from './messages/print-queue';
import { printerSettingsAr } from './messages/printer-settings';

/** Every Arabic text of the app; the type demands each English key and all six plural forms. */
export const ar: ArabicOf<typeof en> = {
  common: commonAr,
  printQueue: printQueueAr,
  printerSettings: printerSettingsAr,
};
