import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isSameRecord } from '@renderer/ui/form/record/form-values';
import type { RecordFormOptions } from '@renderer/ui/form/record/record-form-types';
import { type Failure, failed, ok, type Result } from '@shared/contract/result';
import { type HomePageRecord, type HomePageValues, homePageForm, toBannersBody, toHomePageForm, toStoredBanners } from './home-page-form';

type Save = RecordFormOptions<HomePageValues, null>['save'];

/** Returns the body of a save without changes. */
function toUnchanged(record: HomePageRecord): HomePageValues {
  const values = toHomePageForm(record);
  return homePageForm.safeParse(values).data ?? values;
}

/** Each part is sent without its name, so its fields get the form's names. */
function toFormFields(part: keyof HomePageValues, { fields, ...failure }: Failure): Omit<Failure, 'code'> {
  if (!fields || part === 'banners') return { ...failure, ...(fields && { fields }) };
  const named = Object.entries(fields).map(([field, words]) => [part === 'barcode' ? part : `${part}.${field}`, words]);
  return { ...failure, fields: Object.fromEntries(named) };
}

/** Saves the parts that differ from the server, each with its own call. `latest` is the record loaded just before. */
export function useHomePageSave(latest: () => HomePageRecord | null): Save {
  const t = useTexts();
  const create = useWrite('homeBanners.create', { failure: 'inPlace', success: t('homePage.bannersAdded') });
  const update = useWrite('homeBanners.update', { failure: 'inPlace', success: t('homePage.bannersUpdated') });
  const saveCollection = useWrite('homeCollection.save', { failure: 'inPlace', success: t('homePage.collectionSaved') });
  const saveBarcode = useWrite('homeBarcode.save', { failure: 'inPlace', success: t('homePage.barcodeSaved') });

  async function saveBanners(values: HomePageValues, stored: HomePageValues | null): Promise<Result<unknown>> {
    const body = toBannersBody(values.banners);
    const isPublished = stored !== null && isSameRecord(body, toBannersBody(stored.banners));
    if (isPublished || body.banners.length === 0) notify.warning(t('homePage.addImage'));
    if (body.banners.length === 0) return failed('cancelled');
    if (isPublished) return ok(null);
    return latest()?.banners.length ? update.send({ body }) : create.send({ body });
  }

  const steps: { [Part in keyof HomePageValues]: (values: HomePageValues, stored: HomePageValues | null) => Promise<Result<unknown>> } = {
    banners: saveBanners,
    collection: ({ collection }) => saveCollection.send({ body: collection }),
    async barcode({ barcode: [url] }) {
      return url === undefined ? failed('badInput', { texts: { barcode: 'homePage.addImage' } }) : saveBarcode.send({ body: { url } });
    },
  };

  return async (values, progress) => {
    const record = latest();
    const stored = record && toUnchanged(record);
    let refusal: Result<never> | null = null;
    for (const part of ['banners', 'collection', 'barcode'] as const) {
      if (isSameRecord(values[part], stored?.[part])) continue;
      const result = await steps[part](values, stored);
      if (result.ok) progress.stored({ [part]: values[part] }, part === 'banners' ? { banners: toStoredBanners(values.banners) } : {});
      else {
        refusal = failed(result.error.code, toFormFields(part, result.error));
        // A part without a picture isn't sent and doesn't stop the others; a refusal does.
        if (result.error.code !== 'cancelled') break;
      }
    }
    return refusal ?? ok(null);
  };
}
