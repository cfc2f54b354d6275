import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  ArrowUploadRegular,
  CheckmarkCircleRegular,
  PrintFilled,
  PrintRegular,
  QuestionCircleRegular,
  WarningFilled,
} from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { printerSettingsPath } from '@renderer/shared-components/printing/printer-settings-path';
import type { Tint } from '@renderer/ui/badges/tint-badge';
import { Card } from '@renderer/ui/layout/card';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow, plainList } from '@renderer/ui/layout/layout-styles';
import { TextLink } from '@renderer/ui/text/text-link';
import { truncatedText } from '@renderer/ui/text/text-styles';
import type { StationPrinter } from '@shared/contract/printing/station';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';
import { toIssueTexts } from '../texts/printer-issue-texts';
import { toIssueLabel } from '../texts/station-summary';
import { toTintStyle } from './state-appearance';
import { StateBadge } from './state-badge';
import { type StationTexts, useStationTexts } from './use-station-words';

const useStyles = makeStyles({
  root: { overflow: 'hidden', flexShrink: 0 },
  list: plainList,
  row: {
    ...flexRow,
    columnGap: '16px',
    paddingBlock: '8px',
    paddingInline: '20px',
    minBlockSize: '60px',
    boxSizing: 'border-box',
    ':not(:last-child)': hairline.blockEnd,
  },
  icon: { flexShrink: 0, fontSize: '28px' },
  words: { flexGrow: 1, minInlineSize: 0 },
  name: { fontSize: '18px', lineHeight: '26px', fontWeight: tokens.fontWeightSemibold, ...truncatedText },
  nameFilled: { fontSize: '22px', lineHeight: '30px' },
  line: { fontSize: tokens.fontSizeBase300, lineHeight: '22px', color: tokens.colorNeutralForeground3 },
  lineTroubled: { color: 'inherit' },
  none: { margin: 0, padding: '16px 20px' },
});

const looks: Record<StationPrinter['state'], { tint: Tint; icon: ReactElement }> = {
  ready: { tint: 'delivered', icon: <CheckmarkCircleRegular /> },
  printing: { tint: 'shipped', icon: <ArrowUploadRegular /> },
  trouble: { tint: 'process', icon: <WarningFilled /> },
  unknown: { tint: 'waiting', icon: <QuestionCircleRegular /> },
};

function toStateWord({ state, trouble }: StationPrinter, t: Translate): string {
  return state === 'trouble' ? toIssueLabel(trouble, t) : t(`station.printers.${state}`);
}

function toLine(printer: StationPrinter, { t, list, format }: StationTexts): string {
  const { documents, paper, state, trouble, isUsedByStation } = printer;
  const names = list(documents.map((document) => t(`printables.name.${document}`)));
  if (trouble) return t('station.printers.withTrouble', { documents: names, trouble: toIssueTexts(trouble, t, format) });
  if (state === 'unknown') return t('station.printers.silent');
  const values = { documents: names, paper: t(`printerSettings.paper.${paper}`) };
  return t(isUsedByStation ? 'station.printers.prints' : 'station.printers.whenAsked', values);
}

/** The printers of this computer's documents, those with problems first. */
export function PrintersCard({ printers, isFilled }: { printers: readonly StationPrinter[]; isFilled: boolean }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const words = useStationTexts();
  const sorted = [...printers].sort((a, b) => Number(b.state === 'trouble') - Number(a.state === 'trouble'));
  return (
    <Card as="section" className={styles.root} aria-label={t('station.printers.title')}>
      {sorted.length === 0 && (
        <p className={styles.none}>
          {t('station.printers.none')}{' '}
          <TextLink to={`${printerSettingsPath}?tab=destinations`}>{t('station.action.choosePrinter')}</TextLink>
        </p>
      )}
      <ul className={styles.list}>
        {sorted.map((printer) => {
          const isTroubled = printer.state === 'trouble';
          const Icon = isTroubled ? PrintFilled : PrintRegular;
          return (
            <li key={printer.name} className={styles.row} style={isTroubled ? toTintStyle('process') : undefined}>
              <Icon className={styles.icon} aria-hidden="true" />
              <div className={styles.words}>
                <div className={mergeClasses(styles.name, isFilled && styles.nameFilled)}>
                  <bdi dir="ltr">{printer.displayName}</bdi>
                </div>
                <div className={mergeClasses(styles.line, isTroubled && styles.lineTroubled)}>{toLine(printer, words)}</div>
              </div>
              <StateBadge {...looks[printer.state]} isLarge>
                {toStateWord(printer, t)}
              </StateBadge>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
