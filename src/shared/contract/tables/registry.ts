import { apiCalls } from './api-calls.generated';

/** All API calls by name, `area.verb`. */
export const calls = apiCalls;
export type CallName = keyof typeof calls;
