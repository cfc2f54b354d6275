import type { WholeListName } from '@shared/domain/lists/list-files';
import { createSortedFacts, type ListFacts } from './facts';
import { fileFacts } from './file-facts';

/** `lowStock`: what the settings of this computer call few pieces. */
export const createListFacts = (lowStock: () => number): Record<WholeListName, ListFacts> => ({
  ...createSortedFacts(lowStock),
  ...fileFacts,
});
