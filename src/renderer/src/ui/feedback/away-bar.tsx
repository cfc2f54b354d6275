import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowClockwise20Regular, PlugDisconnected24Filled } from '@fluentui/react-icons';
import { toMomentText } from '@renderer/runtime/texts/moment-text';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { noShrink, wrappingRow } from '@renderer/ui/layout/layout-styles';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    ...wrappingRow,
    alignItems: 'center',
    gap: '8px 16px',
    flexShrink: 0,
    paddingBlock: '12px',
    paddingInline: '16px',
    border: '1px solid var(--dw-shipped-stroke)',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: 'var(--dw-shipped-ground)',
    color: 'var(--dw-shipped-text)',
  },
  icon: noShrink,
  words: { flexGrow: 1, flexBasis: '320px', minInlineSize: 0 },
  line: { margin: 0 },
  title: { margin: 0, fontWeight: tokens.fontWeightSemibold },
});

/** Time of the oldest and of the newest data on screen; ISO. */
export interface Span {
  from: string;
  to: string;
}

interface AwayBarProps {
  /** Time since which the server hasn't responded; ISO. */
  since: string;
  /** What is shown and how old it is; null if nothing is shown. */
  shown: string | null;
  /** A request to the server is running. */
  isTrying: boolean;
  onTry(): void;
  /** What still works, and what waits for the server. */
  children: ReactNode;
}

/** Shows that the server can't be reached and that stored data is shown. It is blue because the user doesn't have to do anything. */
export function AwayBar({ since, shown, isTrying, onTry, children }: AwayBarProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const title = t('offline.awaySince', { time: toMomentText(since, format) });
  return (
    <div className={styles.root}>
      <PlugDisconnected24Filled className={styles.icon} aria-hidden />
      <div className={styles.words} role="status">
        <p className={styles.title}>{shown === null ? title : `${title} ${shown}`}</p>
        <p className={styles.line}>{children}</p>
      </div>
      <Button icon={<ArrowClockwise20Regular />} aria-busy={isTrying} onClick={onTry}>
        {t('offline.tryNow')}
      </Button>
    </div>
  );
}

/** Returns `at 17:20`, or `between 9:02 and 17:20` if the data has several ages. */
export function toSpanText({ from, to }: Span, t: Translate, format: Formatter): string {
  const [first, last] = [toMomentText(from, format), toMomentText(to, format)];
  return first === last ? t('offline.at', { time: last }) : t('offline.between', { from: first, to: last });
}
