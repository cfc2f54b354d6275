import { commonEn } from './messages/common';
import { printQueueEn } from './messages/print-queue';
import { printerSettingsEn } from './messages/printer-settings';

/** Every English text of the app; one file per area in `messages/`. */
export const en = {
  common: commonEn,
  printQueue: printQueueEn,
  printerSettings: printerSettingsEn,
} as const;
