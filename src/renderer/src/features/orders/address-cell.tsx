import { makeStyles } from '@fluentui/react-components';
import type { ListContext } from '@renderer/ui/list/list-context';
import { CellButton } from '@renderer/ui/table/cell-button';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import type { ReactElement } from 'react';
import { toPlace, toPlaceText } from './order-address';
import type { OrderRow } from './order-row';

const useStyles = makeStyles({
  // The area gives way, the block stays.
  place: {
    display: 'flex',
    minWidth: 0,
    whiteSpace: 'pre',
    '& > bdi:first-child': { overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 },
  },
});

interface AddressCellProps {
  order: OrderRow;
  list: Pick<ListContext, 't' | 'language'>;
  onOpen(): void;
}

/** The place in short; opens the whole address (checklist GOR-07). */
export function AddressCell({ order, list: { t, language }, onOpen }: AddressCellProps): ReactElement {
  const styles = useStyles();
  const place = toPlace(order.dialogAddress, language, t);
  const label = t('orders.addressOf', { id: order.id, address: toPlaceText(place, t) });
  return (
    <CellButton isMuted label={label} onClick={onOpen}>
      {place.area && place.block ? (
        <span className={styles.place}>
          <IsolatedValues>{t('orders.placeParts', { ...place })}</IsolatedValues>
        </span>
      ) : (
        <bdi>{toPlaceText(place, t)}</bdi>
      )}
    </CellButton>
  );
}
