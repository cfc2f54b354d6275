import type { ConnectionView, ProfileView } from '@shared/contract/desktop/connection';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import { createNanoEvents } from 'nanoevents';

/** Address of the calls, and how the token is sent. */
export interface Target {
  apiRoot: string;
  authorization: ConnectionView['authorization'];
  /** Replaces the profile of this address; null: none, as for the sample shop. */
  profile?: ServerProfile | null;
}

/** The address in use and whether it responds. */
export interface Endpoint {
  target(): Target | null;
  view(): ConnectionView;
  /** Uses another address; its state is unknown until the first response. */
  use(target: Target | null, source: ConnectionView['source']): void;
  noteAnswered(): void;
  noteUnreachable(): void;
  /** Notifies every listener of a change in a part of the view that is stored elsewhere. */
  announce(): void;
  onChanged(listener: (view: ConnectionView) => void): void;
}

export interface EndpointDeps {
  /** Returns the reason why the address can't be changed now. */
  fixedBy: () => ConnectionView['fixedBy'];
  /** Returns the profile of the address in use. */
  profileOf: (target: Target) => ProfileView | null;
  now?: () => Date;
}

export function createEndpoint({ fixedBy, profileOf, now = () => new Date() }: EndpointDeps): Endpoint {
  let target: Target | null = null;
  let source: ConnectionView['source'] = null;
  let state: ConnectionView['state'] = 'unknown';
  let since = now().toISOString();
  const events = createNanoEvents<{ changed(view: ConnectionView): void }>();

  const view = (): ConnectionView => ({
    apiRoot: target?.apiRoot ?? null,
    authorization: target?.authorization ?? 'bare',
    source,
    state,
    since,
    fixedBy: fixedBy(),
    profile: target && profileOf(target),
  });
  const tell = (): void => events.emit('changed', view());
  const note = (next: ConnectionView['state']): void => {
    if (state === next) return;
    state = next;
    since = now().toISOString();
    tell();
  };

  return {
    target: () => target,
    view,
    use(nextTarget, nextSource) {
      target = nextTarget;
      source = nextSource;
      state = 'unknown';
      since = now().toISOString();
      tell();
    },
    noteAnswered: () => note('connected'),
    noteUnreachable: () => note('unreachable'),
    announce: tell,
    onChanged: (listener) => void events.on('changed', listener),
  };
}
