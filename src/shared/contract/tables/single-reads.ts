import type { WholeListName } from '../../domain/lists/list-files';

/** Calls that read a single record of a list in the form of the list's rows, by its ID. */
export const singleReads: Partial<Record<WholeListName, 'products.one'>> = { 'products.list': 'products.one' };
