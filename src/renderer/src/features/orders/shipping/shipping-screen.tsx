import { Button, Field, Input, makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, DismissCircleRegular, ScanDashRegular, WarningRegular } from '@fluentui/react-icons';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { scanTaker } from '@renderer/shared-components/orders/scan-taker';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexColumn, plainList, stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { TitledCard } from '@renderer/ui/layout/titled-card';
import { softParagraph } from '@renderer/ui/text/text-styles';
import { toLatinDigits } from '@shared/domain/digits';
import type { Translate } from '@shared/i18n/translate';
import { toStatusText } from '@shared/lists/orders';
import { type FormEvent, type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { type Scan, type Shipping, type ShippingTone, toTone, useShipping } from './use-shipping';

const useStyles = makeStyles({
  root: stack.gap16,
  text: softParagraph,
  band: {
    ...flexColumn,
    alignItems: 'center',
    justifyContent: 'center',
    rowGap: '8px',
    minBlockSize: '260px',
    padding: '24px',
    textAlign: 'center',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  good: { backgroundColor: tokens.colorStatusSuccessBackground1, color: tokens.colorStatusSuccessForeground1 },
  warning: { backgroundColor: tokens.colorStatusWarningBackground1, color: tokens.colorStatusWarningForeground1 },
  bad: { backgroundColor: tokens.colorStatusDangerBackground1, color: tokens.colorStatusDangerForeground1 },
  icon: { fontSize: '56px' },
  number: { fontSize: '44px', lineHeight: '56px', fontWeight: tokens.fontWeightBold },
  outcome: { margin: 0, fontSize: '32px', lineHeight: '48px', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  detail: { margin: 0, fontSize: '16px', lineHeight: '28px', overflowWrap: 'anywhere' },
  form: { ...wrappingRow, alignItems: 'end', gap: '8px' },
  field: { flexGrow: 1, maxWidth: '420px' },
  list: plainList,
  line: { ...wrappingRow, columnGap: '12px', padding: '8px 20px', ...hairline.blockStart },
});

const icons: Record<ShippingTone, typeof CheckmarkCircleRegular> = {
  good: CheckmarkCircleRegular,
  warning: WarningRegular,
  bad: DismissCircleRegular,
};

/** `/orders/ship` */
export function ShippingScreen(): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const shipping = useShipping((scan) =>
    notify.warning(t('shipping.late', { name: toName(scan, t), outcome: t(`shipping.outcome.${scan.outcome}`) })),
  );
  const { scans } = shipping;
  const take = useEffectEvent((code: string) => shipping.take(code));
  useEffect(() => scanTaker.set((text) => take(text)), []);
  const shipped = scans.filter(({ outcome }) => outcome === 'shipped').length - scans.filter(({ outcome }) => outcome === 'undone').length;
  return (
    <div className={styles.root}>
      <p className={styles.text}>{t('shipping.intro')}</p>
      <Band shipping={shipping} />
      <CodeForm onTake={shipping.take} />
      {scans.length > 0 && (
        <TitledCard isToTheEdge title={`${t('shipping.list')} · ${t('shipping.shippedCount', { count: Math.max(0, shipped) })}`}>
          <ul className={styles.list}>
            {scans.map((scan) => (
              <li key={scan.id} className={styles.line}>
                <bdi dir="ltr">{toName(scan, t)}</bdi>
                {scan.customer && <bdi>{scan.customer}</bdi>}
                <span>{t(`shipping.outcome.${scan.outcome}`)}</span>
              </li>
            ))}
          </ul>
        </TitledCard>
      )}
    </div>
  );
}

const toName = ({ order, code }: Scan, t: Translate): string => (order ? t('orders.number', { id: order.id }) : code);

function toDetail({ outcome, was, failure }: Scan, t: Translate): string {
  if (outcome === 'failed') return failure ? toFailureText(failure, t) : '';
  return t(`shipping.detail.${outcome}`, { was: toStatusText(was, t) });
}

/** Readable from a distance: the result of the latest scan as one word, a color, and its number. */
function Band({ shipping: { scans, isReading, undo, shipAnyway } }: { shipping: Shipping }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const [scan] = scans;
  if (isReading || !scan) {
    return (
      <div className={styles.band} role="status">
        {isReading ? <Spinner size="large" aria-hidden /> : <ScanDashRegular className={styles.icon} aria-hidden />}
        <p className={styles.outcome}>{t(isReading ? 'shipping.reading' : 'shipping.ready')}</p>
      </div>
    );
  }
  const tone = toTone(scan.outcome);
  const Icon = icons[tone];
  return (
    <div className={mergeClasses(styles.band, styles[tone])} role="alert" data-tone={tone}>
      <Icon className={styles.icon} aria-hidden />
      <bdi dir="ltr" className={styles.number}>
        {toName(scan, t)}
      </bdi>
      <p className={styles.outcome}>{t(`shipping.outcome.${scan.outcome}`)}</p>
      <p className={styles.detail}>
        {scan.customer && <bdi>{scan.customer}</bdi>}
        {scan.customer && ' · '}
        {toDetail(scan, t)}
      </p>
      {scan.outcome === 'shipped' && <Button onClick={() => undo(scan)}>{t('shipping.undo')}</Button>}
      {scan.outcome === 'notPacked' && <Button onClick={() => shipAnyway(scan)}>{t('shipping.shipAnyway')}</Button>}
    </div>
  );
}

/** A scanner in this field enters the letters of the keyboard's layout: on an Arabic one, these are at the keys of R and G. */
const toCode = (typed: string): string => toLatinDigits(typed).trim().replace(/^ق/, 'R').replace(/^ل/, 'G');

/** For a code that can't be scanned. */
function CodeForm({ onTake }: { onTake(code: string): void }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const [typed, setTyped] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() === '') return;
    onTake(toCode(typed));
    setTyped('');
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <Field label={t('shipping.field')} className={styles.field}>
        <Input
          value={typed}
          dir="ltr"
          placeholder={t('shipping.example', { order: 'R10573', guest: 'G10573' })}
          onChange={(_event, { value }) => setTyped(value)}
        />
      </Field>
      <Button type="submit">{t('shipping.enter')}</Button>
    </form>
  );
}
