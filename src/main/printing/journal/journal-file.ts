export const journalFileName = 'journal.sqlite';
