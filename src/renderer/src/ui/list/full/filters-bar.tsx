import { MenuDivider, MenuItem, MenuList, makeStyles } from '@fluentui/react-components';
import { DismissRegular, FilterRegular } from '@fluentui/react-icons';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import { hairline } from '@renderer/ui/layout/hairline';
import { atEnd, flexRow, noShrink } from '@renderer/ui/layout/layout-styles';
import { type ReactElement, useRef, useState } from 'react';
import { ChosenView, ViewSaving } from '../views/view-row';
import { chooseFilter, clearFilters, type FilterBarProps } from './filter-bar';
import { FilterChoices, useChipClass } from './filter-chip';
import type { Filter } from './filters';
import { GroupMenu } from './group-menu';
import type { FullListDeclaration } from './use-full-list';
import { toValueName } from './value-name';

const useStyles = makeStyles({
  root: { ...flexRow, ...noShrink, ...hairline.blockEnd, minHeight: '44px', paddingInline: '8px 16px', gap: '8px' },
  end: { ...atEnd, ...noShrink, display: 'inline-flex' },
});

/** The bar of a narrow window: the chosen view, and one button with the number of filters and a menu of all of them. */
export function NarrowBar({ declared, list, saved, filters, groups }: FilterBarProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <section className={styles.root} data-guide="sort-and-sum" aria-label={t('lists.filters.title')}>
      {saved && <ChosenView saved={saved} definition={declared} state={list.state} />}
      {saved && <ViewSaving saved={saved} />}
      <span className={styles.end}>
        <FilterCount definition={declared} list={list} filters={filters} />
        {groups.length > 0 && <GroupMenu choices={groups} list={list} />}
      </span>
    </section>
  );
}

interface FilterCountProps extends Pick<FilterBarProps, 'list' | 'filters'> {
  definition: FullListDeclaration;
}

function FilterCount({ definition, list, filters }: FilterCountProps): ReactElement | null {
  const t = useTexts();
  const { anchor, close, button } = useMenuAnchor();
  /** The filter whose values are open, below the same button. */
  const [open, setOpen] = useState<{ key: string; below: HTMLElement } | null>(null);
  const { namesOf, textOf } = useFilterTexts(list);
  const chosenOf = ({ key }: Filter): readonly string[] => list.state.filters[key] ?? [];
  const set = filters.filter((filter) => chosenOf(filter).length > 0);
  const chip = useChipClass(set.length > 0 ? 'set' : 'plain');
  const offered = filters.filter((filter) => !filter.isOld || set.includes(filter));
  const shown = open && filters.find(({ key }) => key === open.key);
  if (filters.length === 0) return null;
  return (
    <>
      <button type="button" className={chip} {...button}>
        {set.length > 0 ? t('lists.filters.count', { count: set.length }) : t('lists.filters.title')}
        <FilterRegular aria-hidden />
      </button>
      {anchor && (
        <AnchoredMenu anchor={anchor} onClose={close}>
          <MenuList aria-label={t('lists.filters.title')}>
            {offered.map((filter) => (
              <MenuItem key={filter.key} onClick={() => setOpen({ key: filter.key, below: anchor })}>
                <bdi>{textOf(filter)}</bdi>
              </MenuItem>
            ))}
            {set.length > 0 && <MenuDivider />}
            {set.length > 0 && (
              <MenuItem icon={<DismissRegular />} onClick={() => clearFilters(list, filters)}>
                {t('lists.filters.clear')}
              </MenuItem>
            )}
          </MenuList>
        </AnchoredMenu>
      )}
      {open && shown && (
        <FilterChoices
          filter={shown}
          chosen={chosenOf(shown)}
          names={namesOf(shown.key)}
          definition={definition}
          state={list.state}
          anchor={open.below}
          onChoose={(values) => chooseFilter(list, shown.key, values)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** Labels of filters with their chosen values. `namesOf` remembers the names of values that the list no longer counts. */
function useFilterTexts({ state, whole }: FilterBarProps['list']) {
  const t = useTexts();
  const language = useLanguage();
  const format = useFormat();
  const names = useRef(new Map<string, Map<string, string>>());
  const namesOf = (key: string): Map<string, string> => {
    const known = names.current.get(key) ?? new Map<string, string>();
    names.current.set(key, known);
    return known;
  };
  const textOf = (filter: Filter): string => {
    const { key, label } = filter;
    const counts = whole?.answer?.counts[key];
    const values = (state.filters[key] ?? []).map((value) => {
      const counted = counts?.find((one) => one.value === value) ?? { value, count: 0 };
      return namesOf(key).get(value) ?? toValueName(filter, counted, { t, format, language });
    });
    return values.length > 0 ? t('lists.filters.chip', { label, values: values.join(t('forms.separator')) }) : label;
  };
  return { namesOf, textOf };
}
