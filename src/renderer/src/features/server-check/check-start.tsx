import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import {
  ArrowDownload20Regular,
  DocumentSearch20Regular,
  LockClosed20Regular,
  Play20Regular,
  ShieldCheckmark20Regular,
} from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Illustration } from '@renderer/ui/feedback/illustration';
import { Card } from '@renderer/ui/layout/card';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow, plainList, stack, takesRest, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { isolate } from '@renderer/ui/text/isolate';
import { sectionTitle, smallQuietParagraph } from '@renderer/ui/text/paragraph-styles';
import { strongText } from '@renderer/ui/text/text-styles';
import type { ValueOf } from '@shared/contract/tables/bridge';
import { unknownPath } from '@shared/domain/server/unknown-path';
import { type ReactElement, useState } from 'react';
import { AskedCard } from './asked-card';
import { EarlierMenu, LastCheckCard } from './earlier-checks';
import type { CheckWish } from './use-server-check';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    alignItems: 'start',
    gap: '16px',
    inlineSize: '100%',
    maxInlineSize: '1060px',
    marginInline: 'auto',
    '@media (max-width: 999.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  card: { padding: '28px 32px', '@media (max-width: 999.98px)': { padding: '20px' } },
  aside: stack.gap16,
  head: { ...flexRow, columnGap: '20px', marginBlockEnd: '12px' },
  words: takesRest,
  title: { ...sectionTitle, fontSize: tokens.fontSizeBase500, lineHeight: '32px' },
  quiet: smallQuietParagraph,
  list: plainList,
  point: { ...flexRow, alignItems: 'start', columnGap: '14px', paddingBlock: '12px', ':not(:last-child)': hairline.blockEnd },
  icon: { display: 'flex', paddingBlockStart: '2px', color: tokens.colorNeutralForeground3 },
  name: { ...strongText, margin: 0 },
  foot: { ...wrappingRow, alignItems: 'center', gap: '8px', marginBlockStart: '16px' },
});

const points = [
  ['asks', <ArrowDownload20Regular key="asks" />],
  ['writesNothing', <LockClosed20Regular key="writesNothing" />],
  ['compares', <DocumentSearch20Regular key="compares" />],
  ['saysNothing', <ShieldCheckmark20Regular key="saysNothing" />],
] as const;

interface CheckStartProps {
  wish: CheckWish;
  onWish(wish: CheckWish): void;
  known: ValueOf<'serverCheck.kept'>;
  isRunning: boolean;
  onStart(): void;
  onOpen(id: string): void;
}

/** What the check does and what it does not, before it begins; what is asked, and what was found the last time. */
export function CheckStart({ wish, onWish, known, isRunning, onStart, onOpen }: CheckStartProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const [isMissing, setMissing] = useState(false);
  const path = isolate(`GET ${unknownPath}`, 'en');
  const count = wish.areas.reduce((sum, area) => sum + known.calls[area], 0);
  const begin = (): void => {
    setMissing(wish.areas.length === 0);
    if (wish.areas.length > 0) onStart();
  };
  return (
    <div className={styles.root}>
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
                <p className={styles.name}>{key === 'asks' ? t('serverCheck.asks', { count }) : t(`serverCheck.${key}`)}</p>
                <p className={styles.quiet}>{key === 'asks' ? t('serverCheck.asksText', { path }) : t(`serverCheck.${key}Text`)}</p>
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
            onClick={begin}
          >
            {t('serverCheck.start')}
          </Button>
          <EarlierMenu kept={known.kept} onOpen={onOpen} />
        </div>
      </Card>
      <div className={styles.aside}>
        <AskedCard wish={wish} onWish={onWish} calls={known.calls} isMissing={isMissing && wish.areas.length === 0} />
        {known.kept[0] && <LastCheckCard last={known.kept[0]} onOpen={onOpen} />}
      </div>
    </div>
  );
}
