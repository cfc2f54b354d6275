import { type ComponentType, memo, type ReactElement } from 'react';
import { Bilingual } from '../field/bilingual';
import type { FormFieldProps } from '../field/form-field';
import { TextField } from './text-field';

interface BilingualFieldProps extends Omit<FormFieldProps, 'language'> {
  /** Component of one half; a line of text by default. */
  as?: ComponentType<FormFieldProps>;
}

/** Two fields of one bilingual value side by side: `name_en` and `name_ar` of the form's values. */
export const BilingualField = memo(function BilingualField({ name, as: Half = TextField, ...props }: BilingualFieldProps): ReactElement {
  return (
    <Bilingual en={<Half {...props} name={`${name}_en`} language="en" />} ar={<Half {...props} name={`${name}_ar`} language="ar" />} />
  );
});
