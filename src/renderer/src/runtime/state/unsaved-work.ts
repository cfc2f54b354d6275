import { create } from 'zustand';

interface UnsavedForm {
  /** Name of the form as its person knows it. */
  title: string;
  /** Forgets what was typed, drafts included. */
  discard: () => void;
}

type UnsavedForms = ReadonlyMap<string, UnsavedForm>;

interface UnsavedWorkState {
  forms: UnsavedForms;
  /** The question that stands on screen, and what its answer is for. */
  question: { resolve: (leave: boolean) => void; forms: UnsavedForms } | null;
}

/** Every form with changes that no server has: navigation, sign-out and window close ask it before they go on. */
export const useUnsavedWork = create<UnsavedWorkState>(() => ({ forms: new Map(), question: null }));

const { getState, setState } = useUnsavedWork;

export const unsavedWork = {
  exists: (): boolean => getState().forms.size > 0,
  put(id: string, form: UnsavedForm): void {
    setState(({ forms }) => ({ forms: new Map(forms).set(id, form) }));
  },
  remove(id: string): void {
    if (!getState().forms.has(id)) return;
    setState(({ forms }) => {
      const rest = new Map(forms);
      rest.delete(id);
      return { forms: rest };
    });
  },
  /** True when nothing is unsaved or the person gave it up; a second question while one stands means "stay". `id`: of the only form meant. */
  confirmLeaving(id?: string): Promise<boolean> {
    const { forms, question } = getState();
    const asked = new Map([...forms].filter(([form]) => id === undefined || form === id));
    if (asked.size === 0) return Promise.resolve(true);
    if (question) return Promise.resolve(false);
    return new Promise((resolve) => setState({ question: { resolve, forms: asked } }));
  },
  answer(leave: boolean): void {
    const { forms, question } = getState();
    const asked = question?.forms ?? forms;
    if (leave) for (const form of asked.values()) form.discard();
    setState(leave ? { question: null, forms: new Map([...forms].filter(([id]) => !asked.has(id))) } : { question: null });
    question?.resolve(leave);
  },
};
