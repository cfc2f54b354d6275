import type { Api } from '../api/api-client';

interface TimeProbe {
  /**
   * Makes the server in use respond, for the date of its response. Without a session nothing is sent. Waits until it is known whether there
   * is one.
   */
  ask(): Promise<void>;
  noteRestored(): void;
}

export function createTimeProbe(api: Pick<Api, 'call'>): TimeProbe {
  const { promise: isRestored, resolve: noteRestored } = Promise.withResolvers<void>();
  return {
    async ask() {
      await isRestored;
      // Any response has a date, including a refusal.
      await api.call('admins.list', { query: { page: 1 } }, { isUnseen: true });
    },
    noteRestored,
  };
}
