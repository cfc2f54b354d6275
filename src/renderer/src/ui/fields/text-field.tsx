import { Field, type FieldProps, Input, type InputProps } from '@fluentui/react-components';
import type { ReactElement, Ref } from 'react';

export interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  /** The words under the field when it is wrong. */
  error?: string | undefined;
  hint?: FieldProps['hint'];
  required?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  size?: InputProps['size'];
  placeholder?: string;
  autoComplete?: string;
  /** Typed left to right in both languages (addresses, numbers, codes); stands at the line's start all the same. */
  isLatin?: boolean;
  type?: 'text' | 'email' | 'password' | 'url' | 'tel';
  contentBefore?: ReactElement;
  contentAfter?: ReactElement;
  inputRef?: Ref<HTMLInputElement>;
}

/** A line of text with its label, hint and error. */
export function TextField(props: TextFieldProps): ReactElement {
  const { label, value, onChange, error, hint, required, isLatin, contentBefore, contentAfter, inputRef, type = 'text' } = props;
  return (
    <Field
      label={label}
      {...(required && { required })}
      {...(hint && { hint })}
      {...(error && { validationState: 'error', validationMessage: error })}
    >
      <Input
        ref={inputRef as Ref<never>}
        type={type}
        value={value}
        onChange={(_event, data) => onChange(data.value)}
        {...(props.onBlur && { onBlur: props.onBlur })}
        {...(props.name && { name: props.name })}
        {...(props.size && { size: props.size })}
        {...(props.placeholder && { placeholder: props.placeholder })}
        {...(props.autoComplete && { autoComplete: props.autoComplete })}
        {...(props.readOnly && { readOnly: true })}
        {...(props.disabled && { disabled: true })}
        {...(isLatin && { input: { dir: 'ltr', spellCheck: false } })}
        {...(contentBefore && { contentBefore })}
        {...(contentAfter && { contentAfter })}
      />
    </Field>
  );
}
