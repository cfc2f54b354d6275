import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { SearchField } from '@renderer/ui/controls/search-field';
import { Card } from '@renderer/ui/layout/card';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexGrow, plainList, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { quietParagraph } from '@renderer/ui/text/paragraph-styles';
import { smallQuietText } from '@renderer/ui/text/text-styles';
import type { CheckArea, CheckedCall, checkResults, ServerCheckReport } from '@shared/domain/server-check';
import { toCallLine } from '@shared/i18n/check-words';
import type { TFunction } from 'i18next';
import { type ReactElement, useState } from 'react';
import { CallEntry, CallHeads } from './call-entry';

const useStyles = makeStyles({
  root: { overflow: 'hidden' },
  bar: {
    ...wrappingRow,
    alignItems: 'center',
    gap: '8px',
    paddingInline: '8px 16px',
    minBlockSize: '48px',
    ...hairline.blockEnd,
    '@media (max-width: 999.98px)': { paddingInlineStart: '16px', paddingBlockEnd: '8px' },
  },
  tabs: flexGrow,
  list: plainList,
  none: { ...quietParagraph, padding: '24px 20px' },
  unasked: { padding: '12px 20px', ...hairline.blockStart, ...smallQuietText },
  summary: { cursor: 'pointer' },
  entries: { ...plainList, marginBlockStart: '8px' },
  entry: { ...wrappingRow, gap: '0 12px' },
  code: { minInlineSize: '160px', fontFamily: 'monospace' },
  calls: { ...plainList, columns: '320px', marginBlockStart: '8px', fontFamily: 'monospace' },
});

type View = 'all' | 'look' | CheckArea;

const isWaiting = ({ status, failure, reason }: CheckedCall): boolean => status === null && failure === null && reason === null;
const needsLook = ({ result }: CheckedCall): boolean => !['asExpected', 'notAsked'].includes(result);
const isIn = (call: CheckedCall, view: View): boolean => view === 'all' || (view === 'look' ? needsLook(call) : call.area === view);

/** Results that need attention first, then in the order of the check. */
const order = ['differs', 'refused', 'notThere', 'slow', 'notAsked', 'asExpected'] satisfies (typeof checkResults)[number][];
const rank = (call: CheckedCall): number => (isWaiting(call) ? order.length : order.indexOf(call.result));

const isFound = (call: CheckedCall, wanted: string): boolean =>
  [toCallLine(call), ...call.differences.map(({ path }) => path)].some((text) => text.toLowerCase().includes(wanted.toLowerCase()));

function toTabName(view: View, t: TFunction): string {
  return view === 'all' || view === 'look' ? t(`serverCheck.tabs.${view}`) : t(`navigation.${view}`);
}

/** Every call with its result; one with differences expands to its fields. */
export function CheckCalls({ report, isRunning }: { report: ServerCheckReport; isRunning: boolean }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const [view, setView] = useState<View>('all');
  const [wanted, setWanted] = useState('');
  const { calls, unasked, unseen, areas } = report;
  const views: readonly View[] = ['all', 'look', ...areas];
  const nextUp = isRunning ? calls.find(isWaiting) : undefined;
  const toTurn = (call: CheckedCall): 'now' | 'later' | null => (!isRunning || !isWaiting(call) ? null : call === nextUp ? 'now' : 'later');
  const shown = calls.filter((call) => isIn(call, view) && isFound(call, wanted)).toSorted((left, right) => rank(left) - rank(right));
  return (
    <Card as="section" className={styles.root} aria-label={t('navigation.serverCheck')}>
      <div className={styles.bar}>
        <TabList className={styles.tabs} selectedValue={view} onTabSelect={(_event, data) => setView(data.value as View)}>
          {views.map((one) => (
            <Tab key={one} value={one}>
              {t('serverCheck.tab', { name: toTabName(one, t), count: calls.filter((call) => isIn(call, one)).length })}
            </Tab>
          ))}
        </TabList>
        <SearchField label={t('serverCheck.find')} placeholder={t('serverCheck.find')} value={wanted} onSearch={setWanted} />
      </div>
      {shown.length === 0 ? (
        <p className={styles.none}>{t('serverCheck.none')}</p>
      ) : (
        <>
          <CallHeads />
          <ul className={styles.list}>
            {shown.map((call) => (
              <CallEntry key={call.id} call={call} place={{ number: calls.indexOf(call) + 1, total: calls.length }} turn={toTurn(call)} />
            ))}
          </ul>
        </>
      )}
      <details className={styles.unasked}>
        <summary className={styles.summary}>{t('serverCheck.unaskedText', { count: unasked.length })}</summary>
        <ul className={styles.calls} dir="ltr">
          {unasked.map((call) => (
            <li key={call.id}>{toCallLine(call)}</li>
          ))}
        </ul>
      </details>
      {unseen.length > 0 && (
        <details className={styles.unasked}>
          <summary className={styles.summary}>{t('serverCheck.unseenCount', { count: unseen.length })}</summary>
          <ul className={styles.entries}>
            {unseen.map(({ at, reason }) => (
              <li key={`${at} ${reason}`} className={styles.entry}>
                <span className={styles.code}>
                  <bdi dir="ltr">{at}</bdi>
                </span>
                <span>{t(`serverCheck.unseenReason.${reason}`)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
