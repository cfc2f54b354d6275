import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { FieldError } from 'react-hook-form';
import { toFieldMessage } from './field/field-message';
import { isOfServer } from './server-errors';

/** Returns the server's error of a table row whose cells have no room for messages, with the row's name. */
export function useRowRefusal(error: object | undefined, nameOf: (row: string) => string): string | undefined {
  const t = useTexts();
  for (const [row, marks] of Object.entries(error ?? {})) {
    const refused = findRefused(marks);
    if (refused) return t('forms.titleOf', { title: nameOf(row), name: toFieldMessage(refused, t) });
  }
  return undefined;
}

function findRefused(marks: unknown): FieldError | undefined {
  if (typeof marks !== 'object' || marks === null) return undefined;
  if ('type' in marks && typeof marks.type === 'string') return isOfServer(marks as FieldError) ? (marks as FieldError) : undefined;
  return Object.values(marks)
    .map(findRefused)
    .find((found) => found !== undefined);
}
