import { notify } from '@renderer/bridge/notify';
import { useWrite } from '@renderer/bridge/use-write';
import type { RecordFormOptions } from '@renderer/ui/form/use-record-form';
import { type HomePageValues, toBannersBody } from '@shared/contract/home-page-form';
import { failed, ok, type Result } from '@shared/contract/result';
import { useTranslation } from 'react-i18next';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Save = RecordFormOptions<HomePageValues, null>['save'];

/** Saves the parts that changed, each by its own call; what one press has saved, the next one does not send again. */
export function useHomePageSave(saved: HomePageValues | null, hadBanners: boolean): Save {
  const { t } = useTranslation();
  const create = useWrite('homeBanners.create', { failure: 'inPlace', success: t('homePage.bannersAdded') });
  const update = useWrite('homeBanners.update', { failure: 'inPlace', success: t('homePage.bannersUpdated') });
  const saveCollection = useWrite('homeCollection.save', { failure: 'inPlace', success: t('homePage.collectionSaved') });
  const saveBarcode = useWrite('homeBarcode.save', { failure: 'inPlace', success: t('homePage.barcodeSaved') });

  async function saveBanners(values: HomePageValues): Promise<Result<unknown>> {
    const body = toBannersBody(values.banners);
    if (body.banners.length === 0) {
      notify.warning(t('homePage.addImage'));
      return failed('cancelled');
    }
    return hadBanners ? update.send({ body }) : create.send({ body });
  }

  const steps: { [Part in keyof HomePageValues]: (values: HomePageValues) => Promise<Result<unknown>> } = {
    banners: saveBanners,
    collection: ({ collection }) => saveCollection.send({ body: collection }),
    async barcode({ barcode: [url] }) {
      if (url !== undefined) return saveBarcode.send({ body: { url } });
      notify.warning(t('homePage.addImage'));
      return failed('cancelled');
    },
  };

  return async (values, progress) => {
    for (const part of ['banners', 'collection', 'barcode'] as const) {
      if (isSame(values[part], saved?.[part])) continue;
      const result = await steps[part](values);
      if (!result.ok) return failed(result.error.code, result.error);
      progress.stored({ [part]: values[part] });
    }
    return ok(null);
  };
}
