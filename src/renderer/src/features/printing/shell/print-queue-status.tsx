import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular, PrintRegular, WarningRegular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { printQueuePanel, usePrintQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import { needsAttention, toProblemSummary, toQueueSummary } from '@renderer/shared-components/printing/queue/queue-summary';
import { smallText, truncatedText } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';
import { useStation } from '../station/use-station';
import { toStationSummary } from '../texts/station-summary';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '24px',
    paddingInline: '6px',
    ...shorthands.borderStyle('none'),
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    ...smallText,
    ...truncatedText,
    maxInlineSize: '50vw',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outlineStyle: 'solid', outlineWidth: '2px', outlineColor: tokens.colorStrokeFocus2 },
  },
  attention: { color: tokens.colorStatusDangerForeground1, ':hover': { color: tokens.colorStatusDangerForeground1 } },
  caution: { color: 'var(--dw-process-text)', ':hover': { color: 'var(--dw-process-text)' } },
});

/** The button in the footer, such as "Print queue: 2 waiting": on a station its state, and problems beside it; opens the panel. */
export function PrintQueueStatus(): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const isOpen = usePrintQueuePanel((state) => state.isOpen);
  const { data: view, isError } = useRead('printing.queue', undefined, { failure: 'inPlace' });
  const summary = view ? toQueueSummary(view.counts, t) : '';
  const isUnknown = view === undefined && isError;
  const language = useLanguage();
  const station = useStation();
  const problems = view ? toProblemSummary(view.counts, t) : '';
  const said = station && station.state !== 'off' ? [toStationSummary(station, t, language), problems].filter(Boolean).join(' · ') : null;
  const needsSomebody = station?.state === 'attention' || station?.state === 'asks' || station?.state === 'stopped';
  const isAlarming = isUnknown || (view !== undefined && needsAttention(view)) || needsSomebody;
  // As on the station's screen: red for failures and a stop, amber for what waits for the user.
  const isCaution = said !== null && !isUnknown && problems === '' && station?.state !== 'stopped';
  const AlarmIcon = isCaution ? WarningRegular : ErrorCircleRegular;
  return (
    <button
      type="button"
      className={mergeClasses(styles.root, isAlarming && (isCaution ? styles.caution : styles.attention))}
      aria-expanded={isOpen}
      {...(said !== null && { title: t('printQueue.toast.openQueue') })}
      onClick={printQueuePanel.toggle}
    >
      {isAlarming ? <AlarmIcon fontSize={16} /> : <PrintRegular fontSize={16} />}
      {said ??
        (summary
          ? t('printQueue.summary.status', { summary })
          : t(isUnknown ? 'printQueue.summary.statusUnknown' : 'printQueue.summary.statusIdle'))}
    </button>
  );
}
