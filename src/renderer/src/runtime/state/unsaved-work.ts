import { create } from 'zustand';

export interface UnsavedForm {
  /** Name of the form for the user. */
  title: string;
  /** Discards the input with its drafts. */
  discard: () => void;
  /** Writes the input to disk now as the admin's draft; omitted by forms without drafts. */
  keep?: () => Promise<void>;
  /**
   * Saves the form; resolves with false if the save was refused, and the form then shows why. Omitted by forms that can't be saved, or that
   * need a confirmation.
   */
  save?: () => Promise<boolean>;
}

type UnsavedForms = ReadonlyMap<string, UnsavedForm>;

interface UnsavedWorkState {
  forms: UnsavedForms;
  /** The open question, and the forms that its answer applies to. */
  question: { resolve: (leave: boolean) => void; forms: UnsavedForms } | null;
  /** The user has to sign in again: no question is shown, and nothing is discarded. */
  isHeld: boolean;
  /** The answer was "save"; its result decides. */
  isSaving: boolean;
}

/** Every form with unsaved changes; navigation, sign-out, and window close ask about them first. */
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
   * Resolves with true if nothing is unsaved, or once it was saved or the user agrees to discard it; it discards nothing itself. Resolves
   * with false if a question is open or the work is held. `id` limits it to one form.
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
  /** Saves the question's forms one by one; the first refusal means "stay". */
  async saveAndLeave(): Promise<void> {
    const { question } = getState();
    if (!question) return;
    setState({ question: null, isSaving: true });
    question.resolve(await saveForms(question.forms));
  },
  /** Saves all forms one by one; false if one is refused, or if saving isn't possible now. */
  async saveAll(): Promise<boolean> {
    const { forms, isHeld, isSaving } = getState();
    if (isHeld || isSaving) return false;
    setState({ isSaving: true });
    return saveForms(forms);
  },
  /** Unregisters all forms; their drafts stay. */
  release: (): void => setState({ forms: new Map() }),
  /** Discards the forms' input. `id` limits it to one form. */
  discard(id?: string): void {
    const given = pick(getState().forms, id);
    for (const form of given.values()) form.discard();
    setState(({ forms }) => ({ forms: new Map([...forms].filter(([form]) => !given.has(form))) }));
  },
  /** Resolves once all drafts are on disk or failed to be written. */
  async keep(): Promise<void> {
    await Promise.all([...getState().forms.values()].map((form) => form.keep?.()));
  },
  /** Blocks questions while the user is absent; an open question is answered with "stay". */
  hold(isHeld: boolean): void {
    if (getState().isHeld === isHeld) return;
    setState({ isHeld });
    if (isHeld) unsavedWork.answer(false);
  },
};
