import type { RecordWrite } from '@shared/contract/desktop/record-writes';
import type { ListName } from '../list-definition';
import type { SeenRow } from './list-context';
import type { ListState } from './list-state';

export interface FindableList {
  call: ListName;
  toInput(state: ListState): unknown;
  isSearchable?: boolean | undefined;
}

/** Returns how a row is loaded again before it is written: by its name and by its ID. */
export function toSeen(
  { call, toInput, isSearchable = false }: FindableList,
  { id, name, tab = '', fields }: SeenRow,
): RecordWrite['seen'] {
  // Also searches the ID, because a server may compare first and last name separately and find nothing for both together.
  const searches = isSearchable ? [name, String(id)] : [''];
  return {
    id,
    list: call,
    searches: searches.map((search) => toInput({ search, tab, dates: null, filters: {}, page: 1 })),
    fields,
  };
}
