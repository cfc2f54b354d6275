import { callFacts } from './call-facts.generated';

/** Whether an answer is the same for everyone at this computer, as its declaration says; any other is a person's. */
export const isOfComputer = (name: unknown): boolean => typeof name === 'string' && callFacts[name]?.[2] === 'computer';
