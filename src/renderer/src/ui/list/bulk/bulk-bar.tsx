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
import { Fragment, type ReactElement, Suspense, useId } from 'react';
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
  /** Brings the rows of all pages into the order of the list. */
  toListOrder(rows: Iterable<Row>): Row[];
  actions: readonly BulkAction<Row, Tools>[];
  context: ListContext<Tools>;
  selectedText: ListTexts['selected'];
  /** Those of them that the list does not show now. */
  outOfView: { count: number; names: string };
  /** Fils of a row, where they can be added up. */
  amount?: ((row: Row) => Fils) | undefined;
  /** Ticks every row that fits, of all pages, where the app has read them and not all are ticked. */
  all?: { count: number; select(): void } | undefined;
}

/** Takes the place of the table's head while rows are selected, so that nothing moves. */
export function BulkBar<Row, Tools>(props: BulkBarProps<Row, Tools>): ReactElement {
  const { selection, toListOrder, actions, context, selectedText, outOfView, amount, all } = props;
  const styles = useStyles();
  const danger = useDangerButton();
  const t = useTexts();
  const isNarrow = useIsNarrow();
  const count = selection.ids.size;
  const barId = useId();
  const { anchor, close, button } = useMenuAnchor();
  const { shown, rest } = toShown(actions, isNarrow);
  const rows = (): Row[] => toListOrder(selection.rows.values());
  return (
    <div className={styles.root} role="toolbar" aria-label={t('lists.bulkActions')}>
      <span className={styles.count} role="status">
        {selectedText(count)}
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
      {all && (
        <Button appearance="transparent" size="small" className={styles.all} onClick={all.select}>
          {t('lists.whole.selectAll', { total: all.count })}
        </Button>
      )}
      {shown.map((action) => {
        const label = action.label(t, count);
        const noteId = `${barId}-${action.key}`;
        const isOff = action.needsServer === true && context.isServerAway;
        const { more } = action;
        if (more)
          return (
            <SplitButton
              key={action.key}
              isPrimary={action.isPrimary ?? false}
              label={label}
              icon={action.icon}
              onClick={() => action.run(rows(), context, selection)}
              menuLabel={action.moreLabel?.(t) ?? label}
              menu={(menu) => more({ ...menu, rows: rows() })}
            />
          );
        const face = (
          <Button
            size="medium"
            appearance={action.isPrimary || action.isDanger ? 'primary' : 'secondary'}
            {...(action.isDanger && { className: danger })}
            icon={action.icon}
            disabledFocusable={isOff}
            {...(isOff && { 'aria-describedby': noteId })}
            onClick={() => action.run(rows(), context, selection)}
          >
            {label}
          </Button>
        );
        return (
          <Fragment key={action.key}>
            {face}
            {isOff && (
              <span id={noteId} className={styles.note}>
                {t('lists.needsServer')}
              </span>
            )}
          </Fragment>
        );
      })}
      {rest.length > 0 && (
        <>
          <Button icon={<MoreHorizontalRegular />} aria-label={t('lists.more')} title={t('lists.more')} {...button} />
          {anchor && (
            <Suspense fallback={null}>
              <MenuLines
                anchor={anchor}
                onClose={close}
                label={t('lists.bulkActions')}
                lines={rest.map((action) => {
                  const isOff = action.needsServer === true && context.isServerAway;
                  return {
                    key: action.key,
                    icon: action.icon,
                    label: action.label(t, count),
                    isOff,
                    note: isOff ? t('lists.needsServer') : undefined,
                    onPress: () => action.run(rows(), context, selection),
                  };
                })}
              />
            </Suspense>
          )}
        </>
      )}
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

/** Where there is no room: the primary and the next one with their words, the others in a menu. */
function toShown<Action extends { isPrimary?: boolean; isDanger?: boolean }>(
  actions: readonly Action[],
  isNarrow: boolean,
): { shown: readonly Action[]; rest: readonly Action[] } {
  if (!isNarrow || actions.length <= mostShown) return { shown: actions, rest: [] };
  const first = actions.find(({ isPrimary, isDanger }) => isPrimary || isDanger);
  const shown = actions.filter((action) => action === first || action === actions.find((one) => one !== first));
  return { shown, rest: actions.filter((action) => !shown.includes(action)) };
}
