import { toMention, toPlainText, wordsOf } from '@guide/markup';
import type { Topic } from '@guide/topic';
import { notify } from '@renderer/runtime/notices/notify';
import { useGuide } from '@renderer/runtime/state/guide-state';
import { i18n } from '@renderer/runtime/texts/i18n';
import { sayIn } from '@renderer/runtime/texts/say-in';
import type { Language } from '@shared/domain/language';
import { create } from 'zustand';

const controls =
  'button, a[href], input, textarea, [role=tab], [role=menuitem], [role=checkbox], [role=radio], [role=switch], [role=combobox]';
const namings = 'label, legend, h2, h3, th, [role=columnheader]';

/** Returns patterns for every form of a key's text on screen; variables match any text. */
function toPatterns(key: string, language: Language): RegExp[] {
  const bundle = i18n.getResourceBundle(language, 'translation') as unknown;
  const parts = key.split('.');
  const last = parts.pop() ?? '';
  const place = parts.reduce<unknown>((tree, part) => (tree as Record<string, unknown> | undefined)?.[part], bundle) as
    | Record<string, unknown>
    | undefined;
  const texts = Object.entries(place ?? {}).flatMap(([name, text]) =>
    typeof text === 'string' && name.replace(/_(zero|one|two|few|many|other)$/, '') === last ? [text] : [],
  );
  return texts.map((text) => {
    const plain = text.replace(/<\/?\w+>/g, '').replace(/\u2026$/, '');
    const escaped = plain.split(/\{\{.*?\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${escaped.join('.+')}\u2026?$`);
  });
}

const isVisible = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0 || element.closest('[data-guide-panel]') !== null) return false;
  // A control covered by a dialog can't be pressed; nothing covers one that is scrolled out of view.
  const top = document.elementFromPoint?.(x + width / 2, y + height / 2) ?? null;
  return top === null || element.contains(top) || top.contains(element);
};

function namesOf(element: Element): string[] {
  return [
    element.getAttribute('aria-label'),
    element.textContent,
    element.getAttribute('placeholder'),
    element.getAttribute('title'),
  ].flatMap((name) => (name?.trim() ? [name.trim()] : []));
}

/** Finds the control with this text: a pressable one before a label. */
function findControl(mention: string, language: Language): HTMLElement | null {
  const patterns = toPatterns(toMention(mention).key, language);
  for (const selector of [controls, namings]) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (isVisible(element) && namesOf(element).some((name) => patterns.some((pattern) => pattern.test(name)))) return element;
    }
  }
  return null;
}

/** The element inside the ring. */
export const usePointing = create<{ around: HTMLElement | null }>(() => ({ around: null }));

export const stopPointing = (): void => usePointing.setState({ around: null });

const tries = 30;
const everyMs = 100;

/** Shows the ring around a topic's button on its screen, or a message if the button isn't there now. */
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
