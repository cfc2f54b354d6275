import { createGuideSearch } from '@guide/search';
import { guideAreas } from '@guide/topics';
import { guide } from '@renderer/runtime/state/guide-state';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { sayIn } from '@renderer/runtime/texts/say-in';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useMemo } from 'react';
import type { CommandItem } from './command-items';

const shown = 3;
const leastLetters = 2;

const search = createGuideSearch({ ar: sayIn('ar'), en: sayIn('en') });

/** Finds guide topics that match the text; a topic opens beside the screen. */
export function useGuideItems(typed: string): { items: CommandItem[]; total: number } {
  const t = useTexts();
  const language = useLanguage();
  return useMemo(() => {
    const found = typed.trim().length < leastLetters ? [] : search(typed, language);
    const items = found.slice(0, shown).map(
      ({ topic }): CommandItem => ({
        id: `guide-${topic.id}`,
        group: 'guide',
        label: topic.title[language],
        detail: guideAreas[topic.area].title[language],
        to: '',
        run: () => guide.open({ topic: topic.id }),
      }),
    );
    const all: CommandItem = {
      id: 'all-guide',
      group: 'guide',
      label: t('shell.command.allOf.guide', { total: found.length }),
      short: t('shell.command.allShort', { total: found.length }),
      to: '',
      run: () => guide.open({ search: typed }),
    };
    return { items: found.length > items.length ? [...items, all] : items, total: found.length };
  }, [typed, language, t]);
}
