import type { Fault } from './faults';

const dropped = new WeakSet<Response>();

/** True for the placeholder of a response whose connection must be closed instead. */
export function isDropped(response: Response): boolean {
  return dropped.has(response);
}

export function wait(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}

function never(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** True if the fault replaces the response instead of only delaying it. */
export function replacesResponse({ status, message, bodyText, hang, dropConnection }: Fault): boolean {
  return Boolean(hang || dropConnection) || status !== undefined || message !== undefined || bodyText !== undefined;
}

export async function toFaultResponse(fault: Fault, signal: AbortSignal): Promise<Response> {
  if (fault.hang) return never(signal);
  if (fault.dropConnection) {
    const response = new Response(null, { status: 500 });
    dropped.add(response);
    return response;
  }
  if (fault.bodyText !== undefined) {
    const type = fault.contentType ?? 'text/html; charset=utf-8';
    return new Response(fault.bodyText, { status: fault.status ?? 200, headers: { 'content-type': type, ...fault.headers } });
  }
  const body = fault.message === undefined ? {} : { message: fault.message };
  return Response.json(body, { status: fault.status ?? 500, ...(fault.headers ? { headers: fault.headers } : {}) });
}
