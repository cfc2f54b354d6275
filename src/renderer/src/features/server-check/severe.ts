import type { Difference } from '@shared/domain/server-check';

const severe: readonly Difference['effect'][] = ['unreadable', 'rowLeftOut', 'shownWrong'];

/** Something is missing on the screen, or stands there wrongly. */
export const isSevere = ({ effect }: Pick<Difference, 'effect'>): boolean => severe.includes(effect);
