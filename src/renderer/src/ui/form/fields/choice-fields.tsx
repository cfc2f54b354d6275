import { Dropdown, makeStyles, mergeClasses, Option, Switch, tokens } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { fullWidth } from '@renderer/ui/layout/layout-styles';
import { memo, type ReactElement } from 'react';
import { FormFieldFrame, type FormFieldProps, useFormField } from '../field/form-field';
import { useFieldView } from '../field/use-field-view';
import { useManagedField } from '../form-context';

const useStyles = makeStyles({
  control: fullWidth,
  // The managed value is in effect, so it is shown like any other value.
  decided: { '& .fui-Dropdown__button': { color: tokens.colorNeutralForeground1 } },
  toggle: {
    '& input:disabled ~ .fui-Switch__label': { color: tokens.colorNeutralForeground2 },
    // Brighter than "off" in the dark theme, darker in the light one.
    '& input:disabled:checked ~ .fui-Switch__indicator': {
      backgroundColor: tokens.colorNeutralForegroundDisabled,
      color: tokens.colorNeutralBackground1,
    },
  },
});

interface SelectFieldProps<Value extends string> extends FormFieldProps {
  options: readonly { value: Value; text: string }[];
  placeholder?: string;
}

/** One option of a list; the value is '' until one is selected. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>): ReactElement {
  const { options, placeholder } = props;
  const { field, error, isReadOnly } = useFormField(props.name);
  const isDecided = useManagedField(props.name) !== null;
  const styles = useStyles();
  const chosen = options.find((option) => option.value === field.value);
  useFieldView(props.name, { show: (value) => options.find((option) => option.value === value)?.text });
  return (
    <FormFieldFrame {...props} error={error}>
      <Dropdown
        ref={field.ref}
        name={props.name}
        className={mergeClasses(styles.control, isDecided && styles.decided)}
        disabled={isReadOnly}
        value={chosen?.text ?? ''}
        selectedOptions={chosen ? [chosen.value] : []}
        {...(placeholder !== undefined && { placeholder })}
        onOptionSelect={(_event, data) => data.optionValue !== undefined && field.onChange(data.optionValue)}
        onBlur={field.onBlur}
      >
        {options.map(({ value, text }) => (
          <Option key={value} value={value}>
            {text}
          </Option>
        ))}
      </Dropdown>
    </FormFieldFrame>
  );
}

/** A switch. Where it can't be changed, its state is also shown as text. */
export const SwitchField = memo(function SwitchField(props: FormFieldProps): ReactElement {
  const { field, error, isReadOnly } = useFormField(props.name);
  const t = useTexts();
  const styles = useStyles();
  const word = t(field.value === true ? 'forms.on' : 'forms.off');
  useFieldView(props.name, { label: props.label });
  return (
    <FormFieldFrame {...props} label="" error={error}>
      <Switch
        ref={field.ref}
        className={styles.toggle}
        label={isReadOnly ? t('forms.titleOf', { title: props.label, name: word }) : props.label}
        checked={field.value === true}
        disabled={isReadOnly}
        onChange={(_event, data) => field.onChange(data.checked)}
        onBlur={field.onBlur}
      />
    </FormFieldFrame>
  );
});
