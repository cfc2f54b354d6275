import { Button } from '@fluentui/react-components';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useToday } from '@renderer/runtime/state/today';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { EmptyState } from '@renderer/ui/feedback/empty-state';
import { isolate } from '@renderer/ui/text/isolate';
import { retentionHours } from '@shared/contract/server-away';
import { toPresetRange } from '@shared/domain/lists/day-ranges';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import type { ListTexts } from './list-texts';
import type { List } from './state/use-list';

const EmptyStateGuide = lazyComponent(() => import('./empty-state-guide'), 'EmptyStateGuide');

interface ListEmptyProps<Row> {
  /** The earliest day of lists with dates. */
  earliest: string | undefined;
  texts: ListTexts;
  list: List<Row>;
  /** The list's primary action, if this admin has one. */
  action: ReactNode;
  /** The list was probably never used, and rows can be added: shows the guide. */
  teaches: boolean;
}

/** Shows why there are no rows: no match, none in these dates, or none at all; each with an action. */
export function ListEmpty<Row>({ earliest, texts, list, action, teaches }: ListEmptyProps<Row>): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const language = useLanguage();
  const { search, dates, filters } = list.state;
  const unfiltered = { filters: {} };
  const today = useToday();
  const widest = earliest ? toPresetRange('all', today, earliest) : null;
  const wider = dates && widest && (dates.from > widest.from || dates.to < widest.to) ? widest : null;
  if (search) {
    return (
      <EmptyState
        kind="noResults"
        title={t('lists.noResultTitle', { search: isolate(search, language) })}
        text={
          list.kept
            ? t('lists.kept.noResultHint', { hours: retentionHours })
            : t(wider ? 'lists.noResultInPeriodHint' : 'lists.noResultHint')
        }
        action={<Button onClick={() => list.change({ search: '', ...unfiltered })}>{t('lists.clearSearch')}</Button>}
      />
    );
  }
  if (Object.keys(filters).length > 0) {
    return (
      <EmptyState
        kind="noResults"
        title={t('lists.noFilterResultTitle')}
        text={t(wider ? 'lists.noFilterResultInPeriodHint' : 'lists.noFilterResultHint')}
        action={<Button onClick={() => list.change(unfiltered)}>{t('lists.clearFilters')}</Button>}
      />
    );
  }
  if (dates && wider) {
    const [from, to] = [format.date(dates.from), format.date(dates.to)];
    return (
      <EmptyState
        kind="noResults"
        title={dates.from === dates.to ? t('lists.emptyDayTitle', { from }) : t('lists.emptyPeriodTitle', { from, to })}
        text={list.kept ? t('lists.kept.emptyPeriodHint', { hours: retentionHours }) : t('lists.emptyPeriodHint')}
        action={<Button onClick={() => list.change({ dates: wider })}>{t('lists.showSince', { date: format.date(wider.from) })}</Button>}
      />
    );
  }
  const below = teaches && (
    <Suspense fallback={null}>
      <EmptyStateGuide />
    </Suspense>
  );
  return <EmptyState title={texts.emptyTitle()} text={texts.emptyHint()} action={action} below={below} />;
}
