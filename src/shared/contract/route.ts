import type { z } from 'zod';

/** A request of a page to the main process that is not an API call: its handler lives in `main/bridge/handlers`. */
export interface Route<Input extends z.ZodType = z.ZodType, Output = unknown> {
  readonly kind: 'route';
  readonly input: Input;
  /** Type only; the main process is trusted to return it. */
  readonly output?: Output;
  /** Reads that it makes stale. */
  readonly touches: readonly string[];
}

/** `route(inputSchema)<Output>()`: the schema guards what pages send, the type says what they get. */
export function route<Input extends z.ZodType, const Touches extends readonly string[] = readonly []>(
  input: Input,
  { touches }: { touches: Touches } = { touches: [] as unknown as Touches },
): <Output>() => Route<Input, Output> & { readonly touches: Touches } {
  return () => ({ kind: 'route', input, touches });
}

// biome-ignore lint/suspicious/noExplicitAny: "a route of whatever types"; every use infers from it.
type AnyRoute = Route<any, any>;
export type RouteInput<R extends AnyRoute> = z.input<R['input']>;
export type RouteParsed<R extends AnyRoute> = z.output<R['input']>;
export type RouteOutput<R extends AnyRoute> = R extends Route<infer _I, infer Output> ? Output : never;
