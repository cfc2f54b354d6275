import { makeStyles, OverlayDrawer } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useReturnFocus } from '@renderer/ui/controls/use-return-focus';
import { useInertPage } from '@renderer/ui/feedback/use-inert-page';
import { type ReactElement, Suspense } from 'react';
import { GuideFrame } from './guide-frame';

const useStyles = makeStyles({ drawer: { inlineSize: 'min(400px, 100vw)', padding: 0 } });

/** The guide over the screen, for narrow windows and over dialogs; Escape closes it. */
export function GuideOver({ onClose }: { onClose: () => void }): ReactElement {
  useInertPage();
  useReturnFocus();
  const styles = useStyles();
  const t = useTexts();
  return (
    <OverlayDrawer
      open
      position="end"
      className={styles.drawer}
      aria-label={t('guide.title')}
      onOpenChange={(_event, data) => {
        if (!data.open) onClose();
      }}
    >
      <Suspense fallback={null}>
        <GuideFrame isOver />
      </Suspense>
    </OverlayDrawer>
  );
}
