import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { ErrorBoundary } from './error-boundary';
import { reportError } from './report-error';

const useStyles = makeStyles({
  root: {
    ...wrappingRow,
    alignItems: 'center',
    gap: '8px',
    padding: '8px 12px',
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
  // Above the content, but without blocking it.
  floating: {
    position: 'fixed',
    zIndex: 1_000_001,
    insetInlineStart: '12px',
    insetBlockEnd: '12px',
    maxInlineSize: 'min(420px, calc(100% - 24px))',
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow8,
  },
  column: { flexDirection: 'column', alignItems: 'start', maxInlineSize: '160px' },
});

interface PartBoundaryProps {
  /** Position of the message: in place of the part, in a narrow column, or in the corner for a part without its own place. */
  place?: 'inPlace' | 'column' | 'corner';
  children: ReactNode;
}

/** Wraps one part of the window: if its code fails, the rest still works, and a message with an action replaces it. */
export function PartBoundary({ place = 'corner', children }: PartBoundaryProps): ReactElement {
  return <ErrorBoundary fallback={(error) => <PartFailed error={error} place={place} />}>{children}</ErrorBoundary>;
}

function PartFailed({ error, place }: { error: unknown; place: NonNullable<PartBoundaryProps['place']> }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  useEffect(() => {
    void reportError(error, window.location.hash);
  }, [error]);
  return (
    <div role="alert" className={mergeClasses(styles.root, place === 'corner' && styles.floating, place === 'column' && styles.column)}>
      <span>{t('shell.crashed.part')}</span>
      <Button size="small" onClick={() => window.location.reload()}>
        {t('shell.crashed.reload')}
      </Button>
    </div>
  );
}
