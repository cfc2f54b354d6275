import { create } from 'zustand';

export interface UnsavedForm {
  /** Name of the form as its person knows it. */
  title: string;
  /** Forgets what was typed, drafts included. */
  discard: () => void;
  /** Puts what was typed on disk now, for its own admin; left out by what keeps nothing. */
  keep?: () => Promise<void>;
  /** Saves it; false when it was refused, and the form shows why. Left out by what cannot be saved, or not without a further word. */
  save?: () => Promise<boolean>;
}

type UnsavedForms = ReadonlyMap<string, UnsavedForm>;

interface UnsavedWorkState {
  forms: UnsavedForms;
  /** The question that stands on screen, and what its answer is for. */
  question: { resolve: (leave: boolean) => void; forms: UnsavedForms } | null;
  /** Whose work it is has to sign in again: nobody is asked, and nothing is given up. */
  isHeld: boolean;
  /** The question was answered with "save"; what comes of that decides. */
  isSaving: boolean;
}

/** Every form with changes that no server has: navigation, sign-out and window close ask it before they go on. */
export const useUnsavedWork = create<UnsavedWorkState>(() => ({ forms: new Map(), question: null, isHeld: false, isSaving: false }));

const { getState, setState } = useUnsavedWork;

function pick(forms: UnsavedForms, id: string | undefined): UnsavedForms {
  return id === undefined ? forms : new Map([...forms].filter(([form]) => form === id));
}

async function saveForms(forms: UnsavedForms): Promise<boolean> {
  let isSaved = true;
  for (const { save } of forms.values()) isSaved = isSaved && (await save?.()) === true;
  setState({ isSaving: false });
  return isSaved;
}

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
  /**
   * True when nothing is unsaved, or once it is saved or the person gives it up; throws nothing away itself. A second question while one stands
   * means "stay", and so does work that is held. `id`: of the only form meant.
   */
  confirmLeaving(id?: string): Promise<boolean> {
    const { forms, question, isHeld, isSaving } = getState();
    const asked = pick(forms, id);
    if (asked.size === 0) return Promise.resolve(true);
    if (question || isHeld || isSaving) return Promise.resolve(false);
    return new Promise((resolve) => setState({ question: { resolve, forms: asked } }));
  },
  answer(leave: boolean): void {
    const { question } = getState();
    setState({ question: null });
    question?.resolve(leave);
  },
  /** Saves what the question is about, form by form; the first that is refused means "stay". */
  async saveAndLeave(): Promise<void> {
    const { question } = getState();
    if (!question) return;
    setState({ question: null, isSaving: true });
    question.resolve(await saveForms(question.forms));
  },
  /** Saves all of it, form by form; false when one is refused, or when it cannot be saved now. */
  async saveAll(): Promise<boolean> {
    const { forms, isHeld, isSaving } = getState();
    if (isHeld || isSaving) return false;
    setState({ isSaving: true });
    return saveForms(forms);
  },
  /** Its drafts stay, and nothing is asked about it any more. */
  release: (): void => setState({ forms: new Map() }),
  /** Throws away what was given up. `id`: of the only form meant. */
  discard(id?: string): void {
    const given = pick(getState().forms, id);
    for (const form of given.values()) form.discard();
    setState(({ forms }) => ({ forms: new Map([...forms].filter(([form]) => !given.has(form))) }));
  },
  /** Resolves once all of it that can be kept is on disk, or could not be written. */
  async keep(): Promise<void> {
    await Promise.all([...getState().forms.values()].map((form) => form.keep?.()));
  },
  /** While its owner is away; a question that stands is answered with "stay". */
  hold(isHeld: boolean): void {
    if (getState().isHeld === isHeld) return;
    setState({ isHeld });
    if (isHeld) unsavedWork.answer(false);
  },
};
