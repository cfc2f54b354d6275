import { createGuideSearch } from '@guide/search';
import { guideAreas } from '@guide/topics';
import { guide } from '@renderer/runtime/state/guide-state';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { sayIn } from '@renderer/runtime/texts/say-in';
import { useMemo } from 'react';
import type { CommandItem } from './command-items';

const shown = 3;
const leastLetters = 2;

const search = createGuideSearch({ ar: sayIn('ar'), en: sayIn('en') });

/** Topics of the guide that say something of what is typed; one opens beside the screen. */
export function useGuideItems(typed: string): CommandItem[] {
  const language = useLanguage();
  return useMemo(
    () =>
      typed.trim().length < leastLetters
        ? []
        : search(typed, language)
            .slice(0, shown)
            .map(({ topic }) => ({
              id: `guide-${topic.id}`,
              group: 'guide',
              label: topic.title[language],
              detail: guideAreas[topic.area].title[language],
              to: '',
              run: () => guide.open({ topic: topic.id }),
            })),
    [typed, language],
  );
}
