import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexColumn, flexRow } from '@renderer/ui/layout/layout-styles';
import type { StationView } from '@shared/contract/printing/station';
import type { CSSProperties, ReactElement } from 'react';
import { toAppearance, toTintStyle } from '../state-appearance';
import { useNow } from '../use-now';
import { useStationActions } from '../use-station-actions';
import { useStationTexts } from '../use-station-words';
import { BandActions } from './band-actions';
import { type BandLines, toBandLines } from './band-words';
import { useBandActions } from './use-band-actions';

/** Maximum number of seconds of a countdown; a longer wait is shown as a time. */
const countedSeconds = 90;

/** Counts down in its own component, so that nothing else renders every second. */
function NextCheck({ at, kind }: NonNullable<BandLines['nextAt']>): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const seconds = Math.ceil((Date.parse(at) - useNow(1000)) / 1000);
  const when = format.time(at);
  if (kind === 'try') return <span>{t(seconds <= 0 ? 'station.away.trying' : 'station.away.nextTry', { when })}</span>;
  if (seconds <= 0) return <span>{t('station.runs.checking')}</span>;
  return <span>{seconds > countedSeconds ? t('station.runs.nextAt', { when }) : t('station.runs.nextCheck', { count: seconds })}</span>;
}

const useStyles = makeStyles({
  root: {
    ...flexRow,
    columnGap: '20px',
    rowGap: '12px',
    flexShrink: 0,
    padding: '14px 24px',
    border: '1px solid',
    borderRadius: '8px',
    '@media (max-width: 999.98px)': { flexWrap: 'wrap', columnGap: '16px', padding: '16px' },
  },
  filled: { padding: '14px 36px', columnGap: '28px', '@media (max-width: 999.98px)': { padding: '20px' } },
  icon: {
    ...flexRow,
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: '104px',
    blockSize: '104px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: '52px',
    '@media (max-width: 999.98px)': { inlineSize: '72px', blockSize: '72px', fontSize: '36px' },
  },
  iconFilled: { inlineSize: '136px', blockSize: '136px', fontSize: '72px' },
  words: { flexGrow: 1, flexBasis: '240px', minInlineSize: 0 },
  state: { margin: 0, fontSize: '72px', lineHeight: '80px', fontWeight: tokens.fontWeightSemibold },
  stateFilled: { fontSize: '104px', lineHeight: '112px', '@media (max-width: 999.98px)': { fontSize: '72px', lineHeight: '84px' } },
  now: { margin: 0, fontSize: '20px', lineHeight: '30px', fontWeight: tokens.fontWeightSemibold },
  nowFilled: { fontSize: '24px', lineHeight: '34px' },
  next: { margin: 0, fontSize: '16px', lineHeight: '28px' },
  nextFilled: { fontSize: '20px', lineHeight: '30px' },
  number: {
    ...flexColumn,
    alignItems: 'center',
    flexShrink: 0,
    padding: '10px 16px 14px',
    border: '1px solid',
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground1,
    fontSize: '16px',
    lineHeight: '24px',
  },
  big: { fontSize: '56px', lineHeight: '68px', fontWeight: tokens.fontWeightSemibold },
});

/** The state as one word in its color, two lines, and the actions; readable from two meters. */
export function StationBand({ view, isFilled }: { view: StationView; isFilled: boolean }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const words = useStationTexts();
  const { tint, icon: Icon } = toAppearance(view);
  const { backgroundColor, borderColor, color } = toTintStyle(tint);
  const lines = toBandLines(view, words);
  const actions = useBandActions(view, useStationActions());
  const inverse: CSSProperties = { backgroundColor: color, color: backgroundColor };
  return (
    <section
      aria-label={t('station.band')}
      data-tint={tint}
      className={mergeClasses(styles.root, isFilled && styles.filled)}
      style={{ backgroundColor, borderColor, color }}
    >
      <span className={mergeClasses(styles.icon, isFilled && styles.iconFilled)} style={inverse} aria-hidden="true">
        <Icon />
      </span>
      <div className={styles.words}>
        <div role="status">
          <h2 className={mergeClasses(styles.state, isFilled && styles.stateFilled)}>{t(`shell.station.${view.state}`)}</h2>
        </div>
        <p className={mergeClasses(styles.now, isFilled && styles.nowFilled)}>
          {lines.now}
          {lines.nextAt && (
            <>
              {' '}
              <NextCheck {...lines.nextAt} />
            </>
          )}
        </p>
        <p className={mergeClasses(styles.next, isFilled && styles.nextFilled)}>{lines.next}</p>
      </div>
      <StationNumber view={view} borderColor={borderColor} />
      <BandActions label={t('station.actions')} actions={actions} />
    </section>
  );
}

/** The number of this station among several, as large as the state. */
function StationNumber({ view, borderColor }: { view: StationView; borderColor: string }): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const { sharing } = view.settings;
  if (sharing.kind !== 'number') return null;
  return (
    <p className={styles.number} style={{ borderColor, margin: 0 }}>
      <span className={styles.big}>{t('station.ownNumber', { number: sharing.number })}</span>
      {t('station.ofStations', { count: sharing.of })}
    </p>
  );
}
