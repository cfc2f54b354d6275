import { Checkbox, FieldContextProvider, makeStyles, mergeClasses, RadioGroup, tokens } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ChoiceCard } from '@renderer/ui/controls/choice-card';
import { FormFieldFrame, useFormField } from '@renderer/ui/form/field/form-field';
import { FormSection } from '@renderer/ui/form/form-section';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import { type Collation, collations } from '@shared/contract/printing/print-settings';
import { type DocumentKind, documentKinds } from '@shared/domain/printing/printable';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { type SettingsValues, toggled } from './settings-form';

const useStyles = makeStyles({
  choices: { ...wrappingRow, columnGap: '16px' },
  cards: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', '& .fui-Radio': { minWidth: 0 } },
  sheets: { ...wrappingRow, gap: '6px 10px', paddingBlock: '6px' },
  group: { display: 'flex', columnGap: '3px' },
  sheet: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '28px',
    height: '34px',
    borderRadius: '2px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  second: {
    backgroundColor: 'var(--dw-row-selected)',
    border: `1px solid ${tokens.colorBrandStroke2}`,
    color: tokens.colorBrandForeground1,
  },
  third: { backgroundColor: tokens.colorNeutralBackground3 },
});

/** Sets the documents of one press on *Print*, and their order. */
export function PressedSection(): ReactElement {
  const t = useTexts();
  const pressed = useWatch<SettingsValues, 'pressed'>({ name: 'pressed' }) ?? [];
  return (
    <FormSection id="pressed" title={t('printerSettings.pressed.title')} hint={t('printerSettings.pressed.hint')}>
      <DocumentChecksField name="pressed" label={t('printerSettings.pressed.documents')} />
      {pressed.length > 1 && <CollationField pressed={pressed} />}
    </FormSection>
  );
}

/** Selects at least one of an order's documents; their order is fixed. */
function DocumentChecksField({ name, label }: { name: string; label: string }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const { field, error, isReadOnly } = useFormField(name);
  const chosen: readonly DocumentKind[] = field.value ?? [];
  return (
    <FormFieldFrame name={name} label={label} error={error} isGroup>
      <div className={styles.choices}>
        {/* Each option has its own label; the field's label names the group. */}
        <FieldContextProvider value={undefined}>
          {documentKinds.map((document, at) => (
            <Checkbox
              key={document}
              {...(at === 0 && { ref: field.ref })}
              checked={chosen.includes(document)}
              disabled={isReadOnly}
              label={t(`printables.name.${document}`)}
              onChange={(_event, { checked }) => field.onChange(toggled(chosen, document, checked === true))}
              onBlur={field.onBlur}
            />
          ))}
        </FieldContextProvider>
      </div>
    </FormFieldFrame>
  );
}

function CollationField({ pressed }: { pressed: readonly DocumentKind[] }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const { field, error, isReadOnly } = useFormField('collation');
  return (
    <FormFieldFrame name="collation" label={t('printerSettings.collation.title')} error={error}>
      <RadioGroup
        ref={field.ref}
        className={styles.cards}
        value={field.value ?? ''}
        disabled={isReadOnly}
        onChange={(_event, { value }) => field.onChange(value)}
        onBlur={field.onBlur}
      >
        {collations.map((collation) => (
          <ChoiceCard
            key={collation}
            value={collation}
            name={t(`printerSettings.collation.${collation}`)}
            hint={<LittleSheets collation={collation} pressed={pressed} />}
          />
        ))}
      </RadioGroup>
    </FormFieldFrame>
  );
}

const examples = [1, 2, 3];

/** Shows how three orders would be printed. */
function LittleSheets({ collation, pressed }: { collation: Collation; pressed: readonly DocumentKind[] }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const tints = [undefined, styles.second, styles.third];
  const sheet = (document: DocumentKind, example: number): ReactElement => (
    <span key={`${document}${example}`} className={mergeClasses(styles.sheet, tints[pressed.indexOf(document)])}>
      {t(`printables.letter.${document}`, { number: example })}
    </span>
  );
  const groups =
    collation === 'byOrder'
      ? examples.map((example) => pressed.map((document) => sheet(document, example)))
      : pressed.map((document) => examples.map((example) => sheet(document, example)));
  return (
    <span className={styles.sheets} aria-hidden>
      {groups.map((group) => (
        <span key={group[0]?.key} className={styles.group}>
          {group}
        </span>
      ))}
    </span>
  );
}
