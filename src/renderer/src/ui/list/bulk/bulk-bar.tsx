import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular, MoreHorizontalRegular } from '@fluentui/react-icons';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useDangerButton } from '@renderer/ui/controls/danger-button';
import { SplitButton } from '@renderer/ui/controls/split-button';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import { atEnd, flexRow } from '@renderer/ui/layout/layout-styles';
import { useIsNarrow } from '@renderer/ui/table/use-width';
import { Money } from '@renderer/ui/text/money';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import { type Fils, sumFils } from '@shared/domain/money';
import { type ReactElement, Suspense, useId } from 'react';
import type { BulkAction } from '../list-definition';
import type { ListTexts } from '../list-texts';
import type { ListContext } from '../state/list-context';
import type { ListSelection } from '../state/use-list-selection';

const MenuLines = lazyWithProps(() => import('@renderer/ui/tools/menu-lines'), 'MenuLines');

const useStyles = makeStyles({
  root: { ...flexRow, gap: '8px', width: '100%', paddingInlineEnd: '8px', whiteSpace: 'nowrap' },
  count: { fontWeight: tokens.fontWeightSemibold, paddingInlineEnd: '12px' },
  note: { ...smallQuietWords, overflow: 'hidden', textOverflow: 'ellipsis' },
  outOfView: { ...smallQuietWords, marginInlineStart: '8px' },
  clear: atEnd,
  sum: { marginInlineStart: '8px', fontWeight: tokens.fontWeightRegular },
  all: { minWidth: 0, color: tokens.colorBrandForeground1 },
});

const mostShown = 2;

interface BulkBarProps<Row, Tools> {
  selection: ListSelection<Row>;
  /** Sorts rows of different pages as the list does. */
  toListOrder(rows: Iterable<Row>): Row[];
  actions: readonly BulkAction<Row, Tools>[];
  context: ListContext<Tools>;
  selectedText: ListTexts['selected'];
  /** Selected rows that aren't shown now. */
  outOfView: { count: number; names: string };
  /** Fils of a row, if the list has an amount to sum. */
  amount?: ((row: Row) => Fils) | undefined;
  /** Selects all matching rows of a full list; absent once they are all selected. */
  all?: { count: number; select(): void } | undefined;
}

/** Replaces the table's head while rows are selected, so that nothing moves. */
export function BulkBar<Row, Tools>(props: BulkBarProps<Row, Tools>): ReactElement {
  const { selection, toListOrder, actions, context, all } = props;
  const styles = useStyles();
  const t = useTexts();
  const isNarrow = useIsNarrow();
  const { shown, rest } = toShown(actions, isNarrow);
  const rows = (): Row[] => toListOrder(selection.rows.values());
  const used = { selection, context, rows };
  return (
    <div className={styles.root} role="toolbar" aria-label={t('lists.bulkActions')}>
      <SelectionCount {...props} />
      {all && (
        <Button appearance="transparent" size="small" className={styles.all} onClick={all.select}>
          {t('lists.whole.selectAll', { total: all.count })}
        </Button>
      )}
      {shown.map((action) => (
        <ActionButton key={action.key} action={action} {...used} />
      ))}
      {rest.length > 0 && <MoreActions actions={rest} {...used} />}
      <Button
        className={styles.clear}
        appearance="subtle"
        icon={<DismissRegular />}
        {...(isNarrow ? { 'aria-label': t('lists.clearSelection'), title: t('lists.clearSelection') } : {})}
        onClick={selection.clear}
      >
        {isNarrow ? null : t('lists.clearSelection')}
      </Button>
    </div>
  );
}

type CountProps<Row> = Pick<BulkBarProps<Row, never>, 'selection' | 'selectedText' | 'outOfView' | 'amount'>;

/** How many rows are selected, how many of them aren't shown, and their sum. */
function SelectionCount<Row>({ selection, selectedText, outOfView, amount }: CountProps<Row>): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <span className={styles.count} role="status">
      {selectedText(selection.ids.size)}
      {outOfView.count > 0 && (
        <span className={styles.outOfView} {...(outOfView.names && { title: outOfView.names })}>
          {t('lists.notInView', { count: outOfView.count })}
        </span>
      )}
      {amount && (
        <span className={styles.sum}>
          <Money fils={sumFils([...selection.rows.values()].map(amount))} />
        </span>
      )}
    </span>
  );
}

interface ActionProps<Row, Tools> extends Pick<BulkBarProps<Row, Tools>, 'selection' | 'context'> {
  /** The selected rows, in the list's order. */
  rows(): Row[];
}

const isOffline = <Row, Tools>({ needsServer }: BulkAction<Row, Tools>, { isServerAway }: ListContext<Tools>): boolean =>
  needsServer === true && isServerAway;

function ActionButton<Row, Tools>(props: ActionProps<Row, Tools> & { action: BulkAction<Row, Tools> }): ReactElement {
  const { action, selection, context, rows } = props;
  const styles = useStyles();
  const danger = useDangerButton();
  const t = useTexts();
  const noteId = useId();
  const label = action.label(t, selection.ids.size);
  const isOff = isOffline(action, context);
  const { more } = action;
  const run = (): void => action.run(rows(), context, selection);
  if (more) {
    return (
      <SplitButton
        isPrimary={action.isPrimary ?? false}
        label={label}
        icon={action.icon}
        onClick={run}
        menuLabel={action.moreLabel?.(t) ?? label}
        menu={(menu) => more({ ...menu, rows: rows() })}
      />
    );
  }
  return (
    <>
      <Button
        size="medium"
        appearance={action.isPrimary || action.isDanger ? 'primary' : 'secondary'}
        {...(action.isDanger && { className: danger })}
        icon={action.icon}
        disabledFocusable={isOff}
        {...(isOff && { 'aria-describedby': noteId })}
        onClick={run}
      >
        {label}
      </Button>
      {isOff && (
        <span id={noteId} className={styles.note}>
          {t('lists.needsServer')}
        </span>
      )}
    </>
  );
}

function MoreActions<Row, Tools>(props: ActionProps<Row, Tools> & { actions: readonly BulkAction<Row, Tools>[] }): ReactElement {
  const { actions, selection, context, rows } = props;
  const t = useTexts();
  const { anchor, close, button } = useMenuAnchor();
  const toLine = (action: BulkAction<Row, Tools>) => {
    const isOff = isOffline(action, context);
    return {
      key: action.key,
      icon: action.icon,
      label: action.label(t, selection.ids.size),
      isOff,
      note: isOff ? t('lists.needsServer') : undefined,
      onPress: () => action.run(rows(), context, selection),
    };
  };
  return (
    <>
      <Button icon={<MoreHorizontalRegular />} aria-label={t('lists.more')} title={t('lists.more')} {...button} />
      {anchor && (
        <Suspense fallback={null}>
          <MenuLines anchor={anchor} onClose={close} label={t('lists.bulkActions')} sections={[[null, actions.map(toLine)]]} />
        </Suspense>
      )}
    </>
  );
}

/** In a narrow window, the primary action and the next one have buttons; the others are in a menu. */
function toShown<Action extends { isPrimary?: boolean; isDanger?: boolean }>(
  actions: readonly Action[],
  isNarrow: boolean,
): { shown: readonly Action[]; rest: readonly Action[] } {
  if (!isNarrow || actions.length <= mostShown) return { shown: actions, rest: [] };
  const first = actions.find(({ isPrimary, isDanger }) => isPrimary || isDanger);
  const shown = actions.filter((action) => action === first || action === actions.find((one) => one !== first));
  return { shown, rest: actions.filter((action) => !shown.includes(action)) };
}
