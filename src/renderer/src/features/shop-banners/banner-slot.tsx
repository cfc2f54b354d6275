import { makeStyles } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { BlockAction } from '@renderer/ui/form/blocks/block-action';
import type { Tile } from '@renderer/ui/form/blocks/block-tile';
import { FieldMessage } from '@renderer/ui/form/field/form-field';
import { type PictureSize, PictureTile } from '@renderer/ui/form/fields/files/picture-tile';
import { useFileSlots } from '@renderer/ui/form/fields/files/use-file-slots';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { smallQuietText, unbrokenText } from '@renderer/ui/text/text-styles';
import { type ReactElement, type RefObject, useEffect, useState } from 'react';

const useStyles = makeStyles({
  // Independent of the picture's proportions.
  picture: { aspectRatio: '3 / 2', minHeight: 0 },
  size: unbrokenText,
  empty: { minHeight: '28px', ...flexRow, justifyContent: 'center', textAlign: 'center', ...smallQuietText },
});

/** The functions that add files, by the position of each empty slot. */
export type EmptySlots = Map<number, (files: readonly File[]) => void>;

/** One of the five slots: its picture, its position, and the button that clears it. Each of several files goes into its own slot. */
export function BannerSlot({ tile, empty }: { tile: Tile; empty: RefObject<EmptySlots> }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const slots = useFileSlots({
    name: `${tile.path}.image`,
    purpose: 'picture',
    onMore(files) {
      const others = [...empty.current].filter(([place]) => place !== tile.position).sort(([one], [other]) => one - other);
      for (const [index, [, take]] of others.entries()) take(files.slice(index, index + 1));
      if (files.length > others.length) notify.warning(t('forms.pictures.noRoom', { count: others.length + 1 }));
    },
  });
  const isEmpty = slots.urls.length === 0 && slots.uploads.pending.length === 0;
  useEffect(() => {
    if (!isEmpty) return;
    const { current } = empty;
    current.set(tile.position, slots.add);
    return () => void current.delete(tile.position);
  });
  const position = tile.position + 1;
  const [url] = slots.urls;
  const [measured, setMeasured] = useState<(PictureSize & { url: string }) | null>(null);
  const size = measured?.url === url && { width: String(measured?.width), height: String(measured?.height) };
  const remove = url && !slots.isReadOnly && (
    <BlockAction label={t('shopBanners.remove', { position })} icon={<DeleteRegular />} run={() => slots.remove(0)} />
  );
  return (
    <>
      {tile.head(position === 1 ? t('shopBanners.first') : '', remove)}
      <PictureTile
        slots={slots}
        label={t('shopBanners.pictureOf', { position })}
        className={styles.picture}
        isMultiple
        onSize={(pixels) => url && setMeasured({ ...pixels, url })}
      />
      <FieldMessage error={slots.error} />
      {url ? (
        tile.foot(
          size && (
            <bdi dir="ltr" className={styles.size}>
              {t('shopBanners.size', size)}
            </bdi>
          ),
        )
      ) : (
        <span className={styles.empty}>{t('shopBanners.empty')}</span>
      )}
    </>
  );
}
