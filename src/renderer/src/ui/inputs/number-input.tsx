import {
  makeStyles,
  mergeClasses,
  renderSpinButton_unstable as renderSpinButton,
  type SpinButtonProps,
  useFieldControlProps_unstable as useFieldControlProps,
  useSpinButton_unstable as useSpinButton,
  useSpinButtonStyles_unstable as useSpinButtonStyles,
} from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { fullWidth } from '@renderer/ui/layout/layout-styles';
import type { ReactElement } from 'react';
import { FieldFrame } from './field-frame';
import type { TextInputProps } from './text-input';

const useStyles = makeStyles({ root: fullWidth });

interface NumberInputProps extends TextInputProps {
  /** What the text stands for; null for no number. */
  number: number | null;
  min?: number;
  max?: number;
  /** Buttons and arrow keys. */
  onStep: (value: number) => void;
}

/** A whole number with its steppers; what is typed is the caller's text, as in `TextInput`. */
export function NumberInput(props: NumberInputProps): ReactElement {
  const { label, error, hint, hintEnd, language, required } = props;
  return (
    <FieldFrame label={label} error={error} hint={hint} hintEnd={hintEnd} {...(language && { language })} {...(required && { required })}>
      <Stepper {...props} />
    </FieldFrame>
  );
}

/** Fluent's own handling of typed text reads Latin digits only, so the text stays with the caller and only the steps are Fluent's. */
function Stepper({
  number,
  min,
  max,
  onStep,
  value,
  onChange,
  onBlur,
  name,
  readOnly,
  disabled,
  inputRef,
  ...rest
}: NumberInputProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const props: SpinButtonProps = {
    value: number,
    displayValue: value,
    className: mergeClasses(styles.root, rest.className),
    incrementButton: { 'aria-label': t('forms.number.more') },
    decrementButton: { 'aria-label': t('forms.number.less') },
    input: { ...({ 'data-ltr': '' } as object), dir: 'ltr', inputMode: 'numeric', readOnly: readOnly ?? false },
    onChange: (_event, data) => typeof data.value === 'number' && onStep(data.value),
    ...(name && { name }),
    ...(readOnly && { readOnly }),
    ...(disabled && { disabled }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  };
  const withField = useFieldControlProps(props as object, { supportsLabelFor: true, supportsRequired: true });
  const state = useSpinButton(withField as SpinButtonProps, (inputRef ?? null) as never);
  useSpinButtonStyles(state);
  const { onBlur: leave } = state.input;
  state.input.value = value;
  state.input.onChange = (event) => onChange(event.target.value);
  delete state.input.onInput;
  state.input.onBlur = (event) => {
    leave?.(event);
    onBlur?.();
  };
  return renderSpinButton(state) as ReactElement;
}
