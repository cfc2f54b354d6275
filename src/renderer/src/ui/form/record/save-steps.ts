/** How a save was asked for. */
export interface SaveHow {
  /** Whatever came between. */
  overwrites?: boolean;
  /** The form is left with it. */
  isLeaving?: boolean;
}

/** `cutOff`: the session has ended before the server took anything. */
export type SaveEnd = 'saved' | 'unsaved' | 'uploadFailed' | 'invalid' | 'cutOff';

/** Where one save is. `isMeant`: the last step was answered, or there is none. */
export type SaveStep<Values> =
  | { at: 'uploads' | 'checking'; how: SaveHow; isMeant: boolean }
  | { at: 'asking' | 'sending'; how: SaveHow; values: Values }
  | { at: 'over'; end: SaveEnd };

/** What has come out of a step. `joined`: what came from the other side now stands beside what was typed, and is not looked at yet. */
export type SaveEvent<Values> =
  | { type: 'uploads'; uploads: Uploads }
  | { type: 'calledOff' }
  | { type: 'invalid' }
  | { type: 'valid'; values: Values }
  | { type: 'meant' }
  | { type: 'joined' }
  | { type: 'sent'; end: 'saved' | 'unsaved' | 'cutOff' };

export interface Uploads {
  isRunning: boolean;
  hasFailed: boolean;
}

/** The first step of a save that is asked for. */
export function toFirstStep<Values>(how: SaveHow, uploads: Uploads, hasLastStep: boolean): SaveStep<Values> {
  return afterUploads({ at: 'uploads', how, isMeant: !hasLastStep }, uploads);
}

/** The one place where a save goes from one step to the next; an event that is not of the step changes nothing. */
export function toNextStep<Values>(step: SaveStep<Values>, event: SaveEvent<Values>): SaveStep<Values> {
  if (step.at === 'over') return step;
  if (event.type === 'calledOff') return { at: 'over', end: 'unsaved' };
  switch (step.at) {
    case 'uploads':
      return event.type === 'uploads' ? afterUploads(step, event.uploads) : step;
    case 'checking':
      if (event.type === 'invalid') return { at: 'over', end: 'invalid' };
      return event.type === 'valid' ? { at: step.isMeant ? 'sending' : 'asking', how: step.how, values: event.values } : step;
    case 'asking':
      return event.type === 'meant' ? { ...step, at: 'sending' } : step;
    case 'sending':
      // What came from the other side is looked at as what is typed is.
      if (event.type === 'joined') return { at: 'checking', how: { ...step.how, overwrites: true }, isMeant: true };
      return event.type === 'sent' ? { at: 'over', end: event.end } : step;
  }
}

function afterUploads<Values>(step: Extract<SaveStep<Values>, { at: 'uploads' | 'checking' }>, uploads: Uploads): SaveStep<Values> {
  if (uploads.isRunning) return step;
  return uploads.hasFailed ? { at: 'over', end: 'uploadFailed' } : { ...step, at: 'checking' };
}
