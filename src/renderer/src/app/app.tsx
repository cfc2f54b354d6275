import { FluentProvider, makeStyles, RendererProvider, tokens } from '@fluentui/react-components';
import { finishRecordWindow, useWindowBegin } from '@renderer/runtime/calls/window-kind';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useHasScreens } from '@renderer/runtime/state/session-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { KeepPageInert } from '@renderer/ui/feedback/inert-page';
import { toDirection } from '@shared/domain/language';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { RouterProvider } from 'react-router-dom';
import { AfterStart } from './after-start';
import { CloseGuard } from './closing/close-guard';
import { applyDocumentLanguage } from './document-language';
import { ErrorBoundary } from './failures/error-boundary';
import { PartBoundary } from './failures/part-boundary';
import { toCrash } from './failures/to-crash';
import { AboutHost, GuideHost, MinimumVersion, NotificationHost, ShortcutsHost } from './hosts';
import type { AppRouter } from './router';
import { toTheme } from './theme/themes';
import { useColorScheme } from './theme/use-color-scheme';

interface AppProps {
  client: QueryClient;
  router: AppRouter;
  /** Inserts the styles into the document. */
  renderer: ComponentProps<typeof RendererProvider>['renderer'];
}

export function App({ client, router, renderer }: AppProps): ReactElement {
  return (
    <QueryClientProvider client={client}>
      <RendererProvider renderer={renderer} targetDocument={document}>
        <Look>
          <ErrorBoundary fallback={toCrash}>
            {/* Not in a transition, because a late commit could overtake input that was made meanwhile. */}
            <RouterProvider router={router} useTransitions={false} />
          </ErrorBoundary>
          {guests.map((Guest, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list.
            <PartBoundary key={at}>
              <Guest />
            </PartBoundary>
          ))}
        </Look>
      </RendererProvider>
    </QueryClientProvider>
  );
}

/** Closes a record's window once no user's screens are shown. */
function RecordWindowEnd(): null {
  const isRecord = useWindowBegin(({ begin }) => begin !== null);
  const isOver = !useHasScreens() && isRecord;
  useEffect(() => {
    if (isOver) finishRecordWindow();
  }, [isOver]);
  return null;
}

/** Components beside every screen; if one fails, the others still work. */
const guests = [
  NotificationHost,
  CloseGuard,
  LanguageAnnouncer,
  AboutHost,
  ShortcutsHost,
  GuideHost,
  MinimumVersion,
  AfterStart,
  KeepPageInert,
  RecordWindowEnd,
] as const;

const useStyles = makeStyles({
  // Overrides Fluent's physical `text-align`, which isn't mirrored here.
  root: { blockSize: '100%', backgroundColor: tokens.colorNeutralBackground2, textAlign: 'start' },
  hidden: {
    position: 'absolute',
    insetBlockStart: 0,
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** Theme and direction. A change of language or theme renders again, but never remounts the content. */
function Look({ children }: { children: ReactNode }): ReactElement {
  const language = useLanguage();
  const scheme = useColorScheme();
  const styles = useStyles();
  useLayoutEffect(() => {
    applyDocumentLanguage(document, language);
    // Lets open menus and tooltips find their anchors on the other side.
    window.dispatchEvent(new Event('resize'));
  }, [language]);
  // Before the paint, because the style sheet's background and scroll bars depend on it.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = scheme;
  }, [scheme]);
  return (
    // A class would also be set on every portal (`applyStylesToPortals`) and cover the page with its background.
    <FluentProvider theme={toTheme(scheme, language)} dir={toDirection(language)} style={{ blockSize: '100%' }}>
      <div className={styles.root}>{children}</div>
    </FluentProvider>
  );
}

/** Announces politely, in the new language, that the language has changed. */
function LanguageAnnouncer(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  const initial = useRef(language);
  const changed = useRef(false);
  if (language !== initial.current) changed.current = true;
  return (
    <div className={styles.hidden} aria-live="polite">
      {changed.current ? t('shell.languageChanged') : ''}
    </div>
  );
}
