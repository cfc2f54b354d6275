import { makeStyles, tokens } from '@fluentui/react-components';
import { Info16Regular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { changedText } from '@renderer/ui/badges/mark-styles';
import { BlockList } from '@renderer/ui/form/blocks/block-list';
import { BlockStrip } from '@renderer/ui/form/blocks/block-strip';
import type { Tile } from '@renderer/ui/form/blocks/block-tile';
import { FieldMessage } from '@renderer/ui/form/field/form-field';
import { PictureTile } from '@renderer/ui/form/fields/files/picture-tile';
import { UploadStatus } from '@renderer/ui/form/fields/files/upload-status';
import { type Slots, useFileSlots } from '@renderer/ui/form/fields/files/use-file-slots';
import { WidePictureField } from '@renderer/ui/form/fields/files/wide-picture-field';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { FormSection } from '@renderer/ui/form/form-section';
import { noShrink } from '@renderer/ui/layout/layout-styles';
import { smallQuietText, smallQuietWords } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { emptyStyleItem, emptyStyleSheet, isSent, type StyleItem } from './style-up-form';

const useItemTileStyles = makeStyles({
  pair: { display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr)', columnGap: '8px', rowGap: '2px' },
  picture: { height: '72px' },
  caption: { ...smallQuietText, whiteSpace: 'nowrap' },
  note: { display: 'flex', alignItems: 'start', columnGap: '4px', ...changedText, lineHeight: tokens.lineHeightBase200 },
  icon: noShrink,
});

/** A swatch, and the kitchen in its color; an item without one of them shows that it isn't sent. */
function ItemTile({ tile }: { tile: Tile }): ReactElement {
  const styles = useItemTileStyles();
  const t = useTexts();
  const color = useFileSlots({ name: `${tile.path}.color`, purpose: 'picture' });
  const image = useFileSlots({ name: `${tile.path}.image`, purpose: 'picture' });
  const position = tile.position + 1;
  return (
    <>
      {tile.head()}
      <div className={styles.pair}>
        <PictureTile slots={color} label={t('styleUp.swatchOf', { position })} className={styles.picture} room="none" />
        <PictureTile slots={image} label={t('styleUp.pictureOf', { position })} className={styles.picture} room="little" />
        <span className={styles.caption} aria-hidden>
          {t('styleUp.swatch')}
        </span>
        <span className={styles.caption} aria-hidden>
          {t('styleUp.picture')}
        </span>
      </div>
      <Pending slots={color} />
      <Pending slots={image} />
      <FieldMessage error={color.error} name={t('styleUp.swatch')} />
      <FieldMessage error={image.error} name={t('styleUp.picture')} />
      <Unsent color={color} image={image} />
    </>
  );
}

function Pending({ slots: { uploads } }: { slots: Slots }): ReactElement[] {
  return uploads.pending.map((upload) => (
    <UploadStatus key={upload.id} upload={upload} onRetry={() => uploads.retry(upload.id)} onCancel={() => uploads.cancel(upload.id)} />
  ));
}

function Unsent({ color, image }: { color: Slots; image: Slots }): ReactElement | null {
  const styles = useItemTileStyles();
  const t = useTexts();
  const lacking = toLacking(color.urls.length > 0, image.urls.length > 0);
  if (!lacking) return null;
  return (
    <span className={styles.note} data-unfinished>
      <Info16Regular className={styles.icon} aria-hidden />
      {t(`styleUp.unsent.${lacking}`)}
    </span>
  );
}

function toLacking(hasColor: boolean, hasImage: boolean): 'both' | 'color' | 'image' | null {
  if (hasColor) return hasImage ? null : 'image';
  return hasImage ? 'color' : 'both';
}

const useStyles = makeStyles({
  title: { maxWidth: '360px' },
  counts: { marginInlineStart: 'auto', marginInlineEnd: '8px', ...smallQuietWords },
});

/** Checklist STY-02, STY-03: the main picture, and sheets with a title and items. */
export function KitchenFields(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <>
      <FormSection id="main" title={t('styleUp.mainImage')} hint={t('styleUp.mainImageHint')}>
        <WidePictureField name="main_image" label={t('styleUp.mainImage')} />
      </FormSection>
      <FormSection id="sheets" title={t('styleUp.sheets')} hint={t('styleUp.sheetsHint')}>
        <BlockList
          name="sheets"
          empty={emptyStyleSheet}
          blockName={(position) => t('styleUp.sheet', { position })}
          addLabel={t('styleUp.addSheet')}
          summary={(path) => <Counts path={path} />}
        >
          {(path) => (
            <>
              <div className={styles.title}>
                <TextField name={`${path}.title`} label={t('styleUp.title')} isRequired />
              </div>
              <BlockStrip
                name={`${path}.items`}
                label={t('styleUp.items')}
                blockName={(position) => t('styleUp.item', { position })}
                add={{ empty: emptyStyleItem, label: t('styleUp.addItem') }}
              >
                {(tile) => <ItemTile tile={tile} />}
              </BlockStrip>
            </>
          )}
        </BlockList>
      </FormSection>
    </>
  );
}

/** Shows a sheet's number of items, and how many of them are sent. */
function Counts({ path }: { path: string }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const items: readonly StyleItem[] = useWatch({ name: `${path}.items` }) ?? [];
  const words: string[] = [t('styleUp.itemCount', { count: items.length })];
  if (items.length > 0) words.push(t('styleUp.sentCount', { count: items.filter(isSent).length }));
  return <span className={styles.counts}>{words.join(t('forms.separator'))}</span>;
}
