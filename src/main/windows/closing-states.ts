/**
 * The states between a request to close and its end, as three tables: state, event, next state. An event that a state doesn't list leaves
 * it unchanged.
 */
type Table = Record<string, Record<string, string>>;
type StateOf<States extends Table> = keyof States & string;
type EventOf<States extends Table> = { [State in keyof States]: keyof States[State] & string }[keyof States];

/** States of a window with unsaved work, or with sheets that aren't sent yet. */
export const windowStates = {
  open: { closeWanted: 'asked', leave: 'released', systemEnds: 'released' },
  /** Its page was notified, and hasn't reported yet that it asks the user. */
  asked: { pageAsks: 'asking', stay: 'open', leave: 'released', silence: 'released', pageGone: 'open', systemEnds: 'released' },
  asking: { closeWanted: 'asked', stay: 'open', leave: 'released', pageGone: 'open', systemEnds: 'released' },
  /** The window closes without another question. */
  released: { pageGone: 'open' },
} as const satisfies Table;

/** States of the question about the unsaved work of several windows. */
export const dialogStates = {
  closed: { wanted: 'asked' },
  /** The page of the front window was notified, and hasn't reported yet that it asks the user. */
  asked: { pageAsks: 'asking', silence: 'inSystem', answered: 'closed' },
  asking: { wanted: 'asked', answered: 'closed' },
  /** The page hangs, so a dialog of the system asks. */
  inSystem: { pageAsks: 'asking', answered: 'closed' },
} as const satisfies Table;

/** States of the whole app, once no window asks. */
export const appStates = {
  running: { leave: 'sending', sheetsLeft: 'asking' },
  /** A dialog of the system asks what happens to the sheets, because no window is open that could. */
  asking: { leave: 'askingAndSending', stay: 'running', send: 'sending' },
  /** All windows are closed: the app quits after the batch. */
  sending: { sheetsLeft: 'askingAndSending', sheetsSent: 'running', windowOpened: 'running' },
  askingAndSending: { stay: 'sending', send: 'sending', sheetsSent: 'asking', windowOpened: 'asking' },
} as const satisfies Table;

/** Follows one of the tables. `send` returns whether the state has changed. */
export function createStates<States extends Table>(table: States, first: StateOf<States>) {
  let state = first;
  return {
    is: (...states: StateOf<States>[]): boolean => states.includes(state),
    send(event: EventOf<States>): boolean {
      const next = table[state]?.[event] ?? state;
      const hasChanged = next !== state;
      state = next;
      return hasChanged;
    },
  };
}
