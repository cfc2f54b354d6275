import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { FullScreenMinimize24Regular } from '@fluentui/react-icons';
import { useShopName } from '@renderer/parts/frame/use-shop-name';
import { useSession } from '@renderer/runtime/state/session-store';
import { filledScreen } from '@renderer/ui/layout/filled-screen';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { truncatedText } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';
import { useNow } from './use-now';
import { useStationWords } from './use-station-words';

const useStyles = makeStyles({
  root: { ...flexRow, columnGap: '14px', flexShrink: 0, minBlockSize: '48px' },
  logo: { inlineSize: '36px', blockSize: '36px', flexShrink: 0 },
  title: { margin: 0, fontSize: '20px', lineHeight: '30px', fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
  names: { flexGrow: 1, minInlineSize: 0, fontSize: '20px', lineHeight: '30px', color: tokens.colorNeutralForeground3, ...truncatedText },
  clock: { fontSize: '36px', lineHeight: '48px', fontWeight: tokens.fontWeightSemibold },
});

const minuteMs = 60_000;

/** In the place of the frame: whose station it is, and a clock. */
export function FilledHead({ name }: { name: string }): ReactElement {
  const styles = useStyles();
  const { t, format } = useStationWords();
  const logo = useSession((state) => state.logo);
  const shop = useShopName();
  return (
    <header className={styles.root}>
      <img src={logo} alt="" className={styles.logo} />
      <h1 className={styles.title}>{t('navigation.printStation')}</h1>
      <span className={styles.names}>
        <bdi>{name}</bdi>
        {name && shop && ' · '}
        <bdi>{shop}</bdi>
      </span>
      <span className={styles.clock}>{format.time(new Date(useNow(minuteMs)).toISOString())}</span>
      <Button
        appearance="subtle"
        size="large"
        icon={<FullScreenMinimize24Regular />}
        aria-label={t('station.action.leaveFilled')}
        title={t('station.action.leaveFilled')}
        onClick={() => void filledScreen.leave()}
      />
    </header>
  );
}
