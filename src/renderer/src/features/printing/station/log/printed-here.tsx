import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import {
  Checkmark20Regular,
  CheckmarkCircle20Filled,
  Dismiss20Regular,
  Info20Regular,
  SubtractCircle20Regular,
} from '@fluentui/react-icons';
import { iconStyle } from '@renderer/ui/badges/mark-styles';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexColumn, flexRow, noShrink, plainList, wrappingRow } from '@renderer/ui/layout/layout-styles';
import type { StationSettings, StationView } from '@shared/contract/printing/station';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { orderKinds } from '@shared/domain/orders/order-ref';
import { knownOrderStatuses } from '@shared/domain/orders/order-status';
import { paymentTypes } from '@shared/domain/orders/payment-type';
import { documentKinds } from '@shared/domain/printing/printable';
import type { ReactElement } from 'react';
import { type StationTexts, useStationTexts } from '../use-station-words';

const useStyles = makeStyles({
  sides: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', flexGrow: 1 },
  side: { paddingBlock: '14px', paddingInline: '20px', minInlineSize: 0 },
  second: { ...hairline.inlineStart, color: tokens.colorNeutralForeground3 },
  title: { ...flexRow, columnGap: '8px', margin: 0, fontSize: '18px', lineHeight: '28px', fontWeight: tokens.fontWeightSemibold },
  yes: iconStyle.done,
  no: noShrink,
  list: { ...flexColumn, rowGap: '8px', ...plainList, marginBlockStart: '4px' },
  item: { display: 'flex', columnGap: '8px', fontSize: '16px', lineHeight: '26px' },
  chips: { ...wrappingRow, gap: '6px', ...plainList, marginBlockStart: '4px' },
  chip: {
    paddingInline: '8px',
    border: '1px solid',
    borderRadius: tokens.borderRadiusLarge,
    fontSize: tokens.fontSizeBase300,
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
  },
  here: {
    backgroundColor: 'var(--dw-delivered-ground)',
    color: 'var(--dw-delivered-text)',
    ...shorthands.borderColor('var(--dw-delivered-stroke)'),
  },
  elsewhere: {
    backgroundColor: 'var(--dw-waiting-ground)',
    color: 'var(--dw-waiting-text)',
    ...shorthands.borderColor('var(--dw-waiting-stroke)'),
  },
  foot: {
    display: 'flex',
    columnGap: '10px',
    flexShrink: 0,
    margin: 0,
    padding: '12px 20px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '22px',
    backgroundColor: tokens.colorNeutralBackground2,
    ...hairline.blockStart,
  },
  info: noShrink,
});

interface Item {
  text: string;
  examples?: readonly OrderRef[];
}

const without = <Value,>(all: readonly Value[], chosen: readonly Value[]): Value[] => all.filter((value) => !chosen.includes(value));

function toSharingHere({ sharing, governorates }: StationSettings, { t, list, place }: StationTexts): string {
  if (sharing.kind === 'number') return t('station.here.ofNumber', { number: sharing.number });
  return governorates ? t('station.here.ofGovernorates', { names: list(governorates.map(place)) }) : t('station.here.all');
}

function toKindsLine({ kinds, governorates, paymentTypes: paid }: StationSettings, { t, list }: StationTexts): string {
  const first = t(`station.here.kinds.${kinds.length > 1 ? 'both' : (kinds[0] ?? 'order')}`);
  const isAnyPayment = paid.length === paymentTypes.length;
  const types = list(paid.map((type) => t(`vocabulary.payment.types.${type}`)));
  if (governorates === null)
    return t('station.here.join', {
      first,
      second: isAnyPayment ? t('station.here.anyGovernorate') : t('station.here.anyGovernoratePaid', { types }),
    });
  return t('station.here.join', { first, second: isAnyPayment ? t('station.here.anyPayment') : t('station.here.paid', { types }) });
}

function toHere({ settings, examples }: StationView, words: StationTexts): Item[] {
  const { t, list } = words;
  const { sharing, governorates } = settings;
  return [
    { text: toSharingHere(settings, words), examples: examples.here },
    ...(sharing.kind === 'number' && governorates
      ? [{ text: t('station.here.ofGovernorates', { names: list(governorates.map(words.place)) }) }]
      : []),
    { text: toKindsLine(settings, words) },
    { text: t('station.here.statuses', { statuses: list(settings.statuses.map((status) => t(`vocabulary.orderStatus.${status}`))) }) },
    { text: t('station.here.documents', { documents: toNames(settings.documents, words) }) },
  ];
}

