import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { toPlace, toPlaceText } from './order-address';
import type { OrderRow } from './order-row';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    justifyContent: 'flex-start',
    maxWidth: '100%',
    minWidth: 0,
    marginInlineStart: '-8px',
    paddingInline: '8px',
    paddingBlock: 0,
    whiteSpace: 'nowrap',
    lineHeight: '26px',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
  area: { overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 },
  block: { flexShrink: 0 },
});

/** The place in short; opens the whole address (checklist GOR-07). */
export function AddressCell({ order, onOpen }: { order: OrderRow; onOpen(order: OrderRow): void }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const language = useLanguage();
  const place = toPlace(order.dialogAddress, language, t);
  const hasBoth = place.area !== '' && place.block !== '';
  return (
    <Button
      className={styles.root}
      appearance="subtle"
      size="small"
      aria-label={t('orders.addressOf', { id: String(order.id), address: toPlaceText(place, t) })}
      aria-haspopup="dialog"
      onClick={() => onOpen(order)}
    >
      {hasBoth ? (
        <Trans
          i18nKey="orders.placeParts"
          values={{ ...place }}
          components={{ place: <bdi className={styles.area} />, block: <bdi className={styles.block} /> }}
        />
      ) : (
        <bdi>{toPlaceText(place, t)}</bdi>
      )}
    </Button>
  );
}
