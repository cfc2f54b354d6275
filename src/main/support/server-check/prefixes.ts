/** Common prefixes of the calls' paths, for an address that is incomplete. */
export const prefixes = ['/api', '/v1', '/api/v1', '/v1/api', '/admin-api'] as const;
