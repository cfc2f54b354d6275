import type { TopicId } from '@guide/topics';
import { create } from 'zustand';

interface GuideState {
  isOpen: boolean;
  /** Path of the shown screen's route; `login` before the sign-in. */
  screen: string;
  /** The requested topic; null for the topics of the screen. */
  topic: TopicId | null;
  isListingAll: boolean;
  /** Initial text of its search. */
  search: string;
  /** It was opened from a dialog, so it must be shown above it. */
  isOver: boolean;
  /** Incremented each time that the focus should move into the guide. */
  entered: number;
}

/** State of the guide beside the screen. */
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
  /** Opens the guide and focuses it; the screen's topics by default. */
  open({ topic = null, isOver = false, search = '' }: { topic?: TopicId | null; isOver?: boolean; search?: string } = {}): void {
    opener = document.activeElement;
    set(({ entered }) => ({ isOpen: true, topic, isListingAll: false, isOver, search, entered: entered + 1 }));
  },
  close: (): void => set({ isOpen: false, topic: null, isListingAll: false, search: '', isOver: false }),
  showTopic: (topic: TopicId): void => set({ topic, isListingAll: false, search: '' }),
  showScreen: (): void => set({ topic: null, isListingAll: false, search: '' }),
  listAll: (): void => set({ topic: null, isListingAll: true, search: '' }),
  /** Shows the topics of another screen. */
  atScreen: (screen: string): void => set({ screen, topic: null, isListingAll: false, search: '' }),
  /** Closes the guide, because the screens are gone. */
  leave: (): void => set({ isOpen: false, screen: 'login', topic: null, isListingAll: false, search: '', isOver: false }),
  /** The element that had the focus before the guide. */
  opener: (): Element | null => opener,
};
