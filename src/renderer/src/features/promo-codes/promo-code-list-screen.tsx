import { makeStyles } from '@fluentui/react-components';
import { useToday } from '@renderer/runtime/state/today';
import { FlagBadge } from '@renderer/ui/badges/flag-badge';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import { switchColumn } from '@renderer/ui/list/columns/switch-column';
import type { ListColumn, ListDefinition } from '@renderer/ui/list/list-definition';
import { ListScreen } from '@renderer/ui/list/list-screen';
import { DateText } from '@renderer/ui/text/date-text';
import { Money } from '@renderer/ui/text/money';
import { quietText } from '@renderer/ui/text/text-styles';
import type { PromoCode } from '@shared/contract/shop/promo-codes';
import { toKuwaitDay } from '@shared/domain/dates';
import { toFils } from '@shared/domain/money';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import { promoCodes } from '@shared/lists/shop';
import type { ReactElement } from 'react';
import { MaxUsage } from './max-usage';
import { isPromoType } from './promo-code-form';
import { isExpired, isUsedUp } from './promo-state';
import { Usage } from './usage';

const useStyles = makeStyles({
  root: { ...wrappingRow, alignItems: 'center', columnGap: '8px', lineHeight: '20px' },
  none: quietText,
});

/** The code's last day, and whether it has passed. */
function EndDate({ endDate, t }: { endDate: string | null; t: Translate }): ReactElement {
  const styles = useStyles();
  const today = useToday();
  if (endDate === null) return <bdi className={styles.none}>{t('promoCodes.noEnd')}</bdi>;
  return (
    <span className={styles.root}>
      <DateText iso={endDate} />
      {isExpired(endDate, today) && <FlagBadge>{t('promoCodes.expired')}</FlagBadge>}
    </span>
  );
}

const path = '/promo-codes';
const rowName = ({ name, id }: PromoCode): string => name || `#${id}`;

const active: ListColumn<PromoCode> = switchColumn('active', {
  width: 108,
  narrowWidth: 105,
  isOn: ({ is_active }) => is_active,
  label: (t, code) => t('promoCodes.activate', { name: rowName(code) }),
  word: (t, isOn) => t(isOn ? 'promoCodes.states.active' : 'promoCodes.states.inactive'),
  call: 'promoCodes.setActive',
  toInput: ({ id, is_active }) => ({ params: { id }, body: { is_active: !is_active } }),
  success: (t) => t('lists.statusUpdated'),
  undo: { name: rowName, field: 'is_active' },
  toChanged: (code, stored) => ({ ...code, is_active: stored?.is_active ?? !code.is_active }),
});

/**
 * checklist PRM-01 to PRM-07, PRM-20 to PRM-26
 * @public
 */
export const promoCodeList: ListDefinition<'promoCodes.list'> = {
  id: 'promo-codes',
  title: 'promoCodes',
  texts: 'promoCodes',
  call: 'promoCodes.list',
  toInput: ({ page, search }) => ({ query: { page, ...(search && { search }) } }),
  isSearchable: true,
  rowName,
  list: promoCodes,
  toScope: () => ({}),
  isQuiet: (code) => isUsedUp(code) || isExpired(code.end_date, toKuwaitDay(new Date())),
  // With the narrow widths, all nine fit in a window of 1366 px, which has 964 px for them beside the expanded sidebar.
  columns: [
    { key: 'id', narrowWidth: 75 },
    { key: 'name', isLink: true, minWidth: 104 },
    {
      key: 'amount',
      width: 144,
      narrowWidth: 122,
      align: 'end',
      cell: (code, { format }) => <Discount code={code} format={format} />,
    },
    {
      key: 'type',
      width: 90,
      narrowWidth: 87,
      hideOrder: 3,
      cell: ({ Type }, { t }) => (isPromoType(Type) ? t(`vocabulary.promoCodes.types.${Type}`) : <bdi>{Type || t('common.none')}</bdi>),
    },
    { key: 'startDate', width: 126, narrowWidth: 122, hideOrder: 1, cell: ({ createdAt }) => <DateText iso={createdAt} /> },
    {
      key: 'endDate',
      width: 160,
      narrowWidth: 122,
      cell: ({ end_date }, { t }) => <EndDate endDate={end_date} t={t} />,
    },
    {
      key: 'maxUsage',
      width: 138,
      narrowWidth: 110,
      align: 'end',
      // The usage column shows it too.
      hideOrder: 2,
      cell: ({ max_usage }, { t, format }) => <MaxUsage max={max_usage} t={t} format={format} />,
    },
    {
      key: 'countUsage',
      align: 'start',
      width: 132,
      narrowWidth: 112,
      cell: (code, { t, format }) => <Usage code={code} t={t} format={format} />,
    },
    active,
  ],
  add: { to: `${path}/add-promo-codes`, call: 'promoCodes.add' },
  edit: { to: ({ id }) => `${path}/edit-promo-codes/${id}`, passesRow: true, call: 'promoCodes.update' },
  remove: { call: 'promoCodes.remove' },
};

/** `/promo-codes` */
export function PromoCodeListScreen(): ReactElement {
  return <ListScreen definition={promoCodeList} />;
}

/** Shows the discount: a percentage, whole dinars, or the number alone for an unknown type. */
function Discount({ code: { Type, amount }, format }: { code: Pick<PromoCode, 'Type' | 'amount'>; format: Formatter }): ReactElement {
  if (Type === 'fixed') return <Money fils={toFils(amount)} />;
  return <bdi dir="ltr">{`${format.number(amount)}${Type === 'percentage' ? '%' : ''}`}</bdi>;
}
