import { usePermission } from '@renderer/runtime/state/use-permission';
import { FailureState } from '@renderer/ui/feedback/error-state';
import type { RowId } from '@renderer/ui/table/column';
import { DataTable } from '@renderer/ui/table/data-table';
import { pageSize } from '@shared/domain/paging';
import { type ReactElement, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkBar } from './bulk-bar';
import type { ListDefinition, ListName } from './list-definition';
import { ListEmpty } from './list-empty';
import { PrimaryButton, usePrimaryAction } from './primary-button';
import { useAllowed } from './use-allowed';
import type { List } from './use-list';
import { type ListPlace, useListMemory, usePlaceInList } from './use-list-memory';
import { useListOrder } from './use-list-order';
import { type ListSelection, useListSelection } from './use-list-selection';

interface ListBodyProps<Name extends ListName, Row> {
  definition: ListDefinition<Name, Row>;
  list: List<Row>;
}

/** Rows, their skeleton, the reason why there are none, or why they could not be read. */
export function ListBody<Name extends ListName, Row>({ definition, list }: ListBodyProps<Name, Row>): ReactElement {
  const { t } = useTranslation();
  const primary = usePrimaryAction(definition.primaryAction);
  // Above what comes and goes: a search without a match must not cost the selection.
  const place = useListMemory(definition.id);
  const selection = useListSelection(list.rows, definition.rowId, place.memory.selected as ReadonlyMap<RowId, Row>);
  const toListOrder = useListOrder(list, definition.rowId);
  useEffect(() => {
    place.memory.selected = selection.rows;
  }, [place, selection.rows]);
  if (list.failure) {
    return (
      <FailureState
        failure={list.failure}
        title={definition.texts.errorTitle(t)}
        hint={t(list.state.dates ? 'lists.errorHintDates' : 'lists.errorHint')}
        onRetry={list.refresh}
      />
    );
  }
  if (!list.isLoading && !list.isStale && list.rows.length === 0) {
    return <ListEmpty definition={definition} list={list} action={primary && <PrimaryButton action={primary} appearance="secondary" />} />;
  }
  return <ListTable definition={definition} list={list} place={place} selection={selection} toListOrder={toListOrder} />;
}

interface ListTableProps<Name extends ListName, Row> extends ListBodyProps<Name, Row> {
  place: ListPlace;
  selection: ListSelection<Row>;
  toListOrder(rows: Iterable<Row>): Row[];
}

function ListTable<Name extends ListName, Row>({
  definition,
  list,
  place,
  selection,
  toListOrder,
}: ListTableProps<Name, Row>): ReactElement {
  const { t } = useTranslation();
  const { texts, rowId } = definition;
  const scrollRef = useRef<HTMLDivElement>(null);
  usePlaceInList(place, scrollRef, list.rows.length > 0);
  useTopOfNewPage(scrollRef, list.isStale ? null : JSON.stringify(list.state));
  const bulkActions = useAllowed(definition.bulkActions);
  const rowActions = useAllowed(definition.rowActions);
  const canFollow = usePermission(definition.linkNeed ?? 'anyone');
  return (
    <DataTable
      label={texts.label(t)}
      columns={definition.columns}
      rows={list.rows}
      rowId={rowId}
      rowLabel={useCallback((row: Row) => texts.row(t, row), [texts, t])}
      rowLink={canFollow ? definition.rowLink : undefined}
      actions={rowActions}
      selection={bulkActions.length > 0 ? { selected: selection.ids, onChange: selection.change } : undefined}
      bulkBar={<BulkBar selection={selection} toListOrder={toListOrder} actions={bulkActions} selectedText={texts.selected} />}
      skeletonRows={list.isLoading ? pageSize : 0}
      isStale={list.isStale}
      scrollRef={scrollRef}
    />
  );
}

/** Another page, search or filter starts at its first row; reading the same one again does not move anything. */
function useTopOfNewPage(scrollRef: RefObject<HTMLElement | null>, question: string | null): void {
  const shown = useRef(question);
  useEffect(() => {
    if (question === null || question === shown.current) return;
    if (shown.current !== null && scrollRef.current) scrollRef.current.scrollTop = 0;
    shown.current = question;
  }, [question, scrollRef]);
}
