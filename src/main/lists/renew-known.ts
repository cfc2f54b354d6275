import type { WholeQuestion } from '@shared/contract/desktop/whole-lists';
import type { RowId } from './row-store';
import type { WholeLists } from './whole-lists';

interface Known {
  question: WholeQuestion;
  ids: readonly RowId[] | null;
}

/** Reads a list again that was read whole before, for what is about to go out. One that was not is left alone: nothing of it goes out. */
export async function renewKnown(lists: Pick<WholeLists, 'table' | 'renew'>, { question, ids }: Known): Promise<void> {
  if (await lists.table(question, ids)) await lists.renew(question);
}
