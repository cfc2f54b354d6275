import { makeStyles } from '@fluentui/react-components';
import { Bilingual } from '@renderer/ui/form/bilingual';
import { SwitchField } from '@renderer/ui/form/fields/choice-fields';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import type { Product } from '@shared/contract/products';
import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryField } from './category-field';

const useStyles = makeStyles({ flags: { ...wrappingRow, columnGap: '16px' } });

/** Names, code, category and flags. */
export const BasicsSection = memo(function BasicsSection({ record }: { record: Product | null }): ReactElement {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <FormSection id="basics" title={t('productForm.basics')} hint={t('productForm.basicsHint')}>
      <Bilingual
        en={<TextField name="name_en" label={t('productForm.name.en')} language="en" isRequired />}
        ar={<TextField name="name_ar" label={t('productForm.name.ar')} language="ar" isRequired />}
      />
      <FieldRow>
        <TextField name="code" label={t('productForm.code')} isLatin isRequired />
        <CategoryField record={record} />
      </FieldRow>
      <div className={styles.flags}>
        <SwitchField name="bestSeller" label={t('productForm.bestSeller')} />
        <SwitchField name="newIn" label={t('productForm.newIn')} />
        <SwitchField name="offer" label={t('productForm.offer')} />
      </div>
    </FormSection>
  );
});
