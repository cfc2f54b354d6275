import type { RowId } from '@renderer/ui/table/column';
import type { ListDefinition, ListName } from './list-definition';
import type { ListTexts } from './list-texts';
import type { ListContext } from './state/list-context';
import type { List } from './state/use-list';

/** Props of every part of a list screen. */
export interface ListPartProps<Name extends ListName, Row extends { id: RowId }, Tools> {
  definition: ListDefinition<Name, Row, Tools>;
  list: List<Row>;
  context: ListContext<Tools>;
  texts: ListTexts;
}
