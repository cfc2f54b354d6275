import { notify } from '@renderer/bridge/notify';
import { useFormat } from '@renderer/bridge/use-format';
import { maxUploadBytes } from '@shared/contract/uploads';
import { useTranslation } from 'react-i18next';
import { type UploadFieldProps, useUploads } from './use-uploads';

/** `10 MB` in the app's language and digits. */
export function useUploadLimit(): string {
  const { t } = useTranslation();
  const format = useFormat();
  return t('forms.megabytes', { size: format.integer(maxUploadBytes / 1024 / 1024) });
}

/** Uploads of pictures, with the words for those that are not sent. */
export function usePictureUploads({ needs }: UploadFieldProps, onUploaded: (url: string) => void): ReturnType<typeof useUploads> {
  const { t } = useTranslation();
  const size = useUploadLimit();
  return useUploads({
    purpose: 'picture',
    ...(needs && { needs }),
    onUploaded,
    onRefused: ({ name }, reason) =>
      notify.warning(t(reason === 'wrongKind' ? 'forms.pictures.notAPicture' : 'forms.pictures.tooLarge', { name, size })),
    onShrunk: ({ name }) => notify.info(t('forms.pictures.shrunk', { name })),
  });
}
