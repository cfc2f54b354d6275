import { makeStyles, OverlayDrawer } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useReturnFocus } from '@renderer/ui/controls/use-return-focus';
import { useInertPage } from '@renderer/ui/feedback/use-inert-page';
import type { ReactElement } from 'react';
import { Sidebar } from './sidebar';

const useStyles = makeStyles({ drawer: { inlineSize: '264px', padding: 0 } });

/** The sidebar above the page, for narrow windows (checklist LAY-20). */
export function OverlaySidebar({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  useInertPage();
  useReturnFocus();
  const styles = useStyles();
  const t = useTexts();
  return (
    <OverlayDrawer
      open={open}
      position="start"
      className={styles.drawer}
      aria-label={t('shell.mainNavigation')}
      onOpenChange={(_event, data) => {
        if (!data.open) onClose();
      }}
    >
      <Sidebar mini={false} onNavigated={onClose} />
    </OverlayDrawer>
  );
}
