import type { FilterChoice } from '@renderer/ui/controls/choice-filter';
import type { AnyList, Column } from '@shared/lists/column';
import type { ListFilter } from '../list-definition';
import type { ListTexts } from '../list-texts';
import type { ListContext } from '../state/list-context';

/** A filter as its chip and its menu show it, whether the server applies it or the app does in the full list. */
export interface Filter extends Pick<Column<never>, 'ranges' | 'valueName' | 'noneText' | 'tree' | 'isRare' | 'isOld'> {
  /** Also its name in the address. */
  key: string;
  label: string;
  /** Values of a filter of the server; those of the full list are counted in its rows. */
  choices?: readonly FilterChoice[];
}

/** All filters of a list: those of the server, then those of its columns. */
export function toFilters<Tools>(
  { list, filters = [] }: { list?: AnyList | undefined; filters?: readonly ListFilter<Tools>[] | undefined },
  texts: Pick<ListTexts, 'head'>,
  context: ListContext<Tools>,
): readonly Filter[] {
  const ofServer = filters.map(({ key, label, choices }): Filter => ({ key, label: label(context.t), choices: choices(context) }));
  return [...ofServer, ...(list?.filters ?? []).map((key): Filter => ({ ...list?.columns[key], key, label: texts.head(key) }))];
}

/** What is chosen, without these filters. */
export const withoutFilters = (
  filters: Readonly<Record<string, readonly string[]>>,
  keys: readonly string[],
): Readonly<Record<string, readonly string[]>> => Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.includes(key)));
