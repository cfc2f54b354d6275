import { Button, MenuDivider, MenuItem, MenuList, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular, DismissRegular } from '@fluentui/react-icons';
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

/** Filters in use take at most the room of three controls; a chip with its cross is one. */
const mostControls = 3;

/**
 * Filters in use, and a button that adds one. Above three, the first one and the latest one stay, and a button has the others. *Clear all* is
 * in the menu of that button where chips need its room.
 */
function Filters({ declared, list, filters }: FilterBarProps): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  /** The filter just chosen from a menu; its values open at once. */
  const [begun, setBegun] = useState<string | null>(null);
  const [latest, setLatest] = useState<string | null>(null);
  const { filters: chosen } = list.state;
  const isSet = ({ key }: Filter): boolean => (chosen[key] ?? []).length > 0;
  const used = filters.filter((filter) => isSet(filter) || filter.key === begun);
  const { shown, folded } = toShown(used, latest);
  const others = filters.filter((filter) => !used.includes(filter) && !filter.isOld);
  const begin = (key: string): void => {
    setBegun(key);
    setLatest(key);
  };
  const clear = (): void => {
    setBegun(null);
    clearFilters(list, filters);
  };
  if (filters.length === 0) return null;
  const hasClear = filters.some(isSet);
  const isClearShown = used.length < mostControls;
  return (
    <section className={styles.filters} data-guide="sort-and-sum" aria-label={t('lists.filters.title')}>
      {shown.map((filter) => (
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
      {folded.length > 0 && (
        <FilterMenu look="set" label={t('lists.filters.more', { count: folded.length })} filters={folded} onBegin={begin} />
      )}
      {(others.length > 0 || !isClearShown) && (
        <FilterMenu
          look="other"
          icon={<AddRegular aria-hidden />}
          label={t(others.length > 0 ? 'lists.filters.other' : 'lists.filters.title')}
          filters={others}
          onBegin={begin}
          onClear={hasClear && !isClearShown ? clear : undefined}
        />
      )}
      {hasClear && isClearShown && (
        <Button className={styles.clear} appearance="transparent" size="small" onClick={clear}>
          {t('lists.filters.clear')}
        </Button>
      )}
    </section>
  );
}

function toShown(used: readonly Filter[], latest: string | null): { shown: readonly Filter[]; folded: readonly Filter[] } {
  if (used.length <= mostControls) return { shown: used, folded: [] };
  const [first, ...rest] = used;
  const last = rest.find(({ key }) => key === latest) ?? rest[0];
  const shown = used.filter((filter) => filter === first || filter === last);
  return { shown, folded: used.filter((filter) => !shown.includes(filter)) };
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

interface FilterMenuProps {
  look: 'set' | 'other';
  icon?: ReactElement;
  label: string;
  filters: readonly Filter[];
  /** Shows the chip of a filter and opens its values. */
  onBegin(key: string): void;
  onClear?: (() => void) | undefined;
}

/** A button with filters to choose from. */
function FilterMenu({ look, icon, label, filters, onBegin, onClear }: FilterMenuProps): ReactElement {
  const t = useTexts();
  const chip = useChipClass(look);
  const { anchor, close, button } = useMenuAnchor();
  return (
    <>
      <button type="button" className={chip} {...button}>
        {icon}
        {label}
      </button>
      {anchor && (
        <AnchoredMenu anchor={anchor} onClose={close}>
          <MenuList>
            {filters.map(({ key, label: name }) => (
              <MenuItem key={key} onClick={() => onBegin(key)}>
                {name}
              </MenuItem>
            ))}
            {onClear && filters.length > 0 && <MenuDivider />}
            {onClear && (
              <MenuItem icon={<DismissRegular />} onClick={onClear}>
                {t('lists.filters.clear')}
              </MenuItem>
            )}
          </MenuList>
        </AnchoredMenu>
      )}
    </>
  );
}
