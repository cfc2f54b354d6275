import { ApiError } from '../api-error';
import { findApiRow, findViolation } from './find-violation';

/** A request that a strict shop refused. */
export interface Violation {
  method: string;
  path: string;
  /** The path in the request, such as `body.variant_data.0.price`. */
  where: string;
  message: string;
}

export interface StrictGate {
  /** Refuses a request that deviates from the written API and records the violation; undefined for all others. */
  check(request: Request, path: string, body: unknown): ApiError | undefined;
  /** Sets the success status of the written API, whatever the contract has. */
  correct(request: Request, path: string, response: Response): Response;
}

/** Checks requests before the shop, without knowing the contract. */
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
