import { commonEn } from './messages/common';

/** Every English text of the app; one file per area in `messages/`. */
export const en = {
  common: commonEn,
} as const;
