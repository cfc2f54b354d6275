import { Checkbox, makeStyles } from '@fluentui/react-components';
import { plainList } from '@renderer/ui/layout/layout-styles';
import { None } from '@renderer/ui/text/none';
import type { ReactElement, ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useFormField } from '../field/form-field';
import { useFieldView } from '../field/use-field-view';

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: '4px 16px', ...plainList },
});

function Chosen({ options, ids }: Pick<CheckListFieldProps, 'options'> & { ids: unknown }): ReactNode {
  const shown = options.filter(({ id }) => Array.isArray(ids) && ids.includes(id));
  return shown.length === 0 ? <None /> : shown.map(({ id, label }) => <div key={id}>{label}</div>);
}

interface CheckListFieldProps {
  name: string;
  options: readonly { id: number; label: ReactElement }[];
}

/**
 * Several options of a list, by their ids. The stored order is retained, so that reverting a tick is no change; ids without an option are
 * retained.
 */
export function CheckListField({ name, options }: CheckListFieldProps): ReactElement {
  const { field, isReadOnly } = useFormField(name);
  const { defaultValues } = useFormState();
  const styles = useStyles();
  const chosen: readonly number[] = field.value ?? [];
  const stored: readonly number[] = get(defaultValues, name) ?? [];
  useFieldView(name, { show: (ids) => <Chosen options={options} ids={ids} /> });
  const choose = (id: number, isChosen: boolean): void => {
    const next = isChosen ? [...chosen, id] : chosen.filter((one) => one !== id);
    field.onChange([...stored.filter((one) => next.includes(one)), ...next.filter((one) => !stored.includes(one))]);
  };
  return (
    <ul className={styles.list}>
      {options.map(({ id, label }) => (
        <li key={id}>
          <Checkbox
            checked={chosen.includes(id)}
            disabled={isReadOnly}
            label={label}
            onChange={(_event, { checked }) => choose(id, checked === true)}
            onBlur={field.onBlur}
          />
        </li>
      ))}
    </ul>
  );
}
