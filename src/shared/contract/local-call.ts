import type { z } from 'zod';

/** A request of a page to the main process that is not an API call: its handler lives in `main/bridge/handlers`. */
export interface LocalCall<Input extends z.ZodType = z.ZodType, Output = unknown> {
  readonly kind: 'localCall';
  readonly input: Input;
  /** Type only; the main process is trusted to return it. */
  readonly output?: Output;
  /** Reads that it makes stale. */
  readonly touches: readonly string[];
  /** Whose its answer is. */
  readonly of: AnswerOwner;
}

/** `person`: of the admin who is signed in, so that no one else may see it. `computer`: the same for everyone who uses this computer. */
export type AnswerOwner = 'person' | 'computer';

/** Says that the answer of a local call belongs to this computer. */
export const ofComputer = { of: 'computer' } as const;

/** `localCall(inputSchema)<Output>()`: the schema guards what pages send, the type says what they get. What is not declared is a person's. */
export function localCall<Input extends z.ZodType, const Touches extends readonly string[] = readonly []>(
  input: Input,
  { touches = [] as unknown as Touches, of = 'person' }: { touches?: Touches; of?: AnswerOwner } = {},
): <Output>() => LocalCall<Input, Output> & { readonly touches: Touches } {
  return () => ({ kind: 'localCall', input, touches, of });
}

// biome-ignore lint/suspicious/noExplicitAny: "a local call of whatever types"; every use infers from it.
type AnyLocalCall = LocalCall<any, any>;
export type LocalCallInput<R extends AnyLocalCall> = z.input<R['input']>;
export type LocalCallParsed<R extends AnyLocalCall> = z.output<R['input']>;
export type LocalCallOutput<R extends AnyLocalCall> = R extends LocalCall<infer _I, infer Output> ? Output : never;
