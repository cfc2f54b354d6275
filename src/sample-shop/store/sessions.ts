/** Tokens of signed-in admins. A new sign-in of the same admin replaces the earlier token. */
export interface Sessions {
  start(adminId: number): string;
  end(token: string): void;
  /** `replaced`: the token's admin has signed in again since. */
  find(token: string): { adminId: number; state: 'valid' | 'replaced' } | undefined;
  /** Removes all tokens, or those of one admin. */
  expire(adminId?: number): void;
}

export function createSessions(): Sessions {
  const tokens = new Map<string, { adminId: number; state: 'valid' | 'replaced' }>();
  return {
    start(adminId) {
      for (const session of tokens.values()) if (session.adminId === adminId) session.state = 'replaced';
      const token = `${adminId}.${crypto.randomUUID()}`;
      tokens.set(token, { adminId, state: 'valid' });
      return token;
    },
    end: (token) => void tokens.delete(token),
    find: (token) => tokens.get(token),
    expire(adminId) {
      for (const [token, session] of tokens) if (adminId === undefined || session.adminId === adminId) tokens.delete(token);
    },
  };
}
