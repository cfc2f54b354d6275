/** Chromium's numbers of the network errors that the stand-in can produce. */
const numbers = {
  ERR_FAILED: -2,
  ERR_ABORTED: -3,
  ERR_INVALID_ARGUMENT: -4,
  ERR_FILE_NOT_FOUND: -6,
  ERR_TIMED_OUT: -7,
  ERR_ACCESS_DENIED: -10,
  ERR_BLOCKED_BY_CLIENT: -20,
  ERR_BLOCKED_BY_RESPONSE: -27,
  ERR_CONNECTION_CLOSED: -100,
  ERR_CONNECTION_RESET: -101,
  ERR_CONNECTION_REFUSED: -102,
  ERR_NAME_NOT_RESOLVED: -105,
  ERR_INTERNET_DISCONNECTED: -106,
  ERR_SSL_PROTOCOL_ERROR: -107,
  ERR_ADDRESS_UNREACHABLE: -109,
  ERR_CONNECTION_TIMED_OUT: -118,
  ERR_CERT_COMMON_NAME_INVALID: -200,
  ERR_CERT_DATE_INVALID: -201,
  ERR_CERT_AUTHORITY_INVALID: -202,
  ERR_INVALID_URL: -300,
  ERR_UNKNOWN_URL_SCHEME: -302,
  ERR_TOO_MANY_REDIRECTS: -310,
  ERR_UNSAFE_PORT: -312,
  ERR_EMPTY_RESPONSE: -324,
  ERR_INCOMPLETE_CHUNKED_ENCODING: -355,
  ERR_INVALID_HTTP_RESPONSE: -370,
};

const ofNode = {
  CERT_HAS_EXPIRED: 'ERR_CERT_DATE_INVALID',
  CERT_NOT_YET_VALID: 'ERR_CERT_DATE_INVALID',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'ERR_CERT_AUTHORITY_INVALID',
  EACCES: 'ERR_ACCESS_DENIED',
  EAI_AGAIN: 'ERR_NAME_NOT_RESOLVED',
  ECONNREFUSED: 'ERR_CONNECTION_REFUSED',
  ECONNRESET: 'ERR_CONNECTION_RESET',
  EHOSTUNREACH: 'ERR_ADDRESS_UNREACHABLE',
  ENETUNREACH: 'ERR_INTERNET_DISCONNECTED',
  ENOTFOUND: 'ERR_NAME_NOT_RESOLVED',
  EPIPE: 'ERR_CONNECTION_RESET',
  EPROTO: 'ERR_SSL_PROTOCOL_ERROR',
  ERR_TLS_CERT_ALTNAME_INVALID: 'ERR_CERT_COMMON_NAME_INVALID',
  ETIMEDOUT: 'ERR_CONNECTION_TIMED_OUT',
  SELF_SIGNED_CERT_IN_CHAIN: 'ERR_CERT_AUTHORITY_INVALID',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'ERR_CERT_AUTHORITY_INVALID',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'ERR_CERT_AUTHORITY_INVALID',
  UND_ERR_BODY_TIMEOUT: 'ERR_TIMED_OUT',
  UND_ERR_CONNECT_TIMEOUT: 'ERR_CONNECTION_TIMED_OUT',
  UND_ERR_HEADERS_TIMEOUT: 'ERR_TIMED_OUT',
  UND_ERR_SOCKET: 'ERR_EMPTY_RESPONSE',
};

/** Electron rejects with a plain Error whose only information is Chromium's name of the failure, in its message. */
export const netError = (name) => new Error(`net::${name}`);

/** @param {string} name as in 'ERR_FAILED' */
export const netErrorNumber = (name) => numbers[name] ?? numbers.ERR_FAILED;

/** @param {any} error the reason that Node's fetch rejected with */
export function toNetError(error, { isBody = false } = {}) {
  if (error?.name === 'AbortError' || error?.name === 'TimeoutError') return error;
  const cause = error?.cause ?? error;
  const code = cause?.code ?? cause?.errors?.[0]?.code ?? '';
  if (cause?.message === 'unexpected redirect') return new Error("Attempted to redirect, but redirect policy was 'error'");
  if (cause?.message === 'redirect count exceeded') return netError('ERR_TOO_MANY_REDIRECTS');
  if (cause?.message === 'bad port') return netError('ERR_UNSAFE_PORT');
  if (isBody && code === 'UND_ERR_SOCKET') return netError('ERR_INCOMPLETE_CHUNKED_ENCODING');
  if (String(code).startsWith('HPE_')) return netError('ERR_INVALID_HTTP_RESPONSE');
  if (code in ofNode) return netError(ofNode[code]);
  if (/unknown scheme|not supported/.test(cause?.message ?? '')) return netError('ERR_UNKNOWN_URL_SCHEME');
  return netError('ERR_FAILED');
}