function toNames(documents: StationSettings['documents'], { t, list }: StationTexts): string {
  return list(documents.map((document) => t(`printables.name.${document}`)));
}

function toElsewhere({ settings, examples }: StationView, words: StationTexts): Item[] {
  const { t, list, when, format } = words;
  const { sharing } = settings;
  const items: (Item | false)[] = [];
  if (sharing.kind === 'number') {
    const others = Array.from({ length: sharing.of }, (_, at) => at + 1).filter((number) => number !== sharing.number);
    items.push({ text: t('station.here.ofOthers', { numbers: list(others.map(format.number)) }), examples: examples.elsewhere });
  }
  const statuses = without(knownOrderStatuses, settings.statuses);
  const documents = without(documentKinds, settings.documents);
  items.push(
    settings.governorates !== null && {
      text: t('station.here.otherGovernorates'),
      ...(sharing.kind !== 'number' && { examples: examples.elsewhere }),
    },
    ...without(orderKinds, settings.kinds).map((kind) => ({ text: t(`station.here.kinds.${kind}`) })),
    settings.paymentTypes.length < paymentTypes.length && { text: t('station.here.notPaid') },
    statuses.length > 0 && {
      text: t('station.here.notStatuses', { statuses: list(statuses.map((status) => t(`vocabulary.orderStatus.${status}`))) }),
    },
    settings.since !== null && { text: t('station.here.before', { when: when(settings.since) }) },
    documents.length > 0 && { text: t('station.here.notDocuments', { documents: toNames(documents, words) }) },
  );
  return items.filter((item): item is Item => item !== false);
}

function toFoot({ settings }: StationView, { t, name }: StationTexts): string {
  const { sharing, name: own } = settings;
  if (sharing.kind !== 'number') return t('station.here.footOther', { station: own ? name(own) : t('station.here.thisStation') });
  const numbered = t('station.numbered', { number: sharing.number, of: sharing.of });
  const station = own ? t('station.here.named', { station: numbered, name: name(own) }) : numbered;
  return t('station.here.footNumber', { station, number: sharing.number });
}

/** Shows which order numbers this station prints and which it doesn't, and how to notice two stations with the same settings. */
export function PrintedHere({ view }: { view: StationView }): ReactElement {
  const styles = useStyles();
  const words = useStationTexts();
  const { t } = words;
  return (
    <>
      <div className={styles.sides}>
        <div className={styles.side}>
          <h3 className={styles.title}>
            <CheckmarkCircle20Filled className={styles.yes} aria-hidden="true" />
            {t('station.here.yes')}
          </h3>
          <Items items={toHere(view, words)} isHere />
        </div>
        <div className={mergeClasses(styles.side, styles.second)}>
          <h3 className={styles.title}>
            <SubtractCircle20Regular aria-hidden="true" />
            {t('station.here.no')}
          </h3>
          <Items items={toElsewhere(view, words)} isHere={false} />
        </div>
      </div>
      <p className={styles.foot}>
        <Info20Regular className={styles.info} aria-hidden="true" />
        <span>{toFoot(view, words)}</span>
      </p>
    </>
  );
}

function Items({ items, isHere }: { items: readonly Item[]; isHere: boolean }): ReactElement {
  const styles = useStyles();
  const { t } = useStationTexts();
  const Icon = isHere ? Checkmark20Regular : Dismiss20Regular;
  return (
    <ul className={styles.list}>
      {items.map(({ text, examples = [] }) => (
        <li key={text} className={styles.item}>
          <Icon className={isHere ? styles.yes : styles.no} aria-hidden="true" />
          <div>
            {text}
            {examples.length > 0 && (
              <ul className={styles.chips} aria-label={t('station.here.examples')}>
                {examples.map(({ kind, id }) => (
                  <li key={`${kind}-${id}`} className={mergeClasses(styles.chip, isHere ? styles.here : styles.elsewhere)}>
                    <bdi>{t('orders.number', { id })}</bdi>
                  </li>
                ))}
                <li aria-hidden="true">{t('station.here.more')}</li>
              </ul>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
