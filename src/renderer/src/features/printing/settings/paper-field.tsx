import { RadioGroup } from '@fluentui/react-components';
import { ChoiceCard } from '@renderer/ui/controls/choice-card';
import { FormFieldFrame, useFormField } from '@renderer/ui/form/form-field';
import { documentPapers } from '@shared/contract/printing';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettingsStyles } from './settings-styles';

type InvoicePaper = (typeof documentPapers.invoice)[number];

/** Pixels of the little sheets, to one scale. */
const sheetSizes: Record<InvoicePaper, { width: number; height: number }> = {
  A4: { width: 24, height: 34 },
  A5: { width: 17, height: 24 },
  '80mm': { width: 9, height: 34 },
  '4x6in': { width: 12, height: 18 },
};

export function PaperField(): ReactElement {
  const { t } = useTranslation();
  const styles = useSettingsStyles();
  const { field, error, isReadOnly } = useFormField('paper');
  return (
    <FormFieldFrame name="paper" label={t('printerSettings.sheet.paper')} error={error}>
      <RadioGroup
        ref={field.ref}
        className={styles.papers}
        value={field.value ?? ''}
        disabled={isReadOnly}
        onChange={(_event, data) => field.onChange(data.value)}
        onBlur={field.onBlur}
      >
        {documentPapers.invoice.map((paper) => (
          <ChoiceCard
            key={paper}
            value={paper}
            name={t(`printerSettings.paper.${paper}`)}
            hint={t(`printerSettings.sheet.paperHint.${paper}`)}
            before={
              <span className={styles.sheetBox}>
                <span className={styles.sheet} style={sheetSizes[paper]} />
              </span>
            }
          />
        ))}
      </RadioGroup>
    </FormFieldFrame>
  );
}
