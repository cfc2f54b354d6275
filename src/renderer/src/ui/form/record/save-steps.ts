/** Options of a save. */
export interface SaveHow {
  /** Saves even if the record has changed. */
  overwrites?: boolean;
  /** The user leaves the form with this save. */
  isLeaving?: boolean;
}

/** `cutOff`: the session ended before the server accepted anything. */
export type SaveEnd = 'saved' | 'unsaved' | 'uploadFailed' | 'invalid' | 'cutOff';

/** The current step of a save. `isMeant`: the save is confirmed, or needs no confirmation. */
export type SaveStep<Values> =
  | { at: 'uploads' | 'checking'; how: SaveHow; isMeant: boolean }
  | { at: 'asking' | 'sending'; how: SaveHow; values: Values }
  | { at: 'over'; end: SaveEnd };

/** The result of a step. `joined`: the server's changes were merged into the form, and must still be validated. */
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

/** Returns the first step of a requested save. */
export function toFirstStep<Values>(how: SaveHow, uploads: Uploads, hasLastStep: boolean): SaveStep<Values> {
  return afterUploads({ at: 'uploads', how, isMeant: !hasLastStep }, uploads);
}

/** The only place that moves a save from one step to the next. Events that don't belong to the step are ignored. */
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
      // Merged values are validated like the user's input.
      if (event.type === 'joined') return { at: 'checking', how: { ...step.how, overwrites: true }, isMeant: true };
      return event.type === 'sent' ? { at: 'over', end: event.end } : step;
  }
}

function afterUploads<Values>(step: Extract<SaveStep<Values>, { at: 'uploads' | 'checking' }>, uploads: Uploads): SaveStep<Values> {
  if (uploads.isRunning) return step;
  return uploads.hasFailed ? { at: 'over', end: 'uploadFailed' } : { ...step, at: 'checking' };
}
