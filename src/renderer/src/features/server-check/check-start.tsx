import { Button, MenuItem, MenuList, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import {
  ArrowDownload20Regular,
  DocumentSearch20Regular,
  FolderOpen20Regular,
  LockClosed20Regular,
  Play20Regular,
  ShieldCheckmark20Regular,
} from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ResultCounts } from '@renderer/shared-components/server-check/result-counts';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import { Illustration } from '@renderer/ui/feedback/illustration';
import { Card } from '@renderer/ui/layout/card';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexGrow, flexRow, plainList, stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { TitledCard } from '@renderer/ui/layout/titled-card';
import { isolate } from '@renderer/ui/text/isolate';
import { sectionTitle, smallQuietParagraph } from '@renderer/ui/text/paragraph-styles';
import { strongText } from '@renderer/ui/text/text-styles';
import type { ValueOf } from '@shared/contract/tables/bridge';
import { unknownPath } from '@shared/domain/server/unknown-path';
import { checkResults, type StoredCheck } from '@shared/domain/server-check';
import { type ReactElement, useState } from 'react';
import { AskedCard } from './asked-card';
import type { CheckOptions } from './use-server-check';

const useLastCheckCardStyles = makeStyles({
  root: { ...stack.gap12, alignItems: 'start' },
  when: smallQuietParagraph,
});

/** The time and result of the last check. */
function LastCheckCard({ last, onOpen }: { last: StoredCheck; onOpen(id: string): void }): ReactElement {
  const styles = useLastCheckCardStyles();
  const t = useTexts();
  const format = useFormat();
  return (
    <TitledCard title={t('serverCheck.lastCheck')}>
      <div className={styles.root}>
        <p className={styles.when}>{format.dateTime(last.startedAt)}</p>
        <ResultCounts counts={last.counts} />
        <Button onClick={() => onOpen(last.id)}>{t('serverCheck.openLast')}</Button>
      </div>
    </TitledCard>
  );
}

/** The stored reports of this server; renders nothing if there is none. */
function EarlierMenu({ kept, onOpen }: { kept: readonly StoredCheck[]; onOpen(id: string): void }): ReactElement | null {
  const t = useTexts();
  const format = useFormat();
  const { anchor, close, button } = useMenuAnchor();
  if (kept.length === 0) return null;
  const toCounts = ({ counts }: StoredCheck): string =>
    checkResults
      .filter((result) => counts[result] > 0)
      .map((result) => t('serverCheck.tab', { name: t(`serverCheck.result.${result}`), count: counts[result] }))
      .join(t('serverProfile.separator'));
  return (
    <>
      <Button size="large" icon={<FolderOpen20Regular />} {...button}>
        {t('serverCheck.openEarlier')}
      </Button>
      {anchor && (
        <AnchoredMenu anchor={anchor} onClose={close}>
          <MenuList>
            {kept.map((one) => (
              <MenuItem key={one.id} subText={toCounts(one)} onClick={() => onOpen(one.id)}>
                {format.dateTime(one.startedAt)}
              </MenuItem>
            ))}
          </MenuList>
        </AnchoredMenu>
      )}
    </>
  );
}

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
  words: flexGrow,
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
  wish: CheckOptions;
  onWish(wish: CheckOptions): void;
  known: ValueOf<'serverCheck.history'>;
  isRunning: boolean;
  onStart(): void;
  onOpen(id: string): void;
}

/** Explains the check before it starts, with the selection of calls and the last result. */
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
