import { Field, type FieldProps } from '@fluentui/react-components';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { type ControllerRenderProps, type FieldError, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toFieldMessage } from './field-message';
import { invalidFieldAttribute } from './focus-first-error';
import { useFormScope, useSectionId } from './form-context';
import { LanguageTag } from './form-section';

/** What every field of a form takes. `name` is a path into the form's values. */
export interface FormFieldProps {
  name: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** Marks one half of a bilingual pair. */
  language?: 'en' | 'ar';
}

interface FormFieldState {
  field: ControllerRenderProps<FieldValues, string>;
  error: FieldError | undefined;
  isReadOnly: boolean;
}

/** Connects a field to its form: value, error, read-only state, and the section that the save bar names. */
export function useFormField(name: string): FormFieldState {
  const { isReadOnly, placeField } = useFormScope();
  const section = useSectionId();
  const { field, fieldState } = useController({ name });
  useEffect(() => placeField(name, section), [placeField, name, section]);
  return { field, error: fieldState.error, isReadOnly };
}

interface FormFieldFrameProps extends FormFieldProps {
  error: FieldError | undefined;
  /** Said instead of the hint, e.g. that hidden characters were removed. */
  notice?: string | null;
  children: FieldProps['children'];
  /** For parts that are no single control: the label then names a group. */
  isGroup?: boolean;
  labelEnd?: ReactNode;
}

/** Label, control, hint and error of one field. */
export function FormFieldFrame({
  label,
  language,
  hint,
  isRequired,
  error,
  notice,
  children,
  isGroup,
  labelEnd,
}: FormFieldFrameProps): ReactElement {
  const { t } = useTranslation();
  const message = error ? toFieldMessage(error, t) : undefined;
  const invalidMark = message ? { [invalidFieldAttribute]: '' } : {};
  return (
    <Field
      {...invalidMark}
      {...(isGroup && { role: 'group' })}
      label={
        <span>
          {label}
          {language && <LanguageTag language={language} />}
          {labelEnd}
        </span>
      }
      required={isRequired ?? false}
      validationState={message ? 'error' : 'none'}
      validationMessage={message ?? null}
      hint={notice ?? hint ?? null}
    >
      {children}
    </Field>
  );
}
