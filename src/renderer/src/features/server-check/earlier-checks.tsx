import { Button, MenuItem, MenuList, makeStyles } from '@fluentui/react-components';
import { FolderOpen20Regular } from '@fluentui/react-icons';
import { ResultCounts } from '@renderer/parts/server-check/result-counts';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import { stack } from '@renderer/ui/layout/layout-styles';
import { TitledCard } from '@renderer/ui/layout/titled-card';
import { smallQuietParagraph } from '@renderer/ui/text/paragraph-styles';
import { checkResults, type KeptCheck } from '@shared/domain/server-check';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  root: { ...stack.gap12, alignItems: 'start' },
  when: smallQuietParagraph,
});

/** When the server was asked the last time, and what came of it. */
export function LastCheckCard({ last, onOpen }: { last: KeptCheck; onOpen(id: string): void }): ReactElement {
  const styles = useStyles();
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

/** The reports of this server that are kept on this computer; nothing where there is none. */
export function EarlierMenu({ kept, onOpen }: { kept: readonly KeptCheck[]; onOpen(id: string): void }): ReactElement | null {
  const t = useTexts();
  const format = useFormat();
  const { anchor, close, button } = useMenuAnchor();
  if (kept.length === 0) return null;
  const toCounts = ({ counts }: KeptCheck): string =>
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
