import { makeStyles } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { NumberInput } from '@renderer/ui/inputs/number-input';
import { parseInteger } from '@renderer/validation/parse-number';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { FormDialog } from './form-dialog';
import { useDialogAnswer } from './use-dialog-answer';

const useStyles = makeStyles({ text: { marginBlockStart: 0, marginBlockEnd: '16px' } });

interface NumberDialogProps {
  title: string;
  text?: ReactNode;
  label: string;
  /** Returns the hint for a valid number, or for null. */
  toHint: (value: number | null) => string;
  /** Shown on an attempt to save an invalid number. */
  wrongText: string;
  /** The number that is entered at first. */
  initial: number;
  min: number;
  max: number;
  /** Saves the number and shows its own failure; resolves with whether the dialog may close. */
  onSave: (value: number) => Promise<boolean>;
  onClose: () => void;
}

/** A dialog to change one whole number. */
export function NumberDialog(props: NumberDialogProps): ReactElement {
  const { title, text, label, toHint, wrongText, initial, min, max, onSave, onClose } = props;
  const styles = useStyles();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() => format.number(initial));
  const [isWrong, setWrong] = useState(false);
  const number = parseInteger(typed);
  const value = number !== null && number >= min && number <= max ? number : null;
  const { run, isBusy } = useDialogAnswer(onClose);
  const change = (changed: string): void => {
    setTyped(changed);
    setWrong(false);
  };
  const submit = (): void => {
    setWrong(value === null);
    if (value === null) input.current?.focus();
    else void run(() => onSave(value));
  };
  return (
    <FormDialog title={title} isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      {text && <p className={styles.text}>{text}</p>}
      <NumberInput
        label={label}
        hint={toHint(value)}
        error={isWrong ? wrongText : undefined}
        inputRef={input}
        value={typed}
        number={number}
        min={min}
        max={max}
        onChange={change}
        onStep={(step) => change(format.number(step))}
      />
    </FormDialog>
  );
}
