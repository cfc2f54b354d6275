import { makeStyles } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { BlockList } from '@renderer/ui/form/blocks/block-list';
import { BlockStrip } from '@renderer/ui/form/blocks/block-strip';
import { WidePictureField } from '@renderer/ui/form/fields/files/wide-picture-field';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { FormSection } from '@renderer/ui/form/form-section';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { ItemTile } from './item-tile';
import { emptyStyleItem, emptyStyleSheet, isSent, type StyleItem } from './style-up-form';

const useStyles = makeStyles({
  title: { maxWidth: '360px' },
  counts: { marginInlineStart: 'auto', marginInlineEnd: '8px', ...smallQuietWords },
});

/** checklist STY-02, STY-03: the main picture, and sheets with a title and items. */
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

/** How many items a sheet has, and how many of them are sent. */
function Counts({ path }: { path: string }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const items: readonly StyleItem[] = useWatch({ name: `${path}.items` }) ?? [];
  const words: string[] = [t('styleUp.itemCount', { count: items.length })];
  if (items.length > 0) words.push(t('styleUp.sentCount', { count: items.filter(isSent).length }));
  return <span className={styles.counts}>{words.join(t('forms.separator'))}</span>;
}
