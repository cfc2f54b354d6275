import { mergeClasses, Tab, TabList } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { printerSettingsPath } from '@renderer/shared-components/printing/printer-settings-path';
import { Card } from '@renderer/ui/layout/card';
import { TextLink } from '@renderer/ui/text/text-link';
import type { StationView } from '@shared/contract/printing/station';
import { type ReactElement, useId, useState } from 'react';
import { LogEntry } from './log-entry';
import { useLogStyles } from './log-styles';
import { PrintedHere } from './printed-here';

/** The latest orders, and a description of which orders are printed here. */
export function LogCard({ view, className }: { view: StationView; className?: string }): ReactElement {
  const styles = useLogStyles();
  const t = useTexts();
  const id = useId();
  const [tab, setTab] = useState<'latest' | 'here'>('latest');
  return (
    <Card as="section" aria-label={t('station.log.title')} className={mergeClasses(styles.card, className)}>
      <div className={styles.head}>
        <TabList selectedValue={tab} onTabSelect={(_event, { value }) => setTab(value === 'here' ? 'here' : 'latest')}>
          <Tab value="latest" id={`${id}-latest`} aria-controls={`${id}-panel`} className={styles.tab}>
            {t('station.log.latest')}
          </Tab>
          <Tab value="here" id={`${id}-here`} aria-controls={`${id}-panel`} className={styles.tab}>
            {t('station.log.here')}
          </Tab>
        </TabList>
        {tab === 'latest' ? (
          <TextLink to="/printing/history" className={styles.link}>
            {t('station.log.history')}
          </TextLink>
        ) : (
          <TextLink to={`${printerSettingsPath}?tab=station`} className={styles.link}>
            {t('station.log.change')}
          </TextLink>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} tabIndex={0} className={styles.panel}>
        {tab === 'here' ? <PrintedHere view={view} /> : <Latest log={view.log} printers={view.printers} />}
      </div>
    </Card>
  );
}

function Latest({ log, printers }: Pick<StationView, 'log' | 'printers'>): ReactElement {
  const styles = useLogStyles();
  const t = useTexts();
  const stuck = new Set(printers.filter(({ state }) => state === 'trouble').map(({ displayName }) => displayName));
  if (log.length === 0) return <p className={styles.none}>{t('station.log.none')}</p>;
  return (
    <ol className={styles.list}>
      {log.map((entry, at) => (
        <LogEntry key={toKey(entry)} entry={entry} isLast={at === 0} isStuck={waitsAt(entry, stuck)} />
      ))}
    </ol>
  );
}

function waitsAt(entry: StationView['log'][number], printers: ReadonlySet<string>): boolean {
  return entry.kind === 'order' && entry.sheets.some(({ phase, printerName }) => phase === 'waiting' && printers.has(printerName));
}

function toKey(entry: StationView['log'][number]): string {
  const order = 'order' in entry ? `${entry.order.kind}-${entry.order.id}` : '';
  const list = entry.kind === 'unreadable' ? entry.orderKind : '';
  return `${entry.kind}-${order}${list}-${entry.at}`;
}
