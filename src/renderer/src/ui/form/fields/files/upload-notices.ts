import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isolate } from '@renderer/ui/text/isolate';
import { maxUploadBytes } from '@shared/contract/shop/uploads';
import type { UploadPurpose } from './file-kind';

/** Why a selected file isn't uploaded. */
export type RefusalReason = 'wrongKind' | 'tooLarge' | 'unreadable' | 'heic';

/** How a picture was changed before its upload. */
export type PictureChange = 'shrunk' | 'converted';

const words = {
  picture: {
    wrongKind: 'forms.pictures.notAPicture',
    tooLarge: 'forms.pictures.tooLarge',
    unreadable: 'forms.unreadable',
    heic: 'forms.pictures.heic',
  },
  pdf: {
    wrongKind: 'forms.pdf.notAPdf',
    tooLarge: 'forms.pdf.tooLarge',
    unreadable: 'forms.unreadable',
    heic: 'forms.pdf.notAPdf',
  },
} as const satisfies Record<UploadPurpose, Record<RefusalReason, string>>;

/** Returns `10 MB` in the app's language and digits. */
export function useUploadLimit(): string {
  const t = useTexts();
  return t('forms.megabytes', { size: maxUploadBytes / 1024 / 1024 });
}

interface UploadNotices {
  tellRefused: (file: File, reason: RefusalReason) => void;
  tellChanged: (file: File, change: PictureChange) => void;
}

/** Shows messages about selected files: refusals and changes. */
export function useUploadNotices(purpose: UploadPurpose): UploadNotices {
  const t = useTexts();
  const language = useLanguage();
  const size = useUploadLimit();
  return {
    tellRefused: (file, reason) => notify.warning(t(words[purpose][reason], { name: isolate(file.name, language), size })),
    tellChanged: (file, change) => notify.info(t(`forms.pictures.${change}`, { name: isolate(file.name, language) })),
  };
}
