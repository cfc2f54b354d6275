import { makeStyles, RadioGroup } from '@fluentui/react-components';
import { ChoiceCard } from '@renderer/ui/controls/choice-card';
import type { ReactElement } from 'react';
import { FormFieldFrame, type FormFieldProps, useFormField } from '../field/form-field';
import { useFieldView } from '../field/use-field-view';

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    // Fluent's radio button, which has its own place.
    '& .fui-Radio': { minWidth: 0 },
  },
});

interface CardChoice {
  value: string;
  name: string;
  hint: string;
  icon: ReactElement;
}

/** A choice of a few cards side by side, each with an explaining line; the value is '' until one is selected. */
export function CardChoiceField({ choices, ...props }: FormFieldProps & { choices: readonly CardChoice[] }): ReactElement {
  const { field, error, isFrozen } = useFormField(props.name);
  const styles = useStyles();
  useFieldView(props.name, { show: (chosen) => choices.find(({ value }) => value === chosen)?.name });
  return (
    <FormFieldFrame {...props} error={error}>
      <RadioGroup
        ref={field.ref}
        name={props.name}
        className={styles.cards}
        value={field.value ?? ''}
        disabled={isFrozen}
        onChange={(_event, { value }) => field.onChange(value)}
        onBlur={field.onBlur}
      >
        {choices.map(({ value, name, hint, icon }) => (
          <ChoiceCard key={value} value={value} name={name} hint={hint} before={icon} />
        ))}
      </RadioGroup>
    </FormFieldFrame>
  );
}
