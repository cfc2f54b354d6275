import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useToday } from '@renderer/runtime/state/today';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { iconStyle } from '@renderer/ui/badges/mark-styles';
import { MirroredIcon } from '@renderer/ui/controls/directional-icon';
import { SkeletonBar } from '@renderer/ui/feedback/skeleton-bar';
import { Card } from '@renderer/ui/layout/card';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { Money } from '@renderer/ui/text/money';
import { smallQuietText } from '@renderer/ui/text/text-styles';
import type { Fils } from '@shared/domain/money';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Figure } from './figures';
import { OrdersButton } from './orders-button';
import type { FigureValue } from './use-figures';

const useStyles = makeStyles({
  root: { position: 'relative', display: 'flex', columnGap: '12px', rowGap: '4px' },
  large: { flexDirection: 'column', padding: '16px 20px' },
  small: { alignItems: 'center', padding: '12px 16px', minBlockSize: '56px', boxSizing: 'border-box' },
  link: {
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
  },
  name: { ...flexRow, columnGap: '10px', minInlineSize: 0, color: tokens.colorNeutralForeground2 },
  icon: iconStyle.brand,
  // The link covers its card, and has the card's text as its name.
  anchor: {
    color: 'inherit',
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '8px' },
    ':focus-visible': { outline: 'none' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  value: { fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
  largeValue: { fontSize: '32px', lineHeight: '44px', '@media (max-width: 999.98px)': { fontSize: '24px', lineHeight: '36px' } },
  smallValue: { marginInlineStart: 'auto', fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  missing: { ...smallQuietText, fontWeight: tokens.fontWeightRegular, whiteSpace: 'normal', verticalAlign: 'middle' },
});

interface FigureCardProps {
  figure: Figure;
  value: FigureValue;
  isLarge?: boolean;
}

/** One figure; a link if a list or a report shows what it counts. */
export function FigureCard({ figure, value, isLarge = false }: FigureCardProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const today = useToday();
  const { key, icon: Icon, mirrors, list, orders } = figure;
  const name = t(`dashboard.figures.${key}`);
  const nameId = `figure-${key}`;
  const valueId = `figure-value-${key}`;
  return (
    <Card
      className={mergeClasses(styles.root, isLarge ? styles.large : styles.small, (list !== undefined || orders) && styles.link)}
      data-figure={key}
      aria-busy={value === 'loading'}
    >
      <div className={styles.name}>
        {mirrors ? <MirroredIcon icon={Icon} className={styles.icon} /> : <Icon className={styles.icon} aria-hidden="true" />}
        {list !== undefined ? (
          <Link to={list(today)} className={styles.anchor} aria-labelledby={`${nameId} ${valueId}`}>
            <span id={nameId}>{name}</span>
          </Link>
        ) : orders ? (
          <OrdersButton name={name} filters={orders} className={styles.anchor} label={{ 'aria-labelledby': `${nameId} ${valueId}` }}>
            <span id={nameId}>{name}</span>
          </OrdersButton>
        ) : (
          <span>{name}</span>
        )}
      </div>
      <div id={valueId} className={mergeClasses(styles.value, isLarge ? styles.largeValue : styles.smallValue)}>
        <Value value={value} isMoney={figure.isMoney ?? false} isLarge={isLarge} />
      </div>
    </Card>
  );
}

function Value({ value, isMoney, isLarge }: { value: FigureValue; isMoney: boolean; isLarge: boolean }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  if (value === 'loading') return <SkeletonBar width={isLarge ? '160px' : '48px'} />;
  if (typeof value === 'string') return <span className={styles.missing}>{t(`dashboard.figures.${value}`)}</span>;
  return isMoney ? <Money fils={value as Fils} /> : <bdi>{format.number(value)}</bdi>;
}
