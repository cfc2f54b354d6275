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
  /** The number that the text represents; null if it is none. */
  number: number | null;
  min?: number;
  max?: number;
  /** Called by the buttons and the arrow keys. */
  onStep: (value: number) => void;
}

/** A whole number with steppers. As in `TextInput`, the caller has the text. */
export function NumberInput(props: NumberInputProps): ReactElement {
  const { label, error, hint, hintEnd, language, required } = props;
  return (
    <FieldFrame label={label} error={error} hint={hint} hintEnd={hintEnd} {...(language && { language })} {...(required && { required })}>
      <Stepper {...props} />
    </FieldFrame>
  );
}

/** Fluent's own parsing supports Latin digits only. So the caller has the text, and only the steps are Fluent's. */
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
