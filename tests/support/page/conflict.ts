import { fireEvent, screen, within } from '@testing-library/react';
import { inEnglish } from '../texts';

/** Resolves the dialog about fields that someone else has changed too, with the same choice for all fields. */
export async function answerConflict(side: 'Mine' | 'Theirs'): Promise<void> {
  const question = within(await screen.findByRole('alertdialog', { name: inEnglish('shipping.outcome.moved') }));
  for (const choice of question.getAllByRole('radio', { name: new RegExp(`^${side}`), hidden: true })) fireEvent.click(choice);
  fireEvent.click(question.getByRole('button', { name: inEnglish('forms.conflict.save'), hidden: true }));
}
