import { createNanoEvents } from 'nanoevents';
/** Holds the access token of the signed-in admin until the session ends. */
export interface Grant {
  readonly token: string;
  /** The only API root that may receive the token. */
  readonly apiRoot: string;
  /** Aborted when the session ends. */
  readonly signal: AbortSignal;
}

/**
 * Connects session and API client: the session grants and revokes the token, the client reads it and reports a refusal. A refusal of an
 * outdated grant is ignored, so several calls that fail at the same time end the session only once.
 */
export interface Access {
  current(): Grant | null;
  grant(token: string, apiRoot: string): void;
  /** Replaces the token of the running session; its calls under way continue. */
  renew(token: string): void;
  /** Makes `renewed` wait until the returned function is called, because a sign-in under way may renew the token. */
  awaitRenewal(): () => void;
  /** Resolves to the grant that has replaced this one in the same session; null if there is none. */
  renewed(grant: Grant): Promise<Grant | null>;
  revoke(): void;
  refused(grant: Grant): void;
  onRefused(listener: () => void): void;
}

export function createAccess(): Access {
  let held: { grant: Grant; end: AbortController } | null = null;
  let renewal: Promise<void> = Promise.resolve();
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
    renew(token) {
      if (held) held = { ...held, grant: { ...held.grant, token } };
    },
    awaitRenewal() {
      const { promise, resolve } = Promise.withResolvers<void>();
      renewal = promise;
      return resolve;
    },
    async renewed(grant) {
      await renewal;
      const now = held?.grant;
      return now && now !== grant && now.signal === grant.signal ? now : null;
    },
    revoke,
    refused(grant) {
      if (held?.grant === grant) events.emit('refused');
    },
    onRefused: (listener) => void events.on('refused', listener),
  };
}
