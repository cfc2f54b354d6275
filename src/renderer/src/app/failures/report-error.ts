import { ask } from '@renderer/runtime/calls/bridge';

/** Logs an error that nothing caught and answers with its reference, when the log can be reached. */
export async function reportError(error: unknown, where: string): Promise<string | undefined> {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const report = { message: message.slice(0, 4000), where, ...(stack && { stack: stack.slice(0, 20_000) }) };
  const result = await ask('app.reportError', report);
  return result.ok ? result.value.reference : undefined;
}
