import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRead } from '@renderer/runtime/calls/use-read';
import { toMomentText } from '@renderer/runtime/texts/moment-text';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { truncatedText } from '@renderer/ui/text/text-styles';
import type { ConnectionView } from '@shared/contract/desktop/connection';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  root: { ...flexRow, gap: '16px', minInlineSize: 0, fontSize: tokens.fontSizeBase200, lineHeight: '20px' },
  state: { ...flexRow, gap: '6px', whiteSpace: 'nowrap' },
  dot: {
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'var(--dw-dot-off)',
    forcedColorAdjust: 'none',
  },
  on: { backgroundColor: 'var(--dw-dot-on)' },
  idle: { backgroundColor: tokens.colorNeutralForeground3 },
  host: { ...truncatedText, lineHeight: '26px' },
});

/** Updated by `connection.changed`. */
export function useConnection(): { data: ConnectionView | undefined; isFetched: boolean } {
  return useRead('connection.read', undefined, { failure: 'inPlace', staleTimeMs: Number.POSITIVE_INFINITY });
}

/** Returns the host of an API root, such as `api.shop.example`. */
function toHost(apiRoot: string): string {
  return URL.canParse(apiRoot) ? new URL(apiRoot).host : apiRoot;
}

const stateKey = { connected: 'connected', unreachable: 'notConnected', unknown: 'unknown' } as const;

/** Shows whether the last request reached the server, as a dot, a word, and the host. */
export function ConnectionState(): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const { data: connection } = useConnection();
  if (!connection) return null;
  const { apiRoot, source } = connection;
  const state = apiRoot ? connection.state : 'unreachable';
  return (
    <div className={styles.root}>
      <span className={styles.state} role="status">
        <span
          className={mergeClasses(styles.dot, state === 'connected' && styles.on, state === 'unknown' && styles.idle)}
          aria-hidden="true"
        />
        {apiRoot && state === 'unreachable'
          ? t('shell.connection.notConnectedSince', { time: toMomentText(connection.since, format) })
          : t(`shell.connection.${stateKey[state]}`)}
      </span>
      {/* The address is truncated at its end, in Arabic too. */}
      {apiRoot && (
        <span className={styles.host} {...(source !== 'sampleShop' && { dir: 'ltr' })}>
          {source === 'sampleShop' ? t('shell.connection.sampleShop') : toHost(apiRoot)}
        </span>
      )}
    </div>
  );
}
