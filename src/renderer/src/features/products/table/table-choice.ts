import type { Product } from '@shared/contract/catalogue/products';
import type { FullListQuery } from '@shared/contract/desktop/full-lists';
import { create } from 'zustand';

/** The products of the table: the selected ones, or all that a list shows. */
export type TableChoice = { kind: 'rows'; rows: readonly Product[] } | { kind: 'view'; question: FullListQuery };

/** Set by the list; the table reads it once. */
const useChoice = create<{ choice: TableChoice | null }>(() => ({ choice: null }));

export const tablePath = '/masterHN/products/table';

export const tableChoice = {
  put: (choice: TableChoice): void => useChoice.setState({ choice }),
  take(): TableChoice | null {
    const { choice } = useChoice.getState();
    useChoice.setState({ choice: null });
    return choice;
  },
};
