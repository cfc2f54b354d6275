import { Field } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { RichTextInput } from './rich-text-input';

export interface RichTextFieldProps {
  label: string;
  /** Shown after the label, such as the language tag of a pair. */
  labelEnd?: ReactNode;
  value: string;
  onChange: (stored: string) => void;
  onBlur?: () => void;
  language: 'en' | 'ar';
  readOnly?: boolean;
  isFrozen?: boolean;
  error?: string | undefined;
  hint?: string;
  required?: boolean;
  placeholder?: string;
  id?: string;
  describedBy?: string;
}

/** Label, rich text editor, hint, and error of one description. `RichTextInput` documents the values. */
export function RichTextField(props: RichTextFieldProps): ReactElement {
  const { label, labelEnd, value, onChange, onBlur, language, readOnly, isFrozen, error, hint } = props;
  const { required, placeholder, id, describedBy } = props;
  return (
    <Field
      label={
        <span>
          {label}
          {labelEnd}
        </span>
      }
      required={required ?? false}
      validationState={error ? 'error' : 'none'}
      validationMessage={error ?? null}
      hint={hint ?? null}
    >
      <RichTextInput
        value={value}
        onChange={onChange}
        language={language}
        isReadOnly={readOnly ?? false}
        isFrozen={isFrozen ?? false}
        {...(onBlur && { onBlur })}
        {...(placeholder !== undefined && { placeholder })}
        {...(id !== undefined && { id })}
        {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      />
    </Field>
  );
}
