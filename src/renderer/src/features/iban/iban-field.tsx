import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Filled, Warning16Filled } from '@fluentui/react-icons';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { iconStyle } from '@renderer/ui/badges/mark-styles';
import { CopyButton } from '@renderer/ui/controls/copy-button';
import { FormFieldFrame, type FormFieldProps, useFormField } from '@renderer/ui/form/field/form-field';
import { useTextField } from '@renderer/ui/form/fields/text-field';
import { useFormScope } from '@renderer/ui/form/form-context';
import { TextInput } from '@renderer/ui/inputs/text-input';
import { atEnd, flexColumn, flexRow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { None } from '@renderer/ui/text/none';
import { quietText, smallQuietText } from '@renderer/ui/text/text-styles';
import { type ClipboardEvent, type ReactElement, type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { toCountryName } from './country-name';
import { type IbanReading, readIban, toElectronicIban, toIbanGroups } from './iban';

const useIbanHintStyles = makeStyles({
  warning: { display: 'flex', columnGap: '6px', alignItems: 'start', color: 'var(--dw-process-text)' },
  icon: { flexShrink: 0, marginBlockStart: '2px' },
});

interface ReadIban {
  iban: string;
  reading: IbanReading;
  /** Still being entered, and too short to be validated. */
  isUnfinished: boolean;
}

/** The line below the IBAN: its error, or its length. */
function IbanHint({ iban, reading, isUnfinished, isReadOnly = false }: ReadIban & { isReadOnly?: boolean }): ReactElement | null {
  const t = useTexts();
  const styles = useIbanHintStyles();
  const language = useLanguage();
  const { country, expectedLength, problem } = reading;
  if (iban === '' && isReadOnly) return null;
  if (iban === '' || isUnfinished) return <span>{t('iban.pasteHint')}</span>;
  if (!problem) return <span>{t('iban.length', { count: iban.length })}</span>;
  const words = t(`iban.problems.${problem}`, {
    start: `\u2068${iban.slice(0, 2)}\u2069`,
    country: country ? toCountryName(country, language) : '',
    expected: expectedLength ?? 0,
    length: iban.length,
  });
  return (
    <span className={styles.warning}>
      <Warning16Filled className={styles.icon} aria-hidden />
      <span>
        {words} {!isReadOnly && t('iban.stillSaved')}
      </span>
    </span>
  );
}

const useIbanFactsStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    gap: '1px',
    margin: 0,
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStroke2,
  },
  fact: { paddingBlock: '8px', paddingInline: '16px', backgroundColor: tokens.colorNeutralBackground1 },
  name: smallQuietText,
  value: { margin: 0, minHeight: '26px', ...flexRow, columnGap: '6px', fontWeight: tokens.fontWeightSemibold },
  correct: iconStyle.done,
  wrong: { color: 'var(--dw-process-text)' },
});

/** Shows an IBAN's country and bank, and whether its check digits are correct. */
function IbanFacts({ reading, isUnfinished }: ReadIban): ReactElement {
  const t = useTexts();
  const styles = useIbanFactsStyles();
  const language = useLanguage();
  const { country, bankCode, checkDigits, problem } = reading;
  const digits = `\u2066${checkDigits}\u2069`;
  return (
    <dl className={styles.root}>
      <Fact name={t('iban.country')}>{country ? toCountryName(country, language) : <None />}</Fact>
      <Fact name={t('iban.bankCode')}>
        <IsolatedText isLatin>{bankCode ?? ''}</IsolatedText>
      </Fact>
      <Fact name={t('iban.checkDigits')} isWrong={problem === 'check'}>
        {problem === null && <CheckmarkCircle16Filled className={styles.correct} aria-hidden />}
        {problem === 'check' && <Warning16Filled aria-hidden />}
        {problem === null && t('iban.digitsRight', { digits })}
        {problem === 'check' && t('iban.digitsWrong', { digits })}
        {problem !== null &&
          problem !== 'check' &&
          (isUnfinished || country ? <IsolatedText isLatin>{checkDigits}</IsolatedText> : <None />)}
      </Fact>
    </dl>
  );
}

