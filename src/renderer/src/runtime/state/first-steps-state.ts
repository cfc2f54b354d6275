import { create } from 'zustand';

export const firstSteps = ['signIn', 'printer', 'documents', 'head', 'testPage', 'search', 'order', 'status', 'station'] as const;
export type FirstStep = (typeof firstSteps)[number];

export interface StoredFirstSteps {
  /** When each was done first, ISO; empty where it was found done and nobody knows when. What was done once stays done. */
  done: Partial<Record<FirstStep, string>>;
  leftOut: readonly FirstStep[];
  isHidden: boolean;
}

const storageKey = 'firstSteps';
const nothing: StoredFirstSteps = { done: {}, leftOut: [], isHidden: false };

/** What is kept, where it can be read; of an unknown form nothing. */
export function readKept(text: string | null): StoredFirstSteps {
  try {
    const kept = JSON.parse(text ?? '') as Partial<StoredFirstSteps>;
    const isStep = (name: unknown): name is FirstStep => firstSteps.some((step) => step === name);
    return {
      done: Object.fromEntries(Object.entries(kept.done ?? {}).filter(([step, at]) => isStep(step) && typeof at === 'string')),
      leftOut: Array.isArray(kept.leftOut) ? kept.leftOut.filter(isStep) : [],
      isHidden: kept.isHidden === true,
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

/** The first day on this computer, for whoever sits at it. */
export const useFirstSteps = create<StoredFirstSteps>(() => readStored());

function keep(changes: Partial<StoredFirstSteps>): void {
  useFirstSteps.setState(changes);
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(useFirstSteps.getState()));
  } catch {
    // Full or forbidden storage only costs the memory of it.
  }
}

/** Something was done just now; only the first time counts. */
export function noteFirstSteps(steps: readonly FirstStep[], at = new Date().toISOString()): void {
  const { done } = useFirstSteps.getState();
  const news = steps.filter((step) => done[step] === undefined);
  if (news.length > 0) keep({ done: { ...done, ...Object.fromEntries(news.map((step) => [step, at])) } });
}

/** These were found done, and when as far as the computer knows. */
export function noteFoundSteps(found: readonly { step: FirstStep; at: string | null }[]): void {
  const { done } = useFirstSteps.getState();
  const news = found.filter(({ step, at }) => done[step] === undefined || (done[step] === '' && at));
  if (news.length > 0) keep({ done: { ...done, ...Object.fromEntries(news.map(({ step, at }) => [step, at ?? ''])) } });
}

export const firstDay = {
  leave: (step: FirstStep): void => keep({ leftOut: [...new Set([...useFirstSteps.getState().leftOut, step])] }),
  hide: (): void => keep({ isHidden: true }),
  show: (): void => keep({ isHidden: false }),
};
