import type { ar } from '@shared/i18n/ar.generated';
import type { en } from '@shared/i18n/en.generated';
import { adminsAr, adminsEn } from '@shared/i18n/messages/admins';
import { commonAr, commonEn } from '@shared/i18n/messages/common';
import { failuresAr, failuresEn } from '@shared/i18n/messages/failures';
import { listsAr, listsEn } from '@shared/i18n/messages/lists';
import { navigationAr, navigationEn } from '@shared/i18n/messages/navigation';
import { shellAr, shellEn } from '@shared/i18n/messages/shell';
import { signInAr, signInEn } from '@shared/i18n/messages/sign-in';

/** Removes texts that are only used after all texts are loaded: those of saved views, full lists, and exports, except the export button. */
function ofFirstList<Texts extends { export: Record<'open' | 'forbidden', string>; views: object; whole: object }>({
  export: { open, forbidden },
  views: _views,
  whole: _whole,
  ...first
}: Texts) {
  return { ...first, export: { open, forbidden } };
}

const firstEn = {
  admins: adminsEn,
  common: commonEn,
  failures: failuresEn,
  lists: ofFirstList(listsEn),
  navigation: navigationEn,
  shell: shellEn,
  signIn: signInEn,
} as const satisfies Partial<Record<keyof typeof en, object>>;

const firstAr = {
  admins: adminsAr,
  common: commonAr,
  failures: failuresAr,
  lists: ofFirstList(listsAr),
  navigation: navigationAr,
  shell: shellAr,
  signIn: signInAr,
} satisfies Partial<Record<keyof typeof ar, object>>;

/** Texts up to the first list, in both languages; `loadAllTexts` adds the other areas before any other screen is shown. */
export const firstTexts = { en: { translation: firstEn }, ar: { translation: firstAr } };
