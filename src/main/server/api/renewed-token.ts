import { FailureError } from '@shared/contract/result';
import { HTTPError } from 'ky';
import type { Access } from './access';
import type { Exchange } from './call-failure';
import { toContractError } from './errors/other-errors';
import { readError } from './errors/read-error';

/** Whether the server refused the token, so that the call did nothing. */
function isTokenRefused(error: unknown, { errors }: Exchange): boolean {
  if (error instanceof FailureError) return error.failure.code === 'sessionEnded';
  if (!(error instanceof HTTPError)) return false;
  const { status, statusText } = error.response;
  return readError(status, statusText, toContractError(error.data, { errors })).code === 'sessionEnded';
}

/** Sends a call; sends it again, once, if the server refused a token that unlocking the app has replaced meanwhile. */
export async function sendWithRenewedToken<Value>(exchange: Exchange, access: Access, send: () => Promise<Value>): Promise<Value> {
  try {
    return await send();
  } catch (error) {
    const renewed = exchange.grant && isTokenRefused(error, exchange) ? await access.renewed(exchange.grant) : null;
    if (!renewed) throw error;
    exchange.grant = renewed;
    return send();
  }
}
