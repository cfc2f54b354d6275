import { Button, makeStyles } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import type { RowId } from '@renderer/ui/table/column';
import type { ListColumns } from '@shared/contract/desktop/list-views';
import type { Translate } from '@shared/i18n/i18n-options';
import { type ReactElement, useEffect, useState } from 'react';
import { AddButton } from './add-button';
import type { ListName } from './list-definition';
import { ListEmpty } from './list-empty';
import type { ListPartProps } from './list-parts';
import { useListPicker } from './list-picker';
import { ListTable } from './list-table';
import type { ListTexts } from './list-texts';
import { usePagersOnLeaving } from './record-pager/use-pagers-on-leaving';
import type { ListState } from './state/list-state';
import { useListMemory } from './state/use-list-memory';
import { createRowPlaces, useListOrder } from './state/use-list-order';
import { type ListSelection, useListSelection } from './state/use-list-selection';

const useStyles = makeStyles({
  hidden: { ...flexRow, ...hairline.blockEnd, gap: '8px', minHeight: '44px', paddingInline: '16px', backgroundColor: 'var(--dw-bulk)' },
  told: { whiteSpace: 'pre' },
});

interface ListBodyProps<Name extends ListName, Row extends { id: RowId }, Tools> extends ListPartProps<Name, Row, Tools> {
  /** Called with the selected rows; the function must stay the same. */
  onTicked(rows: ReadonlyMap<RowId, Row>): void;
  /** The columns that the user has chosen; null for the list's own. */
  columns: ListColumns | null;
  /** The panel of columns takes room beside the rows. */
  isBesidePanel: boolean;
}

/** The rows, their placeholder, why there are none, or why they couldn't be loaded. */
export function ListBody<Name extends ListName, Row extends { id: RowId }, Tools>(props: ListBodyProps<Name, Row, Tools>): ReactElement {
  const { definition, list, context, texts, onTicked } = props;
  const t = useTexts();
  // Above the conditional content, because a search without results must not clear the selection.
  const place = useListMemory(definition.id);
  const selection = useListSelection(list.rows, list.readAt, place.memory.selected as ReadonlyMap<RowId, Row>, list.state.tab);
  const markedId = useListPicker(definition.picker, list.rows, selection);
  const [places] = useState(() => place.memory.places ?? createRowPlaces());
  const order = useListOrder(list, places);
  usePagersOnLeaving(definition, list, { memory: place.memory, sort: order.sort });
  useEffect(() => {
    place.memory.selected = selection.rows;
    place.memory.places = places;
  }, [place, selection.rows, places]);
  useEffect(() => onTicked(selection.rows), [selection.rows, onTicked]);
  const isEmpty = list.window ? list.window.total === 0 : (list.groups ?? list.rows).length === 0;
  const hasNoMatch = !list.failure && !list.isLoading && !list.isStale && isEmpty;
  const shown = (): ReactElement => {
    if (list.failure) {
      return <FailureState failure={list.failure} title={texts.errorTitle()} {...toKeptHint(list.state, t)} onRetry={list.refresh} />;
    }
    if (!hasNoMatch) return <ListTable {...props} place={place} selection={selection} order={order} markedId={markedId} />;
    const add = <AddButton add={definition.add} context={context} texts={texts} appearance="secondary" />;
    // Only the first tab: on the other tabs, an empty list doesn't mean that the list was never used.
    const teaches = definition.add !== undefined && list.state.tab === (definition.tabs?.[0]?.key ?? '');
    return <ListEmpty earliest={definition.dates?.earliest} list={list} texts={texts} action={add} teaches={teaches} />;
  };
  return (
    <>
      <HiddenSelection selection={selection} texts={texts} isShown={hasNoMatch && selection.ids.size > 0} />
      {shown()}
    </>
  );
}

interface HiddenSelectionProps<Row> {
  selection: ListSelection<Row>;
  texts: ListTexts;
  isShown: boolean;
}

/**
 * Reports selected rows where no row matches, so that there is no table with its bar. It stays in the page while it's empty, because screen
 * readers only announce text that is added to a live region they know. Why no row matches is announced by the empty list itself.
 */
function HiddenSelection<Row>({ selection, texts, isShown }: HiddenSelectionProps<Row>): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const count = selection.ids.size;
  return (
    <div {...(isShown && { className: styles.hidden })}>
      <span className={styles.told} aria-live="polite">
        {isShown && (
          <>
            <strong>{texts.selected(count)}</strong> {t('lists.notInView', { count })}
          </>
        )}
      </span>
      {isShown && (
        <Button appearance="transparent" size="small" onClick={selection.clear}>
          {t('lists.clearSelection')}
        </Button>
      )}
    </div>
  );
}

/** Returns a hint about the search and dates that are retained for a retry. */
function toKeptHint({ search, dates }: ListState, t: Translate): { hint?: string } {
  if (search) return { hint: t(dates ? 'lists.errorHintDates' : 'lists.errorHint') };
  return dates ? { hint: t('lists.errorHintPeriod') } : {};
}
