import { toMention, toPlainText, wordsOf } from '@guide/markup';
import type { Topic } from '@guide/topic';
import { notify } from '@renderer/runtime/notices/notify';
import { useGuide } from '@renderer/runtime/state/guide-state';
import { i18n } from '@renderer/runtime/texts/i18n';
import { sayIn } from '@renderer/runtime/texts/say-in';
import type { Language } from '@shared/domain/language';
import { create } from 'zustand';
import { findControl } from './find-control';

/** What the ring is around. */
export const usePointing = create<{ around: HTMLElement | null }>(() => ({ around: null }));

export const stopPointing = (): void => usePointing.setState({ around: null });

const tries = 30;
const everyMs = 100;

/** Puts the ring around the button of a topic, on the screen that has it; says so where it is not there now. */
export async function showWhere(show: NonNullable<Topic['show']>, language: Language, go: (path: string) => void): Promise<void> {
  const { screen } = useGuide.getState();
  const isElsewhere = show.on !== undefined && show.on !== screen;
  if (isElsewhere) go(`/${show.on}`);
  for (let tried = 0; tried < (isElsewhere ? tries : 1); tried += 1) {
    const around = findControl(show.button, language);
    if (around) return usePointing.setState({ around });
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  const say = sayIn(language);
  const told = i18n.t('guide.notThere', { button: wordsOf(say, toMention(show.button)) });
  notify.info(show.first ? `${told} ${toPlainText(show.first[language], say)}` : told);
}
