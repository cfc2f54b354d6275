import { create } from 'zustand';
import { useSession } from './session-store';

export const firstSteps = ['signIn', 'printer', 'documents', 'head', 'testPage', 'search', 'order', 'status', 'station'] as const;
export type FirstStep = (typeof firstSteps)[number];

export interface StoredFirstSteps {
  /** Time of the first completion, ISO; empty if the step was found completed and its time is unknown. Completed steps stay completed. */
  done: Partial<Record<FirstStep, string>>;
  leftOut: readonly FirstStep[];
  isHidden: boolean;
  /** Id of the user whose first day it is: the first who saw the steps. Others don't see them. */
  user?: number;
}

const storageKey = 'firstSteps';
const nothing: StoredFirstSteps = { done: {}, leftOut: [], isHidden: false };

/** Parses the stored state; an unknown form counts as none. */
export function readKept(text: string | null): StoredFirstSteps {
  try {
    const kept = JSON.parse(text ?? '') as Partial<StoredFirstSteps>;
    const isStep = (name: unknown): name is FirstStep => firstSteps.some((step) => step === name);
    return {
      done: Object.fromEntries(Object.entries(kept.done ?? {}).filter(([step, at]) => isStep(step) && typeof at === 'string')),
      leftOut: Array.isArray(kept.leftOut) ? kept.leftOut.filter(isStep) : [],
      isHidden: kept.isHidden === true,
      ...(typeof kept.user === 'number' && { user: kept.user }),
    };
  } catch {
    return nothing;
  }
}

function readStored(): StoredFirstSteps {
  try {
    return readKept(window.localStorage.getItem(storageKey));
  } catch {
    return nothing;
  }
}

/** Progress of the first steps on this computer, for all its users. */
export const useFirstSteps = create<StoredFirstSteps>(() => readStored());

/** Whether the steps are shown to this user: they aren't hidden, and it isn't somebody else's first day. */
export const isFirstDayOf = (user: number | undefined, { isHidden, user: owner }: StoredFirstSteps): boolean =>
  !isHidden && (owner === undefined || owner === user);

function keep(changes: Partial<StoredFirstSteps>): void {
  useFirstSteps.setState(changes);
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(useFirstSteps.getState()));
  } catch {
    // If the storage is full or disabled, only the progress is lost.
  }
}

/** Marks steps as completed now; only the first time is stored. */
export function noteFirstSteps(steps: readonly FirstStep[], at = new Date().toISOString()): void {
  const { done } = useFirstSteps.getState();
  const news = steps.filter((step) => done[step] === undefined);
  if (news.length > 0) keep({ done: { ...done, ...Object.fromEntries(news.map((step) => [step, at])) } });
}

/** Marks steps that were found completed, with their time if it is known. */
export function noteFoundSteps(found: readonly { step: FirstStep; at: string | null }[]): void {
  const { done } = useFirstSteps.getState();
  const news = found.filter(({ step, at }) => done[step] === undefined || (done[step] === '' && at));
  if (news.length > 0) keep({ done: { ...done, ...Object.fromEntries(news.map(({ step, at }) => [step, at ?? ''])) } });
}

export const firstDay = {
  leave: (step: FirstStep): void => keep({ leftOut: [...new Set([...useFirstSteps.getState().leftOut, step])] }),
  hide: (): void => keep({ isHidden: true }),
  /** Also for a user who asks for the steps of somebody else. */
  show(): void {
    const user = useSession.getState().auth.admin?.id;
    keep({ isHidden: false, ...(user !== undefined && { user }) });
  },
  /** Keeps whose first day it is. */
  begin(user: number): void {
    if (useFirstSteps.getState().user === undefined) keep({ user });
  },
};
