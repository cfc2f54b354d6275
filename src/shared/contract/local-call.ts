import type { z } from 'zod';
import type { FailureCode } from './result';

/** Maximum size of a call's input, and the failure for larger ones. */
export interface InputLimit {
  readonly bytes: number;
  readonly failure: FailureCode;
}
/** Limit of every call that declares no other. */
export const inputLimit: InputLimit = { bytes: 2 * 1024 * 1024, failure: 'badInput' };

/** A request of a page to the main process that is not an API call. */
export interface LocalCall<Input extends z.ZodType = z.ZodType, Output = unknown, Reads extends boolean = boolean> {
  readonly kind: 'localCall';
  readonly input: Input;
  /** Type only; the main process is trusted to return it. */
  readonly output?: Output;
  /** Whether it changes nothing, so that pages may cache the result and call it again at any time. */
  readonly isRead: Reads;
  /** Reads that the call makes stale. */
  readonly touches: readonly string[];
  /** Events after which the cached result is stale. */
  readonly follows: readonly string[];
  /** Whether the result belongs to a person or to the computer. */
  readonly of: AnswerOwner;
  readonly limit: InputLimit;
  /** Whether the user has started it and waits for its end, as the idle lock does. */
  readonly isWork: boolean;
  /** Whether pages may call it while the app is locked: the password dialog, the sign-in page, or the window itself needs it. */
  readonly whileLocked: boolean;
}

/** `person`: belongs to the signed-in admin, so no one else may see it. `computer`: the same for everyone who uses this computer. */
export type AnswerOwner = 'person' | 'computer';

/** Declares that the result of a local call belongs to this computer. */
export const ofComputer = { of: 'computer' } as const;

/** Declares that a call also works while the app is locked; it must not return a person's data or act in a person's name. */
export const whileLocked = { whileLocked: true } as const;

/**
 * Declares a call that changes nothing: `localRead(inputSchema)<Output>()`. The schema validates the page's input; the type is the result.
 * A result without a declared owner belongs to a person.
 */
export function localRead<Input extends z.ZodType>(
  input: Input,
  { follows = [], of = 'person', whileLocked = false }: { follows?: readonly string[]; of?: AnswerOwner; whileLocked?: boolean } = {},
): <Output>() => LocalCall<Input, Output, true> & { readonly touches: readonly [] } {
  return () => ({ kind: 'localCall', input, isRead: true, touches: [], follows, of, limit: inputLimit, isWork: false, whileLocked });
}

/** Declares a call that changes or starts something, or removes what it returns. */
export function localWrite<Input extends z.ZodType, const Touches extends readonly string[] = readonly []>(
  input: Input,
  {
    touches = [] as unknown as Touches,
    of = 'person',
    limit,
    isWork = false,
    whileLocked = false,
  }: { touches?: Touches; of?: AnswerOwner; limit?: Partial<InputLimit>; isWork?: boolean; whileLocked?: boolean } = {},
): <Output>() => LocalCall<Input, Output, false> & { readonly touches: Touches } {
  return () => ({
    ...{ kind: 'localCall', input, isRead: false, touches, follows: [], of, isWork, whileLocked },
    limit: { ...inputLimit, ...limit },
  });
}

// biome-ignore lint/suspicious/noExplicitAny: "a local call of whatever types"; every use infers from it.
type AnyLocalCall = LocalCall<any, any, any>;
export type LocalCallInput<R extends AnyLocalCall> = z.input<R['input']>;
export type LocalCallParsed<R extends AnyLocalCall> = z.output<R['input']>;
export type LocalCallOutput<R extends AnyLocalCall> = R extends LocalCall<infer _I, infer Output, infer _R> ? Output : never;
