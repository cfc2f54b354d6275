import { Combobox, makeStyles, Option } from '@fluentui/react-components';
import { foldText } from '@shared/domain/text-search';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFieldFrame, type FormFieldProps, useFormField } from '../form-field';

const useStyles = makeStyles({
  control: { width: '100%', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr) auto', '& input': { minWidth: 0 } },
});

interface SearchSelectFieldProps extends FormFieldProps {
  options: readonly { value: string; text: string }[];
  placeholder?: string;
  /** Takes the place of taking the chosen value over, for a choice that is asked about first. */
  onChosen?: (value: string) => void;
}

/** One of many, found by typing a part of it (`foldText`); the value is '' until something is chosen. */
export function SearchSelectField({ options, placeholder, onChosen, ...props }: SearchSelectFieldProps): ReactElement {
  const { field, error, isFrozen } = useFormField(props.name);
  const { t } = useTranslation();
  const styles = useStyles();
  /** What is typed to find something; null while nobody does. */
  const [search, setSearch] = useState<string | null>(null);
  const chosen = options.find(({ value }) => value === field.value);
  const wanted = foldText(search?.trim() ?? '');
  const found = options.filter(({ text }) => foldText(text).includes(wanted));
  return (
    <FormFieldFrame {...props} error={error}>
      <Combobox
        ref={field.ref}
        name={props.name}
        className={styles.control}
        input={{ readOnly: isFrozen, autoComplete: 'off' }}
        {...(isFrozen && { expandIcon: null })}
        value={search ?? chosen?.text ?? ''}
        selectedOptions={chosen ? [chosen.value] : []}
        {...(isFrozen && { open: false })}
        {...(placeholder !== undefined && { placeholder })}
        onChange={({ target }) => setSearch(target.value)}
        onOptionSelect={(_event, { optionValue }) => {
          setSearch(null);
          if (optionValue === undefined || isFrozen) return;
          if (onChosen) onChosen(optionValue);
          else field.onChange(optionValue);
        }}
        onBlur={() => {
          setSearch(null);
          field.onBlur();
        }}
      >
        {found.map(({ value, text }) => (
          <Option key={value} value={value}>
            {text}
          </Option>
        ))}
        {found.length === 0 && (
          <Option disabled text="">
            {t('forms.noneFound')}
          </Option>
        )}
      </Combobox>
    </FormFieldFrame>
  );
}
