import { makeStyles, tokens } from '@fluentui/react-components';
import { iconStyle } from '@renderer/ui/badges/mark-styles';
import { boxedList } from '@renderer/ui/layout/boxed-list';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { CellCheckBox } from '@renderer/ui/table/cell-check-box';
import { quietText, truncatedText } from '@renderer/ui/text/text-styles';
import type { StationOrder } from '@shared/contract/printing/station';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { memo, type ReactElement } from 'react';
import { toOrderKey } from '../use-station-actions';
import { useStationTexts } from '../use-station-words';

const useStyles = makeStyles({
  list: boxedList,
  row: {
    ...flexRow,
    columnGap: '8px',
    minBlockSize: '44px',
    paddingInline: '8px 16px',
    cursor: 'pointer',
    // Rows out of view aren't laid out, however many there are.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: '44px',
    ':not(:last-child)': hairline.blockEnd,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  order: { flexShrink: 0, minInlineSize: '64px', fontWeight: tokens.fontWeightSemibold },
  who: { flexGrow: 1, minInlineSize: 0, ...truncatedText, lineHeight: '26px' },
  quiet: quietText,
  when: iconStyle.quiet,
});

interface TickableOrder extends StationOrder {
  /** ISO time. */
  at: string;
  /** Shown beside the area. */
  note?: string;
}

interface OrderTicksProps {
  label: string;
  rows: readonly TickableOrder[];
  ticked: ReadonlySet<string>;
  /** Must stay the same function. */
  onTick(order: OrderRef, isTicked: boolean): void;
}

/** A list of orders with check boxes; selecting one renders only its own row. */
export function OrderChecks({ label, rows, ticked, onTick }: OrderTicksProps): ReactElement {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map((row) => (
        <Row key={toOrderKey(row.order)} row={row} isTicked={ticked.has(toOrderKey(row.order))} onTick={onTick} />
      ))}
    </ul>
  );
}

interface RowProps {
  row: TickableOrder;
  isTicked: boolean;
  onTick: OrderTicksProps['onTick'];
}

const Row = memo(function RowView({ row, isTicked, onTick }: RowProps): ReactElement {
  const styles = useStyles();
  const { t, order, place, when } = useStationTexts();
  const area = [place(row.area), row.note].filter(Boolean).join(' · ');
  return (
    <li>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the check box is inside. */}
      <label className={styles.row}>
        <CellCheckBox
          checked={isTicked}
          label={t('station.choose.row', { order: order(row.order), customer: row.customer })}
          onChange={(event) => onTick(row.order, event.target.checked)}
        />
        <span className={styles.order}>
          <bdi>{t('orders.number', { id: row.order.id })}</bdi>
        </span>
        <span className={styles.who}>
          <bdi>{row.customer}</bdi>
          {area && (
            <span className={styles.quiet}>
              {' · '}
              {area}
            </span>
          )}
        </span>
        <span className={styles.when}>{when(row.at)}</span>
      </label>
    </li>
  );
});
