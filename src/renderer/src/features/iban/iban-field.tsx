import { makeStyles, tokens } from '@fluentui/react-components';
import { FormFieldFrame, type FormFieldProps, useFormField } from '@renderer/ui/form/field/form-field';
import { useTextField } from '@renderer/ui/form/fields/text-field';
import { useFormScope } from '@renderer/ui/form/form-context';
import { TextInput } from '@renderer/ui/inputs/text-input';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import { type ClipboardEvent, type ReactElement, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { readIban, toElectronicIban, toIbanGroups } from './iban';
import { IbanBox } from './iban-box';
import { IbanFacts } from './iban-facts';
import { IbanHint } from './iban-hint';

const useStyles = makeStyles({
  root: { ...flexColumn, rowGap: '16px' },
  input: {
    width: '100%',
    minHeight: '40px',
    '& input': { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  },
});

/** An IBAN in groups of four: to read and copy while the form is read-only, else to type or paste in any way. */
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
  // That hidden characters were taken out is said first.
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

/** What is marked in the field is in groups only to be read. */
function copyWithoutSpaces(event: ClipboardEvent<HTMLInputElement>): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  event.clipboardData.setData('text/plain', value.slice(selectionStart ?? 0, selectionEnd ?? 0).replace(/\s/g, ''));
  event.preventDefault();
}
