import { useFormat } from '@renderer/runtime/texts/use-format';
import { NumberInput } from '@renderer/ui/inputs/number-input';
import { TextInput } from '@renderer/ui/inputs/text-input';
import { parseIntegerWithUnit } from '@renderer/validation/parse-amount';
import { parseInteger } from '@renderer/validation/parse-number';
import { memo, type ReactElement } from 'react';
import { useController } from 'react-hook-form';
import type { FormFieldProps } from '../field/form-field';
import { useTextField } from './text-field';
import { useNumberText } from './use-number-text';

interface IntegerFieldProps extends FormFieldProps {
  /** Minimum of the steppers; the schema validates entered numbers. */
  min?: number;
  max?: number;
  /** The value has no effect now; the input is retained. */
  isDisabled?: boolean;
  /** The unit; shown in the field in place of the steppers. */
  unit?: string;
}

/** A whole number with steppers or a unit. The form has it as text, which `requiredInteger` parses. */
export const IntegerField = memo(function IntegerField({
  hint,
  min = 0,
  max,
  isDisabled = false,
  unit,
  ...props
}: IntegerFieldProps): ReactElement {
  const format = useFormat();
  const { reading = hint, ...text } = useNumberText({
    parse: unit === undefined ? parseInteger : parseIntegerWithUnit,
    toPlain: String,
    write: format.number,
    read: format.number,
  });
  const input = useTextField({ ...props, ...text, ...(reading !== undefined && { hint: reading }) });
  const { field } = useController({ name: props.name });
  if (unit !== undefined) {
    return <TextInput {...input} isLatin inputMode="numeric" disabled={isDisabled} contentAfter={<span>{unit}</span>} />;
  }
  return (
    <NumberInput
      {...input}
      disabled={isDisabled}
      number={parseInteger(String(field.value ?? ''))}
      min={min}
      {...(max !== undefined && { max })}
      onStep={(value) => {
        input.onChange(String(value));
      }}
    />
  );
});
