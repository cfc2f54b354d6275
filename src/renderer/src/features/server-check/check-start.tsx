import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import {
  ArrowDownload20Regular,
  DocumentSearch20Regular,
  LockClosed20Regular,
  Play20Regular,
  ShieldCheckmark20Regular,
} from '@fluentui/react-icons';
import { Illustration } from '@renderer/ui/feedback/illustration';
import { NumberInput } from '@renderer/ui/inputs/number-input';
import { Card } from '@renderer/ui/layout/card';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow, plainList, takesRest } from '@renderer/ui/layout/layout-styles';
import { sectionTitle, smallQuietParagraph } from '@renderer/ui/text/paragraph-styles';
import { strongText } from '@renderer/ui/text/text-styles';
import { toLatinDigits } from '@shared/domain/digits';
import { maxSlowMs, minSlowMs } from '@shared/domain/server-check';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  card: { width: '100%', maxWidth: '760px', marginInline: 'auto', padding: '28px 32px', boxSizing: 'border-box' },
  head: { ...flexRow, columnGap: '20px', marginBlockEnd: '12px' },
  words: takesRest,
  title: { ...sectionTitle, fontSize: tokens.fontSizeBase500, lineHeight: '32px' },
  quiet: smallQuietParagraph,
  list: plainList,
  point: { ...flexRow, alignItems: 'start', columnGap: '14px', paddingBlock: '12px', ':not(:last-child)': hairline.blockEnd },
  icon: { display: 'flex', paddingBlockStart: '2px', color: tokens.colorNeutralForeground3 },
  name: { ...strongText, margin: 0 },
  foot: { ...flexRow, alignItems: 'end', flexWrap: 'wrap', gap: '16px', marginBlockStart: '16px' },
  slow: { inlineSize: '180px' },
});

const points = [
  ['asks', <ArrowDownload20Regular key="asks" />],
  ['writesNothing', <LockClosed20Regular key="writesNothing" />],
  ['compares', <DocumentSearch20Regular key="compares" />],
  ['saysNothing', <ShieldCheckmark20Regular key="saysNothing" />],
] as const;

interface CheckStartProps {
  slowMs: number;
  onSlowMs(slowMs: number): void;
  isRunning: boolean;
  onStart(): void;
}

/** What the check does and what it does not, before it begins. */
export function CheckStart({ slowMs, onSlowMs, isRunning, onStart }: CheckStartProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Card as="section" className={styles.card} aria-labelledby="server-check-title">
      <div className={styles.head}>
        <Illustration name="connect" width={96} />
        <div className={styles.words}>
          <h2 id="server-check-title" className={styles.title}>
            {t('serverCheck.question')}
          </h2>
          <p className={styles.quiet}>{t('serverCheck.forWhom')}</p>
        </div>
      </div>
      <ul className={styles.list}>
        {points.map(([key, icon]) => (
          <li key={key} className={styles.point}>
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            <div className={styles.words}>
              <p className={styles.name}>{t(`serverCheck.${key}`)}</p>
              <p className={styles.quiet}>{t(`serverCheck.${key}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button
          appearance="primary"
          size="large"
          icon={isRunning ? <Spinner size="tiny" /> : <Play20Regular />}
          disabledFocusable={isRunning}
          onClick={onStart}
        >
          {t('serverCheck.start')}
        </Button>
        <div className={styles.slow}>
          <SlowField slowMs={slowMs} onSlowMs={onSlowMs} />
        </div>
      </div>
    </Card>
  );
}

function SlowField({ slowMs, onSlowMs }: Pick<CheckStartProps, 'slowMs' | 'onSlowMs'>): ReactElement {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(String(slowMs));
  const take = (text: string): void => {
    setTyped(text);
    const number = Number(toLatinDigits(text));
    if (Number.isInteger(number) && number >= minSlowMs && number <= maxSlowMs) onSlowMs(number);
  };
  return (
    <NumberInput
      label={t('serverCheck.slowAbove')}
      name="slowMs"
      value={typed}
      number={slowMs}
      min={minSlowMs}
      max={maxSlowMs}
      onChange={take}
      onBlur={() => setTyped(String(slowMs))}
      onStep={(number) => take(String(number))}
    />
  );
}
