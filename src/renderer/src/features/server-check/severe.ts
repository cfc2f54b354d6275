import type { Difference } from '@shared/domain/server-check';

const severe: readonly Difference['effect'][] = ['unreadable', 'rowLeftOut', 'shownWrong'];

/** Whether something is missing or wrong on a screen. */
export const isSevere = ({ effect }: Pick<Difference, 'effect'>): boolean => severe.includes(effect);
