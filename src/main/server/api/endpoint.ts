import type { ConnectionView, ProfileView } from '@shared/contract/desktop/connection';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import { createNanoEvents } from 'nanoevents';

/** Where the calls go and how the token is written. */
export interface Target {
  apiRoot: string;
  authorization: ConnectionView['authorization'];
  /** In place of what is in force there; null: none, as for the sample shop. */
  profile?: ServerProfile | null;
}

/** The one place that knows the address in use and whether it answers. */
export interface Endpoint {
  target(): Target | null;
  view(): ConnectionView;
  /** Puts another address in use; its state is unknown until the first answer. */
  use(target: Target | null, source: ConnectionView['source']): void;
  noteAnswered(): void;
  noteUnreachable(): void;
  /** Something of the view that lies elsewhere has changed: tells every listener. */
  announce(): void;
  onChanged(listener: (view: ConnectionView) => void): void;
}

export interface EndpointDeps {
  /** What forbids a change now. */
  fixedBy: () => ConnectionView['fixedBy'];
  /** Of the address in use. */
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
