import type { z } from 'zod';

/** A request of a page to the main process that is not an API call: its handler lives in `main/bridge/handlers`. */
export interface LocalCall<Input extends z.ZodType = z.ZodType, Output = unknown> {
  readonly kind: 'localCall';
  readonly input: Input;
  /** Type only; the main process is trusted to return it. */
  readonly output?: Output;
  /** Reads that it makes stale. */
  readonly touches: readonly string[];
}

/** `localCall(inputSchema)<Output>()`: the schema guards what pages send, the type says what they get. */
export function localCall<Input extends z.ZodType, const Touches extends readonly string[] = readonly []>(
  input: Input,
  { touches }: { touches: Touches } = { touches: [] as unknown as Touches },
): <Output>() => LocalCall<Input, Output> & { readonly touches: Touches } {
  return () => ({ kind: 'localCall', input, touches });
}

// biome-ignore lint/suspicious/noExplicitAny: "a local call of whatever types"; every use infers from it.
type AnyLocalCall = LocalCall<any, any>;
export type LocalCallInput<R extends AnyLocalCall> = z.input<R['input']>;
export type LocalCallParsed<R extends AnyLocalCall> = z.output<R['input']>;
export type LocalCallOutput<R extends AnyLocalCall> = R extends LocalCall<infer _I, infer Output> ? Output : never;
