import type { Language } from '@shared/domain/language';
import type { ComponentType, ReactElement } from 'react';
import type { FormFieldProps } from '../form-field';
import { FieldRow } from '../form-section';
import { TextField } from './text-field';

interface BilingualFieldProps extends Omit<FormFieldProps, 'language'> {
  /** Draws one half; one line of text unless something else is given. */
  as?: ComponentType<FormFieldProps>;
}

const languages: readonly Language[] = ['en', 'ar'];

/** The same in both languages, side by side: `name_en` and `name_ar` of the form's values. */
export function BilingualField({ name, as: Half = TextField, ...props }: BilingualFieldProps): ReactElement {
  return (
    <FieldRow>
      {languages.map((language) => (
        <Half key={language} {...props} name={`${name}_${language}`} language={language} />
      ))}
    </FieldRow>
  );
}
