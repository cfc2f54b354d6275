/** Below which servers have their calls where the given address is not the whole one. */
export const prefixes = ['/api', '/v1', '/api/v1', '/v1/api', '/admin-api'] as const;
