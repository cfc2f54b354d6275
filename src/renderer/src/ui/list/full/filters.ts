import type { FilterChoice } from '@renderer/ui/controls/choice-filter';
import type { ListView } from '@shared/contract/desktop/list-views';
import type { Translate } from '@shared/i18n/translate';
import type { AnyList, Column } from '@shared/lists/column';
import type { ListFilter } from '../list-definition';
import type { ListTexts } from '../list-texts';
import type { ListContext } from '../state/list-context';

/** A filter as shown by its chip and menu, whether the server applies it or the app filters the full list. */
export interface Filter extends Pick<Column<never>, 'ranges' | 'valueName' | 'noneText' | 'tree' | 'isRare' | 'isOld'> {
  /** Also the parameter's name in the address. */
  key: string;
  label: string;
  /** Values of a server filter; values of a full list's filters are counted in its rows. */
  choices?: readonly FilterChoice[];
}

/** Returns all filters of a list: the server's, then those of its columns. */
export function toFilters<Tools>(
  { list, filters = [] }: { list?: AnyList | undefined; filters?: readonly ListFilter<Tools>[] | undefined },
  texts: Pick<ListTexts, 'head'>,
  context: ListContext<Tools>,
): readonly Filter[] {
  const ofServer = filters.map(({ key, label, choices }): Filter => ({ key, label: label(context.t), choices: choices(context) }));
  return [...ofServer, ...(list?.filters ?? []).map((key): Filter => ({ ...list?.columns[key], key, label: texts.head(key) }))];
}

/** Returns the state without the values of these filters. */
export const withoutFilters = (
  filters: Readonly<Record<string, readonly string[]>>,
  keys: readonly string[],
): Readonly<Record<string, readonly string[]>> => Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.includes(key)));

/** Returns a view's name; a view that every list starts with has the app's, until it is renamed. */
export const toViewName = ({ starter, name }: Pick<ListView, 'starter' | 'name'>, t: Translate): string =>
  starter ? t(`lists.views.starters.${starter}`) : name;
