import { apiCalls } from './api-calls.generated';

/** Every API call by its name, `area.verb`. */
export const calls = apiCalls;
export type CallName = keyof typeof calls;
