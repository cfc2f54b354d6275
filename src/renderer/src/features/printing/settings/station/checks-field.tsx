import { Checkbox, FieldContextProvider, makeStyles } from '@fluentui/react-components';
import { FormFieldFrame, useFormField } from '@renderer/ui/form/field/form-field';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  choices: { ...wrappingRow, columnGap: '12px' },
});

export interface CheckOption {
  value: string;
  label: string | ReactElement;
}

interface ChecksFieldProps {
  name: string;
  label: string;
  hint?: string;
  options: readonly CheckOption[];
  /** The value while everything is ticked, where that means more than the sum of its parts. */
  allValue?: null;
}

/** Some of a few, at least one; they stay in the order of the options. */
export function ChecksField({ name, label, hint, options, allValue }: ChecksFieldProps): ReactElement {
  const styles = useStyles();
  const { field, error, isReadOnly } = useFormField(name);
  const all = options.map(({ value }) => value);
  const chosen: readonly string[] = field.value === null ? all : (field.value ?? []);
  const toggle = (value: string, isChosen: boolean): void => {
    const next = all.filter((one) => (one === value ? isChosen : chosen.includes(one)));
    field.onChange(allValue === null && next.length === all.length ? null : next);
  };
  return (
    <FormFieldFrame name={name} label={label} hint={hint} error={error} isGroup>
      <div className={styles.choices}>
        {/* Each has words of its own; those of the field name all of them together. */}
        <FieldContextProvider value={undefined}>
          {options.map(({ value, label: words }, at) => (
            <Checkbox
              key={value}
              {...(at === 0 && { ref: field.ref })}
              checked={chosen.includes(value)}
              disabled={isReadOnly}
              label={words}
              onChange={(_event, { checked }) => toggle(value, checked === true)}
              onBlur={field.onBlur}
            />
          ))}
        </FieldContextProvider>
      </div>
    </FormFieldFrame>
  );
}
