import { ApiError } from '../http/api-error';
import { findApiRow, findViolation } from './find-violation';

/** What a strict shop refused. */
export interface Violation {
  method: string;
  path: string;
  /** Where in the request, as `body.variant_data.0.price`. */
  where: string;
  message: string;
}

export interface StrictGate {
  /** The refusal of a request that the written API does not know, noted as a violation; undefined for all others. */
  check(request: Request, path: string, body: unknown): ApiError | undefined;
  /** The answer with the status that the written API gives to a success, whatever the contract has. */
  correct(request: Request, path: string, response: Response): Response;
}

/** Stands before the shop and knows nothing of the contract. */
export function createStrictGate(violations: Violation[]): StrictGate {
  return {
    check(request, path, body) {
      const { method, url, headers } = request;
      const misfit = findViolation({ method, path, query: new URL(url).searchParams, contentType: headers.get('content-type'), body });
      if (!misfit) return undefined;
      violations.push({ method, path, ...misfit });
      return new ApiError(misfit.message === 'not_found' ? 404 : 400, misfit.message);
    },
    correct({ method }, path, response) {
      const status = findApiRow({ method, path })?.status ?? response.status;
      if (!response.ok || response.status === status) return response;
      return new Response(response.body, { status, headers: response.headers });
    },
  };
}
