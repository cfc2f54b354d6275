import { useFormat } from '@renderer/runtime/texts/use-format';
import { type CellKind, type CellValue, readCell, writeCell } from '@renderer/ui/grid/model/cell';
import { TextInput } from '@renderer/ui/inputs/text-input';
import type { Fils } from '@shared/domain/money';
import { type ReactElement, useState } from 'react';

interface CellInputProps {
  label: string;
  kind: CellKind;
  value: CellValue;
  error: string | undefined;
  isFrozen: boolean;
  onChange: (value: CellValue) => void;
}

/** A number of one combination on its card; what is no such number stays as it was typed. */
export function CellInput({ label, kind, value, error, isFrozen, onChange }: CellInputProps): ReactElement {
  const format = useFormat();
  /** While somebody types here. */
  const [typed, setTyped] = useState<string | null>(null);
  const written =
    typeof value === 'number' ? (kind === 'money' ? format.amount(value as Fils) : format.number(value)) : writeCell(value, kind);
  return (
    <TextInput
      label={label}
      value={typed ?? written}
      error={error}
      required
      isLatin
      autoComplete="off"
      inputMode={kind === 'money' ? 'decimal' : 'numeric'}
      readOnly={isFrozen}
      {...(kind === 'money' && { contentAfter: <span>{format.currency}</span> })}
      onChange={(text) => {
        setTyped(text);
        onChange(readCell(text, kind));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
