import { parseColor } from '@shared/domain/color-name';
import { parseHexColor } from '@shared/domain/color-variant';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type FormFieldProps, useFormField } from '../form-field';
import { ColorButton } from './color-picker';
import { TextField } from './text-field';

/** A colour as `#rrggbb`, typed as code or as its common name, or picked; `requiredColor` reads it. */
export function ColorField(props: FormFieldProps): ReactElement {
  const { t } = useTranslation();
  const { field, isFrozen } = useFormField(props.name);
  const color = parseHexColor(String(field.value ?? ''));
  return (
    <TextField
      {...props}
      isLatin
      normalize={(typed) => parseColor(typed) ?? typed}
      contentBefore={<ColorButton color={color} label={t('forms.chooseColor')} isFrozen={isFrozen} onChange={field.onChange} />}
    />
  );
}
