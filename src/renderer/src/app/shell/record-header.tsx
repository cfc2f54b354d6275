import { Button, makeStyles, ToggleButton } from '@fluentui/react-components';
import { ArrowExportLtr20Regular, Pin20Filled, Pin20Regular } from '@fluentui/react-icons';
import { ask } from '@renderer/runtime/calls/bridge';
import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { finishRecordWindow, useWindowBegin } from '@renderer/runtime/calls/window-kind';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { MirroredIcon } from '@renderer/ui/controls/directional-icon';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { type ReactElement, type RefObject, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageTitle } from './header';

const useStyles = makeStyles({
  root: {
    userSelect: 'none',
    ...flexRow,
    gap: '10px',
    blockSize: '52px',
    flexShrink: 0,
    paddingInline: '24px 16px',
    isolation: 'isolate',
    ...hairline.blockEnd,
    '@media (max-width: 999.98px)': { paddingInline: '12px' },
  },
  end: { ...flexRow, gap: '4px', marginInlineStart: 'auto', flexShrink: 0 },
});

/** The head of a record's window: its list, its title, and a button back to the main window. */
export function RecordHeader({ titleRef }: { titleRef: RefObject<HTMLHeadingElement | null> }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { pathname, state } = useLocation();
  const showMain = (path: string, handed: unknown): Promise<unknown> => ask('windows.showMain', { path, state: handed ?? null });
  const moveToMain = async (): Promise<void> => {
    if (!(await unsavedWork.confirmLeaving())) return;
    unsavedWork.discard();
    await showMain(pathname, state);
    finishRecordWindow();
  };
  return (
    <header className={styles.root}>
      <PageTitle titleRef={titleRef} onCrumb={({ to, state: handed }) => void showMain(to.split('?')[0] ?? to, handed)} />
      <div className={styles.end}>
        <PinButton />
        <Button
          appearance="subtle"
          icon={<MirroredIcon icon={ArrowExportLtr20Regular} />}
          aria-label={t('shell.windows.toMain')}
          title={t('shell.windows.toMain')}
          onClick={() => void moveToMain()}
        />
      </div>
    </header>
  );
}

/** Keeps the window above all others; also in the menu *Window*, with a shortcut. */
function PinButton(): ReactElement {
  const t = useTexts();
  const [isPinned, setPinned] = useState(useWindowBegin(({ begin }) => begin?.isPinned ?? false));
  useEvent('windows.pinned', (said) => setPinned(said.isPinned));
  const label = t(isPinned ? 'shell.windows.unpin' : 'shell.windows.pin');
  return (
    <ToggleButton
      appearance="subtle"
      checked={isPinned}
      icon={isPinned ? <Pin20Filled /> : <Pin20Regular />}
      aria-label={t('shell.windows.pin')}
      aria-keyshortcuts="Control+Shift+T"
      title={label}
      onClick={() => void ask('windows.pin', { isPinned: !isPinned })}
    />
  );
}
