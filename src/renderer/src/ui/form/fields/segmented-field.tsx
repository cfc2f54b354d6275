import { SegmentedChoice } from '@renderer/ui/controls/segmented-choice';
import type { ReactElement } from 'react';
import { FormFieldFrame, type FormFieldProps, useFormField } from '../field/form-field';
import { useFieldView } from '../field/use-field-view';

interface SegmentedFieldProps<Value extends string> extends FormFieldProps {
  options: readonly { value: Value; text: string; widthPx?: number }[];
}

/** One option of a few that are all visible; the value is '' until one is selected. */
export function SegmentedField<Value extends string>({ options, ...props }: SegmentedFieldProps<Value>): ReactElement {
  const { field, error, isReadOnly } = useFormField(props.name);
  useFieldView(props.name, { show: (chosen) => options.find(({ value }) => value === chosen)?.text });
  return (
    <FormFieldFrame {...props} error={error}>
      {(control) => (
        <SegmentedChoice
          isFilling
          name={props.name}
          value={field.value as Value}
          options={options}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          isFixed={isReadOnly}
          isRequired={props.isRequired ?? false}
          isInvalid={error !== undefined}
          {...(control['aria-labelledby'] !== undefined && { labelledBy: control['aria-labelledby'] })}
          {...(control['aria-describedby'] !== undefined && { describedBy: control['aria-describedby'] })}
        />
      )}
    </FormFieldFrame>
  );
}
