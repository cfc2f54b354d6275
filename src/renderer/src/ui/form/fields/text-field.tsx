import { makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { TextInput, type TextInputProps } from '@renderer/ui/inputs/text-input';
import { cleanText } from '@shared/domain/form-rules';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFieldFrame, type FormFieldProps, useFieldMessage, useFormField } from '../form-field';

type Passed = 'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'contentBefore' | 'contentAfter' | 'isLatin' | 'root' | 'className';

export interface TextFieldProps extends FormFieldProps, Pick<TextInputProps, Passed> {
  /** Rewrites what was typed or pasted, for instance digits of another script; on leaving, so that the caret stays where it is. */
  normalize?: (typed: string) => string;
  /** How the value looks while nobody types in it. */
  format?: (value: string) => string;
  /** Hears what stands in the field while somebody types. */
  onTyped?: (typed: string) => void;
  /** Nothing is taken out of it, as of a password. */
  isVerbatim?: boolean;
}

/** What connects a plain text control to its form. Hidden direction and control characters are taken out on leaving, and that is said. */
export function useTextField(props: TextFieldProps): TextInputProps {
  const { name, label, hint, isRequired, language, normalize, format, onTyped, isVerbatim = false, ...passed } = props;
  const { field, error, isFrozen } = useFormField(name);
  const { t } = useTranslation();
  const [wasCleaned, setWasCleaned] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const value: string = field.value ?? '';
  const notice = wasCleaned ? t('forms.cleaned') : hint;
  return {
    autoComplete: 'off',
    ...passed,
    name,
    label,
    value: format && !isTyped ? format(value) : value,
    error: useFieldMessage(error),
    readOnly: isFrozen,
    required: isRequired ?? false,
    inputRef: field.ref,
    ...(notice && { hint: notice }),
    ...(language && { language }),
    onChange(typed) {
      setWasCleaned(false);
      setTyped(true);
      onTyped?.(typed);
      field.onChange(typed);
    },
    onBlur() {
      setTyped(false);
      const cleaned = isVerbatim ? value : cleanText(value);
      // Leaving it again, as with the whole window, does not take back what was said.
      if (cleaned !== value) setWasCleaned(true);
      const normal = normalize ? normalize(cleaned) : cleaned;
      if (normal !== value) field.onChange(normal);
      field.onBlur();
    },
  };
}

/** One line of text. */
export function TextField(props: TextFieldProps): ReactElement {
  return <TextInput {...useTextField(props)} />;
}

const useStyles = makeStyles({
  area: { width: '100%', '& textarea': { minHeight: '72px', lineHeight: '24px', fontFamily: tokens.fontFamilyBase } },
});

/** Several lines of plain text. */
export function TextAreaField(props: FormFieldProps & { rows?: number }): ReactElement {
  const { field, error, isFrozen } = useFormField(props.name);
  const styles = useStyles();
  const value: string = field.value ?? '';
  return (
    <FormFieldFrame {...props} error={error}>
      <Textarea
        ref={field.ref}
        name={props.name}
        value={value}
        rows={props.rows ?? 4}
        resize="vertical"
        className={styles.area}
        readOnly={isFrozen}
        {...(props.language ? { dir: props.language === 'ar' ? 'rtl' : 'ltr', lang: props.language } : value ? { dir: 'auto' } : {})}
        onChange={(_event, data) => field.onChange(data.value)}
        onBlur={field.onBlur}
      />
    </FormFieldFrame>
  );
}
