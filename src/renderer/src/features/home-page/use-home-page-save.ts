import { notify } from '@renderer/bridge/notify';
import { useWrite } from '@renderer/bridge/use-write';
import { type HomePageValues, toBannersBody } from '@shared/contract/home-page-form';
import { failed, ok, type Result } from '@shared/contract/result';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Saves the parts that changed, each by its own call; what one press has saved, the next one does not send again. */
export function useHomePageSave(stored: HomePageValues | null, hadBanners: boolean): (values: HomePageValues) => Promise<Result<null>> {
  const { t } = useTranslation();
  const create = useWrite('homeBanners.create', { failure: 'inPlace', success: t('homePage.bannersAdded') });
  const update = useWrite('homeBanners.update', { failure: 'inPlace', success: t('homePage.bannersUpdated') });
  const saveCollection = useWrite('homeCollection.save', { failure: 'inPlace', success: t('homePage.collectionSaved') });
  const saveBarcode = useWrite('homeBarcode.save', { failure: 'inPlace', success: t('homePage.barcodeSaved') });
  const done = useRef<Partial<HomePageValues>>({});

  async function saveBanners(values: HomePageValues): Promise<Result<unknown>> {
    const body = toBannersBody(values.banners);
    if (body.banners.length === 0 && !hadBanners) {
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

  return async (values) => {
    for (const part of ['banners', 'collection', 'barcode'] as const) {
      const before = done.current[part] ?? stored?.[part];
      if (isSame(values[part], before)) continue;
      const result = await steps[part](values);
      if (!result.ok) return failed(result.error.code, result.error);
      done.current = { ...done.current, [part]: values[part] };
    }
    return ok(null);
  };
}
