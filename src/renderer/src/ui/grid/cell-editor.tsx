import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { ChoiceEditor } from './choice-editor';
import type { GridControl } from './grid-control';
import type { CellChoice } from './model/cell';

interface CellEditorProps<Key extends string> {
  label: string;
  control: GridControl<Key>;
  className: string;
  /** Options that are shown below; null for numbers. */
  choices: readonly CellChoice[] | null;
  direction: 'ltr' | 'rtl';
}

/**
 * The grid's only input, placed in the edited cell. It gets the focus before the default action of the key that opened it, so that the
 * character is entered in it, including dead keys and Arabic digits.
 */
export function CellEditor<Key extends string>({ label, control, className, choices, direction }: CellEditorProps<Key>): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const element = input.current;
    element?.focus({ preventScroll: true });
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  if (choices)
    return <ChoiceEditor label={label} control={control} className={className} choices={choices} direction={direction} input={input} />;
  return (
    <input
      ref={input}
      data-editor=""
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      className={className}
      defaultValue={control.view.state.editing?.text ?? ''}
      onInput={(event) => control.typed(event.currentTarget.value)}
      onBlur={() => control.commit()}
    />
  );
}
