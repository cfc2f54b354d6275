import { Dropdown, makeStyles, Option } from '@fluentui/react-components';
import { useCategoryOptions } from '@renderer/parts/categories/use-category-options';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { FieldFrame } from '@renderer/ui/inputs/field-frame';
import { fullWidth } from '@renderer/ui/layout/layout-styles';
import type { ReactElement } from 'react';

const useStyles = makeStyles({ control: fullWidth, list: { maxHeight: '320px' } });

interface CategoryChoiceProps {
  /** Id as text; null until one is chosen. */
  value: string | null;
  isDisabled: boolean;
  onChange(value: string): void;
}

export function CategoryChoice({ value, isDisabled, onChange }: CategoryChoiceProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { options, error, refetch } = useCategoryOptions();
  if (error && !options) {
    return <FailureState failure={error.failure} title={t('dynamicVariants.categoriesNotLoaded')} onRetry={() => void refetch()} />;
  }
  return (
    <FieldFrame label={t('dynamicVariants.category')}>
      <Dropdown
        className={styles.control}
        listbox={{ className: styles.list }}
        disabled={isDisabled}
        placeholder={t('dynamicVariants.chooseCategory')}
        value={options?.find((option) => option.value === value)?.text ?? ''}
        selectedOptions={value === null ? [] : [value]}
        onOptionSelect={(_event, { optionValue }) => optionValue !== undefined && optionValue !== value && onChange(optionValue)}
      >
        {(options ?? []).map((option) => (
          <Option key={option.value} value={option.value}>
            {option.text}
          </Option>
        ))}
      </Dropdown>
    </FieldFrame>
  );
}
