import { Button, MenuItem, MenuList, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import { hairline } from '@renderer/ui/layout/hairline';
import { atEnd, flexRow, noShrink, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { type ReactElement, type ReactNode, useState } from 'react';
import type { List } from '../state/use-list';
import type { SavedViews } from '../views/use-list-views';
import { ChosenView, ViewSaving, ViewTabs, ViewTools } from '../views/view-row';
import { FilterChip, useChipClass } from './filter-chip';
import { type Filter, withoutFilters } from './filters';
import { GroupMenu } from './group-menu';
import type { FullListDeclaration } from './use-full-list';

const useStyles = makeStyles({
  root: { ...flexRow, ...noShrink, ...hairline.blockEnd, gap: '8px', minHeight: '44px', paddingInline: '8px 16px' },
  start: { minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none' },
  filters: { ...wrappingRow, ...atEnd, alignItems: 'center', justifyContent: 'flex-end', gap: '8px', minWidth: 0, paddingBlock: '6px' },
  clear: { minWidth: 0, color: tokens.colorBrandForeground1 },
});

export interface FilterBarProps {
  declared: FullListDeclaration;
  list: Pick<List<never>, 'state' | 'change' | 'whole'>;
  saved: SavedViews | null;
  filters: readonly Filter[];
  groups: readonly { key: string; name: string }[];
}

/** One row: the list's tabs or its saved views, the filters in use as chips, and a button for more filters. */
export function FilterBar({ tabs, ...bar }: FilterBarProps & { tabs: ReactNode }): ReactElement {
  const styles = useStyles();
  const { saved, declared, list, groups } = bar;
  const hasViews = saved !== null && saved.views.length > 0;
  return (
    <div className={styles.root}>
      {tabs && <div className={styles.start}>{tabs}</div>}
      {/* Two rows of tabs side by side couldn't be told apart. */}
      {hasViews && tabs && <ChosenView saved={saved} definition={declared} state={list.state} />}
      {hasViews && !tabs && <ViewTabs saved={saved} definition={declared} state={list.state} />}
      <Filters {...bar} />
      {groups.length > 0 && <GroupMenu choices={groups} list={list} />}
      {saved && <ViewTools saved={saved} />}
      {saved && <ViewSaving saved={saved} />}
    </div>
  );
}

function Filters({ declared, list, filters }: FilterBarProps): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  /** The filter just chosen from the menu; its values open at once. */
  const [begun, setBegun] = useState<string | null>(null);
  const { filters: chosen } = list.state;
  const isSet = ({ key }: Filter): boolean => (chosen[key] ?? []).length > 0;
  const isShown = (filter: Filter): boolean => isSet(filter) || filter.key === begun;
  const others = filters.filter((filter) => !isShown(filter) && !filter.isOld);
  const clear = (): void => {
    setBegun(null);
    clearFilters(list, filters);
  };
  if (filters.length === 0) return null;
  return (
    <section className={styles.filters} data-guide="sort-and-sum" aria-label={t('lists.filters.title')}>
      {filters.filter(isShown).map((filter) => (
        <FilterChip
          key={filter.key}
          filter={filter}
          chosen={chosen[filter.key] ?? []}
          isBegun={filter.key === begun}
          onChoose={(values) => chooseFilter(list, filter.key, values)}
          onClosed={() => setBegun(null)}
          counts={list.whole?.answer?.counts[filter.key]}
          definition={declared}
          state={list.state}
        />
      ))}
      {others.length > 0 && <OtherFilters others={others} onBegin={setBegun} />}
      {filters.some(isSet) && (
        <Button className={styles.clear} appearance="transparent" size="small" onClick={clear}>
          {t('lists.filters.clear')}
        </Button>
      )}
    </section>
  );
}

export function chooseFilter(list: Pick<List<never>, 'change'>, key: string, values: readonly string[]): void {
  list.change(({ filters: { [key]: _, ...rest } }) => ({ filters: values.length > 0 ? { ...rest, [key]: values } : rest }), {
    replace: true,
  });
}

export function clearFilters(list: Pick<List<never>, 'change'>, filters: readonly Filter[]): void {
  const keys = filters.map(({ key }) => key);
  list.change((state) => ({ filters: withoutFilters(state.filters, keys) }), { replace: true });
}

interface OtherFiltersProps {
  others: readonly Filter[];
  onBegin(key: string): void;
}

function OtherFilters({ others, onBegin }: OtherFiltersProps): ReactElement {
  const t = useTexts();
  const chip = useChipClass('other');
  const { anchor, close, button } = useMenuAnchor();
  return (
    <>
      <button type="button" className={chip} {...button}>
        <AddRegular aria-hidden />
        {t('lists.filters.other')}
      </button>
      {anchor && (
        <AnchoredMenu anchor={anchor} onClose={close}>
          <MenuList>
            {others.map(({ key, label }) => (
              <MenuItem key={key} onClick={() => onBegin(key)}>
                {label}
              </MenuItem>
            ))}
          </MenuList>
        </AnchoredMenu>
      )}
    </>
  );
}
