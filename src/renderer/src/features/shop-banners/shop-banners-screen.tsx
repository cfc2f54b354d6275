import { makeStyles } from '@fluentui/react-components';
import { request } from '@renderer/runtime/calls/bridge';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { useFreshRead } from '@renderer/runtime/calls/use-fresh-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { changedText } from '@renderer/ui/badges/mark-styles';
import { BlockStrip } from '@renderer/ui/form/blocks/block-strip';
import { useUploadLimit } from '@renderer/ui/form/fields/files/upload-notices';
import { FormSection } from '@renderer/ui/form/form-section';
import { FormState, useInitial } from '@renderer/ui/form/form-state';
import { RecordForm } from '@renderer/ui/form/record/record-form';
import { useReread, wholeOf } from '@renderer/ui/form/record/reread';
import { useRecordForm } from '@renderer/ui/form/record/use-record-form';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import type { Rows } from '@shared/contract/response';
import { failed, type Result } from '@shared/contract/result';
import { type ShopBanner, shopBannerSlots } from '@shared/contract/site/shop-banners';
import { type ReactElement, useRef } from 'react';
import { BannerPreview } from './banner-preview';
import { BannerSlot, type EmptySlots } from './banner-slot';
import { isFilled, type ShopBannersValues, shopBannersForm, toShopBannersBody, toShopBannersForm } from './shop-banners-form';

const widthPx = 1128;
const useStyles = makeStyles({
  page: { ...flexColumn, rowGap: '16px', width: '100%', maxWidth: `${widthPx}px`, marginInline: 'auto' },
  changed: changedText,
});

const toForm = ({ rows }: Rows<ShopBanner>): ShopBannersValues => toShopBannersForm(rows);

/** Empty slots aren't sent, so the server's positions count the filled ones. */
function toSlotField(rest: string, { banners }: ShopBannersValues): string | null {
  const [at, name] = rest.split('.');
  const slot = banners.filter(isFilled)[Number(at)];
  return slot && name ? `banners.${banners.indexOf(slot)}.${name}` : null;
}

/** Checklist BAN-01: five slots, and a preview. */
export function ShopBannersScreen(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const size = useUploadLimit();
  const emptySlots = useRef<EmptySlots>(new Map());
  const banners = useFreshRead('shopBanners.list', undefined);
  const create = useWrite('shopBanners.create', { failure: 'inPlace', success: t('shopBanners.added') });
  const update = useWrite('shopBanners.update', { failure: 'inPlace', success: t('shopBanners.updated') });
  const { reread, latest } = useReread(async () => wholeOf(await request('shopBanners.list', undefined)), toForm);
  /** Checklist BAN-05 to BAN-07: the call depends on whether a record exists, and only a new record needs a picture. */
  const save = async (values: ShopBannersValues): Promise<Result<unknown>> => {
    const body = toShopBannersBody(values);
    if (latest()?.rows.length) return update.send({ body });
    if (body.banners.length > 0) return create.send({ body });
    notify.warning(t('shopBanners.addImage'));
    return failed('cancelled');
  };
  const handle = useRecordForm<ShopBannersValues>({
    draft: { screen: 'shop.banners', record: null, title: t('navigation.banners') },
    schema: shopBannersForm,
    initial: useInitial(banners.data, toForm),
    needs: needsOf('shopBanners.update'),
    unreadable: { call: 'shopBanners.list', rows: banners.data?.unreadable ?? [] },
    save,
    toSent: toShopBannersBody,
    fieldOfServer: { banners: toSlotField },
    reread,
  });
  return (
    <FormState read={banners} place="filled">
      <RecordForm
        handle={handle}
        layout={{ plainWidth: widthPx }}
        saveLabel={t('shopBanners.save')}
        alwaysSaves={banners.data?.rows.length === 0}
      >
        <div className={styles.page}>
          <FormSection
            id="banners"
            title={t('shopBanners.section')}
            hint={t(handle.scope.isReadOnly ? 'shopBanners.hintReadOnly' : 'shopBanners.hint')}
            action={handle.isDirty && <span className={styles.changed}>{t('forms.changed')}</span>}
          >
            <BlockStrip
              name="banners"
              label=""
              blockName={(position) => t('shopBanners.banner', { position })}
              hint={handle.scope.isReadOnly ? '' : t('forms.pictures.hintAvatar', { size })}
              hintEnd={t('forms.pictures.saved', { filled: banners.data?.rows.length ?? 0, total: shopBannerSlots })}
              isOneRow
            >
              {(tile) => <BannerSlot tile={tile} empty={emptySlots} />}
            </BlockStrip>
          </FormSection>
          <BannerPreview />
        </div>
      </RecordForm>
    </FormState>
  );
}
