import type { TopicId } from '@guide/topics';
import { create } from 'zustand';

interface GuideState {
  isOpen: boolean;
  /** Path of the route whose screen is shown; `login` before the sign-in. */
  screen: string;
  /** The topic that was asked for; else those of the screen are shown. */
  topic: TopicId | null;
  isListingAll: boolean;
  /** What it is searched for as it opens. */
  search: string;
  /** It was asked for in a dialog, which it has to lie over. */
  isOver: boolean;
  /** Counts each time that the keyboard is to go into it. */
  entered: number;
}

/** The guide beside the screen: whether it is open, and at what. */
export const useGuide = create<GuideState>(() => ({
  isOpen: false,
  screen: 'login',
  topic: null,
  isListingAll: false,
  search: '',
  isOver: false,
  entered: 0,
}));

const set = useGuide.setState;
let opener: Element | null = null;

export const guide = {
  /** Opens it, at the topic of a screen when no other one is named, and goes into it. */
  open({ topic = null, isOver = false, search = '' }: { topic?: TopicId | null; isOver?: boolean; search?: string } = {}): void {
    opener = document.activeElement;
    set(({ entered }) => ({ isOpen: true, topic, isListingAll: false, isOver, search, entered: entered + 1 }));
  },
  close: (): void => set({ isOpen: false, topic: null, isListingAll: false, search: '', isOver: false }),
  showTopic: (topic: TopicId): void => set({ topic, isListingAll: false, search: '' }),
  showScreen: (): void => set({ topic: null, isListingAll: false, search: '' }),
  listAll: (): void => set({ topic: null, isListingAll: true, search: '' }),
  /** Another screen is shown: the guide goes with it. */
  atScreen: (screen: string): void => set({ screen, topic: null, isListingAll: false, search: '' }),
  /** Nobody's screens are shown any more. */
  leave: (): void => set({ isOpen: false, screen: 'login', topic: null, isListingAll: false, search: '', isOver: false }),
  /** Where the keyboard was before it went into the guide. */
  opener: (): Element | null => opener,
};
