import { ChoiceFilter, type FilterChoice } from '@renderer/ui/controls/choice-filter';
import type { ReactElement } from 'react';

interface ListFiltersProps {
  filters: readonly { key: string; name: string; allText: string; choices: readonly FilterChoice[]; icon?: ReactElement | undefined }[];
  chosen: Readonly<Record<string, readonly string[]>>;
  onChoose(key: string, chosen: string[]): void;
}

/** A menu for each filter of the list; what is chosen stands in the address. */
export function ListFilters({ filters, chosen, onChoose }: ListFiltersProps): ReactElement {
  return (
    <>
      {filters.map(({ key, ...filter }) => (
        <ChoiceFilter key={key} {...filter} chosen={chosen[key] ?? []} onChoose={(keys) => onChoose(key, keys)} />
      ))}
    </>
  );
}
