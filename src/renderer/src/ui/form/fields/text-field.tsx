import { makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { TextInput, type TextInputProps } from '@renderer/ui/inputs/text-input';
import { useWrittenText } from '@renderer/ui/inputs/use-written-text';
import { cleanText } from '@renderer/validation/form-rules';
import { memo, type ReactElement, useState } from 'react';
import { FormFieldFrame, type FormFieldProps, useFieldMessage, useFormField, useManagedHint } from '../field/form-field';
import { useFieldView } from '../field/use-field-view';

type Passed = 'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'contentBefore' | 'contentAfter' | 'isLatin' | 'root' | 'className';

export interface TextFieldProps extends FormFieldProps, Pick<TextInputProps, Passed> {
  /** Rewrites the entered or pasted text, such as digits of another script. It runs on blur, so that the caret doesn't move. */
  normalize?: (typed: string) => string;
  /** Formats the value while the field isn't focused. */
  format?: (value: string) => string;
  /** Returns the value as text outside of the field, such as with its unit; `format` by default. */
  toWords?: (value: string) => string;
  /** Called with the field's text on each key. */
  onTyped?: (typed: string) => void;
  /** Shows the text's length below the field from the first character. */
  isCounted?: boolean;
  /** Nothing is removed from the text, such as from a password. */
  isVerbatim?: boolean;
}

/** Connects a plain text control to its form. Hidden direction and control characters are removed on blur, with a message. */
export function useTextField(props: TextFieldProps): TextInputProps {
  const { name, label, hint, isRequired, language, normalize, format, toWords = format, onTyped, ...others } = props;
  const { isCounted = false, isVerbatim = false, ...passed } = others;
  const { field, error, isFrozen } = useFormField(name);
  const t = useTexts();
  const [wasCleaned, setWasCleaned] = useState(false);
  const value: string = field.value ?? '';
  const length = useLength(isVerbatim ? '' : value, isCounted);
  const managedHint = useManagedHint(name);
  useFieldView(name, { label, ...(language && { language }), ...(toWords && { show: (stored) => toWords(String(stored ?? '')) }) });
  const notice = managedHint ?? (wasCleaned ? t('forms.cleaned') : hint);
  const written = useWrittenText({
    value,
    onChange: field.onChange,
    onTyped(typed) {
      setWasCleaned(false);
      onTyped?.(typed);
    },
    onBlur: field.onBlur,
    normalize(typed) {
      const cleaned = isVerbatim ? typed : cleanText(typed);
      if (cleaned !== typed) setWasCleaned(true);
      return normalize ? normalize(cleaned) : cleaned;
    },
    ...(format && { format }),
  });
  return {
    autoComplete: 'off',
    ...passed,
    ...written,
    name,
    label,
    error: useFieldMessage(error),
    readOnly: isFrozen,
    required: isRequired ?? false,
    inputRef: field.ref,
    hintEnd: length,
    ...(notice && { hint: notice }),
    ...(language && { language }),
  };
}

const countedFrom = 200;

/** Returns the length of a long text as a hint; nothing is refused. */
function useLength(value: string, isCounted = false): string | undefined {
  const t = useTexts();
  const length = [...value].length;
  return length < (isCounted ? 1 : countedFrom) ? undefined : t('forms.length', { count: length });
}

/** One line of text. */
export const TextField = memo(function TextField(props: TextFieldProps): ReactElement {
  return <TextInput {...useTextField(props)} />;
});

const useStyles = makeStyles({
  area: { width: '100%', '& textarea': { minHeight: '72px', lineHeight: '24px', fontFamily: tokens.fontFamilyBase } },
});

/** Several lines of plain text. */
export const TextAreaField = memo(function TextAreaField(
  props: FormFieldProps & Pick<TextFieldProps, 'isCounted'> & { rows?: number },
): ReactElement {
  const { field, error, isReadOnly, isFrozen } = useFormField(props.name);
  const styles = useStyles();
  const value: string = field.value ?? '';
  return (
    <FormFieldFrame {...props} error={error} hintEnd={useLength(value, props.isCounted)}>
      <Textarea
        ref={field.ref}
        name={props.name}
        value={value}
        rows={props.rows ?? 4}
        resize={isReadOnly ? 'none' : 'vertical'}
        className={styles.area}
        readOnly={isFrozen}
        {...(props.language ? { dir: props.language === 'ar' ? 'rtl' : 'ltr', lang: props.language } : value ? { dir: 'auto' } : {})}
        onChange={(_event, data) => field.onChange(data.value)}
        onBlur={field.onBlur}
      />
    </FormFieldFrame>
  );
});
