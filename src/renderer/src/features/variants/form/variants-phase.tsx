import { Badge, makeStyles, tokens } from '@fluentui/react-components';
import { ColorRegular, LockClosedRegular } from '@fluentui/react-icons';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { BlockList } from '@renderer/ui/form/blocks/block-list';
import { Bilingual } from '@renderer/ui/form/field/bilingual';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { FormSection } from '@renderer/ui/form/form-section';
import { TextInput } from '@renderer/ui/inputs/text-input';
import { quietParagraph } from '@renderer/ui/text/paragraph-styles';
import { truncatedText } from '@renderer/ui/text/text-styles';
import { colorNameAr, isColorVariant } from '@shared/domain/colors/color-variant';
import { inLanguage } from '@shared/domain/language';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { ValueList } from './value-list';
import { type CategoryVariants, emptyVariant, type VariantEntry, type VariantValues } from './variant-form';

const useStyles = makeStyles({
  quiet: quietParagraph,
  name: { minWidth: 0, ...truncatedText, color: tokens.colorNeutralForeground3 },
  badge: { flexShrink: 0, marginInlineStart: 'auto' },
});

/** The second phase: names and values of the variants, once there is a category. */
export function VariantsPhase({ record }: { record: CategoryVariants | null }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const hasCategory = useWatch<VariantValues, 'category_id'>({ name: 'category_id' }) !== '';
  return (
    <FormSection
      id="variants"
      title={t('variantForm.variants')}
      hint={t(record ? 'variantForm.variantsHintEdit' : 'variantForm.variantsHint')}
    >
      {hasCategory ? (
        <BlockList
          name="variants"
          empty={emptyVariant}
          fixed={record?.variants.length ?? 0}
          blockName={(position) => t('variantForm.variant', { position })}
          addLabel={t('variantForm.addVariant')}
          summary={(path) => <VariantSummary path={path} />}
        >
          {(path) => <VariantFields path={path} />}
        </BlockList>
      ) : (
        <p className={styles.quiet}>{t('variantForm.categoryFirst')}</p>
      )}
    </FormSection>
  );
}

function useNames(path: string): Pick<VariantEntry, 'name_en' | 'name_ar'> {
  const [name_en = '', name_ar = ''] = useWatch({ name: [`${path}.name_en`, `${path}.name_ar`] }) as (string | undefined)[];
  return { name_en, name_ar };
}

function VariantSummary({ path }: { path: string }): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const styles = useStyles();
  const names = useNames(path);
  const isColor = isColorVariant(names);
  return (
    <>
      <bdi className={styles.name}>{inLanguage(language, 'name', isColor ? { ...names, name_ar: colorNameAr } : names)}</bdi>
      {isColor && (
        <Badge className={styles.badge} appearance="outline" color="informative" size="large" shape="rounded" icon={<ColorRegular />}>
          {t('variantForm.colorVariant')}
        </Badge>
      )}
    </>
  );
}

function VariantFields({ path }: { path: string }): ReactElement {
  const t = useTexts();
  const names = useNames(path);
  const isColor = isColorVariant(names);
  return (
    <>
      <Bilingual
        en={<TextField name={`${path}.name_en`} label={t('variantForm.name')} language="en" isRequired />}
        ar={<ArabicName path={path} english={names.name_en} isColor={isColor} />}
      />
      <ValueList key={String(isColor)} name={`${path}.values`} isColor={isColor} />
    </>
  );
}

/** Read-only for a color variant, unless the Arabic name is what makes it one, because otherwise it couldn't be changed back. */
function ArabicName({ path, english, isColor }: { path: string; english: string; isColor: boolean }): ReactElement {
  const t = useTexts();
  if (isColorVariant({ name_en: english, name_ar: '' })) {
    return (
      <TextInput
        label={t('variantForm.name')}
        language="ar"
        value={colorNameAr}
        onChange={() => undefined}
        readOnly
        hint={t('variantForm.fixedName')}
        contentAfter={<LockClosedRegular aria-hidden />}
      />
    );
  }
  return (
    <TextField
      name={`${path}.name_ar`}
      label={t('variantForm.name')}
      language="ar"
      isRequired
      normalize={(typed) => (isColorVariant({ name_en: '', name_ar: typed }) ? colorNameAr : typed)}
      {...(isColor && { hint: t('variantForm.fixedName'), contentAfter: <LockClosedRegular aria-hidden /> })}
    />
  );
}