function Fact({ name, isWrong = false, children }: { name: string; isWrong?: boolean; children: ReactNode }): ReactElement {
  const styles = useIbanFactsStyles();
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={mergeClasses(styles.value, isWrong && styles.wrong)}>{children}</dd>
    </div>
  );
}

const useIbanBoxStyles = makeStyles({
  root: {
    ...wrappingRow,
    alignItems: 'center',
    columnGap: '16px',
    minHeight: '56px',
    boxSizing: 'border-box',
    paddingBlock: '8px',
    paddingInline: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  groups: {
    ...wrappingRow,
    columnGap: '14px',
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  none: quietText,
  copy: atEnd,
});

/** An IBAN in groups of four. The gaps are styled, so that copied text has no spaces. */
function IbanBox({ iban }: { iban: string }): ReactElement {
  const t = useTexts();
  const styles = useIbanBoxStyles();
  if (iban === '') {
    return (
      <div className={styles.root}>
        <span className={styles.none} data-no-iban>
          {t('iban.none')}
        </span>
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <bdi dir="ltr" className={styles.groups} data-iban>
        {toIbanGroups(iban).map((group, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place.
          <span key={position}>{group}</span>
        ))}
      </bdi>
      <CopyButton text={iban} label={t('iban.copy')} done={t('iban.copied')} appearance="subtle" className={styles.copy} />
    </div>
  );
}

const useStyles = makeStyles({
  root: { ...flexColumn, rowGap: '16px' },
  input: {
    width: '100%',
    minHeight: '40px',
    '& input': { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  },
});

/** An IBAN in groups of four: to read and copy while the form is read-only, else to enter or paste in any form. */
export function IbanField(props: FormFieldProps): ReactElement {
  const styles = useStyles();
  const { isReadOnly } = useFormScope();
  const [isTyping, setTyping] = useState(false);
  const iban = toElectronicIban(String(useWatch({ name: props.name }) ?? ''));
  const reading = readIban(iban);
  const isShort = iban.length < (reading.expectedLength ?? 2);
  const part = { iban, reading, isUnfinished: isTyping && isShort };
  return (
    <div className={styles.root}>
      {isReadOnly ? (
        <ReadOnlyIban {...props} hint={<IbanHint {...part} isReadOnly />} iban={iban} />
      ) : (
        <IbanInput {...props} hint={<IbanHint {...part} />} onTyping={setTyping} />
      )}
      {iban !== '' && <IbanFacts {...part} />}
    </div>
  );
}

type PartProps = Omit<FormFieldProps, 'hint'> & { hint: ReactElement };

function ReadOnlyIban({ iban, ...props }: PartProps & { iban: string }): ReactElement {
  const { error } = useFormField(props.name);
  return (
    <FormFieldFrame {...props} error={error} isGroup>
      <IbanBox iban={iban} />
    </FormFieldFrame>
  );
}

function IbanInput({ hint, onTyping, ...props }: PartProps & { onTyping: (isTyping: boolean) => void }): ReactElement {
  const styles = useStyles();
  const field = useTextField({
    ...props,
    isLatin: true,
    className: styles.input,
    normalize: toElectronicIban,
    format: (iban) => toIbanGroups(iban).join(' '),
  });
  // The message about removed hidden characters comes first.
  return (
    <TextInput
      {...field}
      hint={field.hint ?? hint}
      onFocus={() => onTyping(true)}
      onBlur={() => {
        onTyping(false);
        field.onBlur?.();
      }}
      onCopy={copyWithoutSpaces}
    />
  );
}

/** The groups are only for reading, so copied text has no spaces. */
function copyWithoutSpaces(event: ClipboardEvent<HTMLInputElement>): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  event.clipboardData.setData('text/plain', value.slice(selectionStart ?? 0, selectionEnd ?? 0).replace(/\s/g, ''));
  event.preventDefault();
}
