import { makeStyles, tokens } from '@fluentui/react-components';
import { useToday } from '@renderer/runtime/state/today';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { plainList, takesRest, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { TitledCard } from '@renderer/ui/layout/titled-card';
import { TextLink } from '@renderer/ui/text/text-link';
import { quietText } from '@renderer/ui/text/text-styles';
import type { HistoryEntry } from '@shared/contract/printing/print-history';
import { toKuwaitDay } from '@shared/domain/dates';
import type { ReactElement } from 'react';
import { OutcomeBadge } from './outcome-badge';
import { historyPath } from './print-history-list';
import { DocumentCell, toPrintedBy } from './sheet-words';

const useStyles = makeStyles({
  list: plainList,
  row: {
    ...wrappingRow,
    alignItems: 'center',
    columnGap: '16px',
    rowGap: '4px',
    padding: '10px 20px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  time: { color: tokens.colorNeutralForeground3, minWidth: '56px' },
  words: { ...wrappingRow, alignItems: 'center', columnGap: '8px', rowGap: '4px', ...takesRest },
  quiet: quietText,
});

/** The newest first, each with the way to its own page. */
export function OtherSheets({ sheets }: { sheets: readonly HistoryEntry[] }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const today = useToday();
  return (
    <TitledCard isToTheEdge title={t('printHistory.details.others')}>
      <ul className={styles.list}>
        {sheets.map((sheet) => (
          <li key={sheet.id} className={styles.row}>
            <span className={styles.time}>
              {toKuwaitDay(new Date(sheet.at)) === today ? format.time(sheet.at) : format.dateTime(sheet.at)}
            </span>
            <span className={styles.words}>
              <TextLink to={`/${historyPath}/${encodeURIComponent(sheet.id)}`}>
                <DocumentCell entry={sheet} t={t} />
              </TextLink>
              <span className={styles.quiet}>
                {'· '}
                <bdi>{sheet.printerName}</bdi>
                {' · '}
                <bdi>{toPrintedBy(sheet.by, t)}</bdi>
              </span>
            </span>
            <OutcomeBadge outcome={sheet.outcome} t={t} />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
