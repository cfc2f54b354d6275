import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useLanguage } from '@renderer/bridge/preferences-store';
import { useFormat } from '@renderer/bridge/use-format';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { toPlace } from './order-address';
import type { OrderRow } from './order-row';

const useStyles = makeStyles({
  root: {
    display: 'block',
    maxWidth: '100%',
    minWidth: 0,
    marginInlineStart: '-8px',
    paddingInline: '8px',
    paddingBlock: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    lineHeight: '26px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
});

/** The place in short; opens the whole address (checklist GOR-07). */
export function AddressCell({ order, onOpen }: { order: OrderRow; onOpen(order: OrderRow): void }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const language = useLanguage();
  const format = useFormat();
  const place = toPlace(order.dialogAddress, language, t, format) || t('common.none');
  return (
    <Button
      className={styles.root}
      appearance="subtle"
      size="small"
      aria-label={t('orders.addressOf', { id: String(order.id), address: place })}
      aria-haspopup="dialog"
      onClick={() => onOpen(order)}
    >
      <bdi>{place}</bdi>
    </Button>
  );
}
