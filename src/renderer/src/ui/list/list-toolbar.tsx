import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { ArrowClockwise20Regular, ColumnEditRegular } from '@fluentui/react-icons';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { SearchField } from '@renderer/ui/controls/search-field';
import { flexGrow } from '@renderer/ui/layout/layout-styles';
import { Toolbar } from '@renderer/ui/layout/toolbar';
import type { RowId } from '@renderer/ui/table/column';
import { useIsNarrow } from '@renderer/ui/table/use-width';
import { softParagraph } from '@renderer/ui/text/text-styles';
import { MoreTools } from '@renderer/ui/tools/more-tools';
import { Tool, ToolButton } from '@renderer/ui/tools/tool';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { AddButton } from './add-button';
import { ExportButton } from './export/export-button';
import type { BulkAction, ListName } from './list-definition';
import type { ListPartProps } from './list-parts';
import type { ListContext } from './state/list-context';
import type { ListHead } from './state/use-list';
import type { SavedViews } from './views/use-list-views';

const DateRangePicker = lazyWithProps(() => import('@renderer/ui/dates/date-range-picker'), 'DateRangePicker');

const useStyles = makeStyles({
  note: softParagraph,
  search: { width: 'clamp(220px, 18vw, 320px)', maxWidth: '100%' },
  wideSearch: { width: 'auto', flexBasis: '220px', ...flexGrow },
});

interface ListToolbarProps<Name extends ListName, Row extends { id: RowId }, Tools> extends Omit<ListPartProps<Name, Row, Tools>, 'list'> {
  list: ListHead;
  /** Rows are selected, so the primary action is in the selection bar. */
  isSelecting: boolean;
  /** Moves the focus to the table. */
  onToRows(): void;
  /** Enter on a search: opens the only result once the response has arrived. Null for a changed search, which cancels it. */
  onEnter(search: string | null): void;
  /** Toggles the panel of columns, if the list has one; `shown` columns of `total`. */
  columns: { toggle(): void; shown: number; total: number } | null;
  saved: SavedViews | null;
  extra: ReactNode;
}

/** Search and dates at the start; the screen's own buttons, the menu of the list, and the primary action at the end. */
export function ListToolbar<Name extends ListName, Row extends { id: RowId }, Tools>(
  props: ListToolbarProps<Name, Row, Tools>,
): ReactElement {
  const { definition, list, context, texts, isSelecting, columns, extra } = props;
  const styles = useStyles();
  const t = useTexts();
  const { search, dates } = list.state;
  const isNarrow = useIsNarrow();
  return (
    <Toolbar
      isTight={isNarrow}
      start={
        <>
          {definition.note && <p className={styles.note}>{definition.note(t)}</p>}
          {definition.isSearchable && (
            <SearchField
              className={mergeClasses(styles.search, isNarrow && styles.wideSearch)}
              label={t('lists.search')}
              placeholder={texts.searchPlaceholder()}
              value={search}
              onSearch={(typed) => list.change({ search: typed }, { replace: true })}
              onDown={props.onToRows}
              onEnter={props.onEnter}
            />
          )}
          {dates && definition.dates && (
            <Suspense fallback={null}>
              <DateRangePicker value={dates} earliest={definition.dates.earliest} onChange={(chosen) => list.change({ dates: chosen })} />
            </Suspense>
          )}
        </>
      }
      end={
        <>
          <ListTools list={list} columns={columns} />
          {props.saved && <ExportButton list={props} saved={props.saved} />}
          {extra}
          {!isSelecting && <NothingSelected actions={definition.bulkActions} context={context} />}
          {!definition.hasOwnTools && <MoreTools />}
          <AddButton add={definition.add} context={context} texts={texts} appearance={isSelecting ? 'secondary' : 'primary'} />
        </>
      }
    />
  );
}

/** Refreshes the list and shows its columns; both are in the menu of the list. */
function ListTools({
  list,
  columns,
}: Pick<ListToolbarProps<ListName, never, never>, 'columns'> & { list: { kept: unknown; refresh(): void } }): ReactElement {
  const t = useTexts();
  return (
    <>
      <Tool
        section="list"
        icon={<ArrowClockwise20Regular />}
        label={t('common.refresh')}
        value="F5"
        isOff={list.kept !== null}
        onPress={list.refresh}
      />
      {columns && (
        <Tool
          section="list"
          icon={<ColumnEditRegular />}
          label={t('lists.columns.title')}
          value={t('lists.export.columnsOf', { count: columns.shown, total: columns.total })}
          onPress={columns.toggle}
        />
      )}
    </>
  );
}

interface NothingSelectedProps<Row, Tools> {
  actions: readonly BulkAction<Row, Tools>[] | undefined;
  context: ListContext<Tools>;
}

/** Actions that are offered without a selection too, and then show what is missing. */
function NothingSelected<Row, Tools>({ actions = [], context }: NothingSelectedProps<Row, Tools>): ReactElement {
  const { t, can, state } = context;
  return (
    <>
      {actions.map(({ key, need, icon, label, whenNothing, isOffered }) =>
        whenNothing && can(need ?? 'anyone') && (isOffered?.(state()) ?? true) ? (
          <ToolButton key={key} appearance="secondary" icon={icon} label={label(t, 0)} onPress={() => notify.warning(whenNothing(t))} />
        ) : null,
      )}
    </>
  );
}
