import { createNanoEvents } from 'nanoevents';
/** The right to call the API as somebody, as long as the session lasts. */
export interface Grant {
  readonly token: string;
  /** The only API root that may see the token. */
  readonly apiRoot: string;
  /** Aborted when the session ends. */
  readonly signal: AbortSignal;
}

/**
 * The token's holder between session and API client: the session grants and revokes, the client reads and reports a refusal. A refusal of
 * a grant that is no longer the current one says nothing, so calls that fail together end one session once.
 */
export interface Access {
  current(): Grant | null;
  grant(token: string, apiRoot: string): void;
  revoke(): void;
  refused(grant: Grant): void;
  onRefused(listener: () => void): void;
}

export function createAccess(): Access {
  let held: { grant: Grant; end: AbortController } | null = null;
  const events = createNanoEvents<{ refused(): void }>();

  function revoke(): void {
    const ended = held;
    held = null;
    ended?.end.abort();
  }

  return {
    current: () => held?.grant ?? null,
    grant(token, apiRoot) {
      revoke();
      const end = new AbortController();
      held = { grant: { token, apiRoot, signal: end.signal }, end };
    },
    revoke,
    refused(grant) {
      if (held?.grant === grant) events.emit('refused');
    },
    onRefused: (listener) => void events.on('refused', listener),
  };
}
