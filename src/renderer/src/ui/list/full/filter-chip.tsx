import {
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuList,
  makeResetStyles,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { ChevronDownRegular, DismissRegular } from '@fluentui/react-icons';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { quietText, truncatedText } from '@renderer/ui/text/text-styles';
import type { FullListCount } from '@shared/contract/desktop/full-lists';
import { noValue } from '@shared/domain/lists/full-list';
import { type ReactElement, useEffect, useRef } from 'react';
import type { ListState } from '../state/list-state';
import type { Filter } from './filters';
import { useReadingText } from './reading-text';
import { TreePopup } from './tree-popup';
import { type FullListDeclaration, useFullListCounts } from './use-full-list';
import { toValueName } from './value-name';

const useBaseClass = makeResetStyles({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  boxSizing: 'border-box',
  height: '28px',
  maxWidth: '320px',
  margin: 0,
  padding: '0 12px',
  border: `1px solid ${tokens.colorNeutralStroke1}`,
  borderRadius: tokens.borderRadiusCircular,
  backgroundColor: tokens.colorNeutralBackground1,
  color: tokens.colorNeutralForeground1,
  font: 'inherit',
  cursor: 'pointer',
  '& svg': { flexShrink: 0 },
  ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  ':hover:active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
});

const useStyles = makeStyles({
  other: {
    borderTopStyle: 'dashed',
    borderRightStyle: 'dashed',
    borderBottomStyle: 'dashed',
    borderLeftStyle: 'dashed',
    ...quietText,
  },
  set: {
    borderTopColor: tokens.colorBrandStroke2,
    borderRightColor: tokens.colorBrandStroke2,
    borderBottomColor: tokens.colorBrandStroke2,
    borderLeftColor: tokens.colorBrandStroke2,
    backgroundColor: 'var(--dw-bulk)',
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
  },
  pair: { display: 'inline-flex', maxWidth: '100%', minWidth: 0 },
  words: { borderStartEndRadius: 0, borderEndEndRadius: 0, borderInlineEndWidth: 0, paddingInlineEnd: '6px' },
  cross: { borderStartStartRadius: 0, borderEndStartRadius: 0, borderInlineStartWidth: 0, paddingInline: '4px 8px' },
  text: truncatedText,
  list: { maxHeight: '60vh', overflowY: 'auto' },
  none: quietText,
});

/** A chip without a value (`plain`), with one (`set`), or the button for more filters (`other`). */
export function useChipClass(look: 'plain' | 'set' | 'other'): string {
  const base = useBaseClass();
  const styles = useStyles();
  return mergeClasses(base, look !== 'plain' && styles[look]);
}

interface FilterChipProps {
  filter: Filter;
  chosen: readonly string[];
  /** The user has just selected it from the menu of more filters. */
  isBegun: boolean;
  onChoose(values: readonly string[]): void;
  onClosed(): void;
  /** The values that the list shows, if it was loaded in full. */
  counts: readonly FullListCount[] | undefined;
  definition: FullListDeclaration;
  state: ListState;
}

/** `Status: Ordered, In process`, with a menu of its values and a button that clears them. */
export function FilterChip({ filter, chosen, isBegun, onChoose, onClosed, counts, definition, state }: FilterChipProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const isSet = chosen.length > 0;
  const chip = useChipClass(isSet ? 'set' : 'plain');
  const { anchor, close, button } = useMenuAnchor(filter.tree ? 'dialog' : 'menu');
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBegun) ref.current?.click();
  }, [isBegun]);
  const closed = (): void => {
    close();
    onClosed();
  };
  const { label } = filter;
  const { names, nameOf } = useValueNames(filter, counts);
  return (
    <span className={styles.pair}>
      <button ref={ref} type="button" className={mergeClasses(chip, isSet && styles.words)} {...button}>
        <span className={styles.text}>
          {isSet ? t('lists.filters.chip', { label, values: chosen.map(nameOf).join(t('forms.separator')) }) : label}
        </span>
        {!isSet && <ChevronDownRegular aria-hidden />}
      </button>
      {isSet && (
        <button
          type="button"
          className={mergeClasses(chip, styles.cross)}
          aria-label={t('lists.filters.remove', { label })}
          title={t('lists.filters.remove', { label })}
          onClick={() => {
            onChoose([]);
            ref.current?.focus();
          }}
        >
          <DismissRegular aria-hidden />
        </button>
      )}
      {anchor && (
        <FilterChoices
          filter={filter}
          chosen={chosen}
          names={names}
          definition={definition}
          state={state}
          anchor={anchor}
          onChoose={onChoose}
          onClose={closed}
        />
      )}
    </span>
  );
}

