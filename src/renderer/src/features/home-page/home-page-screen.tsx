import { makeStyles, tokens } from '@fluentui/react-components';
import { request } from '@renderer/runtime/calls/bridge';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { BlockList } from '@renderer/ui/form/blocks/block-list';
import { PdfField } from '@renderer/ui/form/fields/files/pdf-field';
import { PictureSlotsField } from '@renderer/ui/form/fields/files/picture-slots-field';
import { RichTextFormField } from '@renderer/ui/form/fields/rich-text-form-field';
import { TagsField } from '@renderer/ui/form/fields/tags-field';
import { TextAreaField, TextField } from '@renderer/ui/form/fields/text-field';
import { FormSection } from '@renderer/ui/form/form-section';
import { type FormRead, FormState, useInitial } from '@renderer/ui/form/form-state';
import { RecordForm } from '@renderer/ui/form/record/record-form';
import { useReread, wholeOf } from '@renderer/ui/form/record/reread';
import { useRecordForm } from '@renderer/ui/form/record/use-record-form';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import type { UnreadableRow } from '@shared/contract/response';
import { collectionPictures, maxBannerTags } from '@shared/contract/site/home';
import { type ReactElement, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { emptyBanner, type HomePageRecord, type HomePageValues, homePageForm, toHomePageForm } from './home-page-form';
import { useHomePageSave } from './use-home-page-save';

/**
 * The three reads of the home page combined: loaded when all are, failed when one has failed. While one of them is loaded again, or after
 * it has failed, the record stays unchanged, because a part of it would be older than what was just saved.
 */
function useHomePageRecord(): FormRead<HomePageRecord> & { unreadable: readonly UnreadableRow[] } {
  const banners = useRead('homeBanners.list', undefined);
  const collection = useRead('homeCollection.read', undefined);
  const barcode = useRead('homeBarcode.read', undefined);
  const reads = [banners, collection, barcode];
  const failedReads = reads.filter((read) => read.error);
  const shown = useRef<HomePageRecord | undefined>(undefined);
  const isFinal = failedReads.length === 0 && !reads.some((read) => read.isFetching);
  if (isFinal && banners.data && collection.data !== undefined && barcode.data !== undefined) {
    const record = { banners: banners.data.rows, collection: collection.data, barcode: barcode.data };
    if (!isSameParts(record, shown.current)) shown.current = record;
  }
  return {
    data: shown.current,
    unreadable: banners.data?.unreadable ?? [],
    error: failedReads[0]?.error ?? null,
    refetch: () => Promise.all(failedReads.map((read) => read.refetch())),
  };
}

function isSameParts(one: HomePageRecord, other: HomePageRecord | undefined): boolean {
  return one.banners === other?.banners && one.collection === other.collection && one.barcode === other.barcode;
}

const useStyles = makeStyles({
  banner: {
    display: 'grid',
    gridTemplateColumns: '148px minmax(0, 1fr)',
    columnGap: '16px',
    rowGap: '12px',
    '@media (max-width: 999px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  fields: { ...flexColumn, rowGap: '12px', minWidth: 0 },
  warning: { color: 'var(--dw-changed)', fontSize: tokens.fontSizeBase200 },
});

/** Blocks without a picture aren't sent, so the server's positions don't count them. */
function toBannerField(rest: string, { banners }: HomePageValues): string | null {
  const [at, ...name] = rest.split('.');
  const block = banners.filter(({ image }) => image.length > 0)[Number(at)];
  return block ? `banners.${banners.indexOf(block)}.${name.join('.')}` : null;
}

async function readAll(): Promise<HomePageRecord> {
  const [banners, collection, barcode] = await Promise.all([
    request('homeBanners.list', undefined),
    request('homeCollection.read', undefined),
    request('homeBarcode.read', undefined),
  ]);
  return { banners: wholeOf(banners).rows, collection, barcode };
}

/** checklist HPG-02: banners, collection and barcode on one page. */
export function HomePageScreen(): ReactElement {
  const t = useTexts();
  const record = useHomePageRecord();
  const { reread, latest } = useReread(readAll, toHomePageForm);
  const handle = useRecordForm<HomePageValues>({
    draft: { screen: 'home.page', record: null, title: t('navigation.homePage') },
    schema: homePageForm,
    initial: useInitial(record.data, toHomePageForm),
    needs: needsOf('homeBanners.update'),
    unreadable: { call: 'homeBanners.list', rows: record.unreadable },
    save: useHomePageSave(latest),
    fieldOfServer: { banners: toBannerField },
    reread,
  });
  return (
    <FormState read={record}>
      <RecordForm handle={handle} saveLabel={t('homePage.save')}>
        <FormSection id="banners" title={t('homePage.banners')} hint={t('homePage.bannersHint')}>
          <BlockList
            name="banners"
            empty={emptyBanner}
            blockName={(position) => t('homePage.banner', { position })}
            addLabel={t('homePage.addBanner')}
            min={1}
          >
            {(path) => <BannerFields path={path} />}
          </BlockList>
        </FormSection>
        <FormSection id="collection" title={t('homePage.collection')} hint={t('homePage.collectionHint')}>
          <PictureSlotsField name="collection.images" label={t('homePage.collectionImages')} max={collectionPictures} />
          <RichTextFormField name="collection.description" label={t('homePage.description')} />
        </FormSection>
        <FormSection id="barcode" title={t('homePage.barcode')} hint={t('homePage.barcodeHint')}>
          <PictureSlotsField name="barcode" label={t('homePage.barcodeImage')} max={1} showsWhole />
        </FormSection>
      </RecordForm>
    </FormState>
  );
}

function BannerFields({ path }: { path: string }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const image: unknown = useWatch({ name: `${path}.image` });
  const hasImage = Array.isArray(image) && image.length > 0;
  return (
    <div className={styles.banner}>
      <div>
        <PictureSlotsField name={`${path}.image`} label={t('homePage.image')} max={1} hint="" />
        {!hasImage && <span className={styles.warning}>{t('homePage.notPublished')}</span>}
      </div>
      <div className={styles.fields}>
        <TextField name={`${path}.title`} label={t('homePage.title')} />
        <TextAreaField name={`${path}.description`} label={t('homePage.description')} rows={3} />
        <TagsField name={`${path}.tags`} label={t('homePage.tags')} max={maxBannerTags} />
        <PdfField name={`${path}.catalog`} label={t('homePage.catalog')} />
      </div>
    </div>
  );
}
