/** The account under which an admin's secrets are kept: it binds a token to its API root (decisions: a token is never sent to another one). */
export function toAccount(apiRoot: string, adminId: number): string {
  return `${apiRoot}#${adminId}`;
}