/** Names of the filter's values. `names` remembers those of values that the list no longer counts. */
function useValueNames(filter: Filter, counts: readonly FullListCount[] | undefined) {
  const t = useTexts();
  const language = useLanguage();
  const format = useFormat();
  const names = useRef(new Map<string, string>()).current;
  const nameOf = (value: string): string =>
    names.get(value) ?? toValueName(filter, counts?.find((one) => one.value === value) ?? { value, count: 0 }, { t, format, language });
  return { names, nameOf };
}

/** The values of a filter to choose from, below a button. */
export function FilterChoices(props: TreeChoicesProps): ReactElement {
  const { filter, chosen, names, definition, state, anchor, onChoose, onClose } = props;
  if (filter.tree) return <TreeChoices {...props} />;
  return (
    <AnchoredMenu
      anchor={anchor}
      onClose={onClose}
      checkedValues={{ value: [...chosen] }}
      onCheckedValueChange={(_event, { checkedItems }) => onChoose(checkedItems.filter((value) => value !== ''))}
    >
      {filter.ranges ? (
        <RangeChoices filter={filter} isSet={chosen.length > 0} />
      ) : filter.choices ? (
        <KnownChoices filter={filter} />
      ) : (
        <ValueChoices filter={filter} chosen={chosen} names={names} definition={definition} state={state} />
      )}
    </AnchoredMenu>
  );
}

function RangeChoices({ filter, isSet }: { filter: Filter; isSet: boolean }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  return (
    <MenuList className={styles.list} aria-label={filter.label}>
      {filter.ranges?.map(({ value, name }) => (
        <MenuItemRadio key={value} name="value" value={value}>
          <IsolatedValues>{name(t, format)}</IsolatedValues>
        </MenuItemRadio>
      ))}
      {isSet && <MenuDivider />}
      {isSet && (
        <MenuItemRadio name="value" value="">
          {t('lists.whole.any')}
        </MenuItemRadio>
      )}
    </MenuList>
  );
}

/** Values of a server filter. The server doesn't report how many rows each value has. */
function KnownChoices({ filter }: { filter: Filter }): ReactElement {
  const styles = useStyles();
  return (
    <MenuList className={styles.list} aria-label={filter.label}>
      {filter.choices?.map(({ key, name }) => (
        <MenuItemCheckbox key={key} name="value" value={key} persistOnClick>
          <bdi>{name}</bdi>
        </MenuItemCheckbox>
      ))}
    </MenuList>
  );
}

interface ValueChoicesProps extends Pick<FilterChipProps, 'filter' | 'chosen' | 'definition' | 'state'> {
  /** Filled with the values' names in the rows. */
  names: Map<string, string>;
}

/** The values of the rows that match the other filters, each with its number of rows. */
function ValueChoices({ filter, chosen, names, definition, state }: ValueChoicesProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  const format = useFormat();
  const answer = useFullListCounts(definition, state);
  const toText = useReadingText();
  const counted = answer?.counts[filter.key] ?? [];
  const gone = chosen.filter((value) => !counted.some((one) => one.value === value)).map((value) => ({ value, count: 0 }));
  const values = [...counted, ...gone];
  for (const one of counted) names.set(one.value, toValueName(filter, one, { t, format, language }));
  const name = (one: FullListCount): string => names.get(one.value) ?? toValueName(filter, one, { t, format, language });
  const isReading = answer === null || answer.reading.kind !== 'none';
  return (
    <MenuList className={styles.list} aria-label={filter.label}>
      {isReading && (
        <MenuItem disabled>
          <IsolatedValues>{toText(answer?.reading ?? { kind: 'none' })}</IsolatedValues>
        </MenuItem>
      )}
      {!isReading && values.length === 0 && <MenuItem disabled>{t('lists.whole.noValues')}</MenuItem>}
      {values.map((one) => (
        <MenuItemCheckbox
          key={one.value}
          name="value"
          value={one.value}
          persistOnClick
          secondaryContent={format.number(one.count)}
          {...(one.value === noValue && { className: styles.none })}
        >
          <bdi>{name(one)}</bdi>
        </MenuItemCheckbox>
      ))}
    </MenuList>
  );
}

interface TreeChoicesProps extends ValueChoicesProps {
  anchor: HTMLElement;
  onChoose(values: readonly string[]): void;
  onClose(): void;
}

/** The values as a tree. */
function TreeChoices({ filter, chosen, names, definition, state, ...popup }: TreeChoicesProps): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const format = useFormat();
  const answer = useFullListCounts(definition, state);
  const toText = useReadingText();
  const toName = (counted: FullListCount): string => toValueName(filter, counted, { t, format, language });
  const counts = answer?.counts[filter.key] ?? [];
  for (const one of counts) names.set(one.value, toName(one));
  const isReading = answer === null || answer.reading.kind !== 'none';
  return (
    <TreePopup
      {...popup}
      label={filter.label}
      searchLabel={filter.tree?.searchText(t) ?? ''}
      counts={counts}
      toName={toName}
      reading={isReading ? toText(answer?.reading ?? { kind: 'none' }) : null}
      chosen={chosen}
    />
  );
}
