import { type ComponentType, memo, type ReactElement } from 'react';
import { Bilingual } from '../field/bilingual';
import type { FormFieldProps } from '../field/form-field';
import { TextField } from './text-field';

interface BilingualFieldProps extends Omit<FormFieldProps, 'language'> {
  /** Draws one half; one line of text unless something else is given. */
  as?: ComponentType<FormFieldProps>;
}

/** The same in both languages, side by side: `name_en` and `name_ar` of the form's values. */
export const BilingualField = memo(function BilingualField({ name, as: Half = TextField, ...props }: BilingualFieldProps): ReactElement {
  return (
    <Bilingual en={<Half {...props} name={`${name}_en`} language="en" />} ar={<Half {...props} name={`${name}_ar`} language="ar" />} />
  );
});
