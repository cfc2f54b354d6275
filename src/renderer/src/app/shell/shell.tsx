import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { usePolicy } from '@renderer/runtime/calls/managed';
import { finishRecordWindow, useWindowBegin } from '@renderer/runtime/calls/window-kind';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { focusScreen } from '@renderer/ui/controls/focus-back';
import { Preloader } from '@renderer/ui/feedback/preloader';
import { SaveBarSlot } from '@renderer/ui/form/save-bar-slot';
import { useFilledScreen } from '@renderer/ui/layout/filled-screen';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import { lowWindow } from '@renderer/ui/layout/low-window';
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { about } from '../about/about-store';
import { PartBoundary } from '../failures/part-boundary';
import { Later } from '../first-screen';
import { loadScreen } from '../routes';
import { Footer } from './footer';
import { FirstDay } from './guide/first-day';
import { GuideBeside } from './guide/guide-beside';
import { Header } from './header';
import { useNotedScreen } from './last-screen';
import { ShellPanels } from './shell-panels';
import { Sidebar } from './sidebar/sidebar';
import { useSidebar } from './sidebar/sidebar-style';
import { useCurrentRoute } from './use-current-route';
import { WayOnLine } from './way-on-line';

/**
 * Moves the focus to the page's title when another screen opens, so that a screen reader announces it. Search, paging, and a choice on the
 * same screen (`entry` of the route table) leave the focus in place.
 */
function useRouteFocus(title: RefObject<HTMLHeadingElement | null>): void {
  const { pathname } = useLocation();
  const { entry } = useCurrentRoute();
  const place = entry ? `/${entry}` : pathname;
  const shown = useRef(place);
  useLayoutEffect(() => {
    // The sign-in's button, which had the focus, is gone.
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [title]);
  // A layout effect, because later it could take the focus from a control that the user has just pressed.
  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    title.current?.focus({ preventScroll: true });
  }, [place, title]);
}

/** A pointer that only passes over a link stays for a shorter time. */
const dwellMs = 50;

const addressOf = (target: EventTarget | null, root: string): string | null =>
  (target instanceof Element && target.closest(`a[href^="${root}/"]`)?.getAttribute('href')?.slice(root.length)) || null;

/** Loads a screen's code once its link is under the pointer, pressed, or focused. */
function usePreloadedScreens(): void {
  const root = useHref('/').replace(/\/$/, '');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A screen that can't be loaded reports it when it's opened.
    const load = (address: string): void => void loadScreen(address).catch(() => undefined);
    const onAim = ({ target }: Event): void => {
      clearTimeout(timer);
      const address = addressOf(target, root);
      if (address !== null) timer = setTimeout(load, dwellMs, address);
    };
    const onPress = ({ target }: Event): void => {
      const address = addressOf(target, root);
      if (address !== null) load(address);
    };
    const listening = new AbortController();
    for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, onAim, { signal: listening.signal, passive: true });
    document.addEventListener('pointerdown', onPress, { signal: listening.signal, passive: true });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [root]);
}

const useStyles = makeStyles({
  root: { display: 'flex', blockSize: '100%', minBlockSize: 0, backgroundColor: tokens.colorNeutralBackground2 },
  body: { ...flexColumn, flexGrow: 1, minInlineSize: 0, minBlockSize: 0, [lowWindow]: { overflowY: 'auto' } },
  middle: { display: 'flex', flexGrow: 1, minBlockSize: 0, [lowWindow]: { flexShrink: 0, minBlockSize: 'auto' } },
  screen: { ...flexColumn, flexGrow: 1, minInlineSize: 0, minBlockSize: 0 },
  main: {
    ...flexColumn,
    flexGrow: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    scrollbarGutter: 'stable',
    outlineStyle: 'none',
    [lowWindow]: { flexShrink: 0, minBlockSize: 'auto', overflowY: 'visible' },
  },
  content: {
    ...flexColumn,
    flexGrow: 1,
    inlineSize: '100%',
    maxInlineSize: '1440px',
    minBlockSize: 0,
    marginInline: 'auto',
    paddingBlock: '20px 16px',
    paddingInline: '24px',
    // Lists take the whole width of a large window; forms and pages to read don't.
    ':has([data-wide])': { maxInlineSize: 'none' },
    '@media (max-width: 999.98px)': { paddingBlock: '12px', paddingInline: '12px' },
  },
  filled: { maxInlineSize: 'none', paddingBlock: '12px 20px', paddingInline: '28px' },
  notice: {
    flexShrink: 0,
    // As wide as the screen below, which reserves room for its scroll bar.
    overflowY: 'hidden',
    scrollbarGutter: 'stable',
    paddingBlock: '8px 0',
    paddingInline: '24px',
    '@media (max-width: 999.98px)': { paddingInline: '12px' },
  },
  skip: {
    position: 'absolute',
    insetInlineStart: '8px',
    insetBlockStart: '-100px',
    zIndex: 1000,
    padding: '8px 16px',
    border: 0,
    borderRadius: tokens.borderRadiusMedium,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':focus-visible': { insetBlockStart: '8px' },
  },
});

const PolicyBar = lazyWithProps(() => import('@renderer/shared-components/frame/policy-bar'), 'PolicyBar');
const UpdateNotice = lazyWithProps(() => import('@renderer/features/updates/update-notice'), 'UpdateNotice');
const RecordHeader = lazyWithProps(() => import('./record-header'), 'RecordHeader');
const OverlaySidebar = lazyWithProps(() => import('./sidebar/overlay-sidebar'), 'OverlaySidebar');

/** Whether a record's window has left its record for a list; the window then closes. */
function useDoneRecord(isRecord: boolean): boolean {
  const isDone = useCurrentRoute().parent === undefined && isRecord;
  useEffect(() => {
    if (isDone) finishRecordWindow();
  }, [isDone]);
  return isDone;
}

interface ScreenHeaderProps extends ComponentProps<typeof Header> {
  isRecord: boolean;
}

function ScreenHeader({ isRecord, ...props }: ScreenHeaderProps): ReactElement {
  return (
    <PartBoundary place="inPlace">
      {isRecord ? (
        <Suspense fallback={null}>
          <RecordHeader titleRef={props.titleRef} />
        </Suspense>
      ) : (
        <Header {...props} />
      )}
    </PartBoundary>
  );
}

/** Sidebar, header, content, footer (checklist LAY-15) around every screen of a signed-in admin. */
export function Shell({ children }: { children: ReactNode }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { style: sidebar, toggle } = useSidebar();
  const isRecord = useWindowBegin(({ begin }) => begin !== null);
  const isDone = useDoneRecord(isRecord);
  const hasSidebar = !isRecord && sidebar !== 'overlay';
  const [overlayOpen, setOverlayOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const isFilled = useFilledScreen((state) => state.isFilled);
  return (
    <div className={styles.root} data-sidebar={isRecord ? 'none' : sidebar}>
      <button type="button" className={styles.skip} onClick={focusScreen}>
        {t('shell.skipToContent')}
      </button>
      {!isFilled && hasSidebar && (
        <PartBoundary place="column">
          <Sidebar mini={sidebar === 'mini'} {...(toggle && { onToggle: toggle })} />
        </PartBoundary>
      )}
      {sidebar === 'overlay' && overlayOpen && (
        <PartBoundary>
          <Suspense fallback={null}>
            <OverlaySidebar open onClose={() => setOverlayOpen(false)} />
          </Suspense>
        </PartBoundary>
      )}
      <div className={styles.body}>
        {!isFilled && (
          <ScreenHeader isRecord={isRecord} titleRef={title} {...(sidebar === 'overlay' && { onMenu: () => setOverlayOpen(true) })} />
        )}
        <Notices isRecord={isRecord} />
        <div className={styles.middle}>
          <div className={styles.screen}>
            <Screen isFilled={isFilled} isRecord={isRecord}>
              {isDone ? <Preloader /> : children}
            </Screen>
            <SaveBarSlot />
          </div>
          <PartBoundary place="column">
            <GuideBeside />
          </PartBoundary>
        </div>
        {!isFilled && (
          <PartBoundary place="inPlace">
            <Footer />
          </PartBoundary>
        )}
      </div>
      <ShellPanels />
      <AddressFollower title={title} />
    </div>
  );
}

interface ScreenProps {
  isFilled: boolean;
  isRecord: boolean;
  children: ReactNode;
}

function Screen({ isFilled, isRecord, children }: ScreenProps): ReactElement {
  const styles = useStyles();
  return (
    <main id="content" tabIndex={-1} className={styles.main}>
      <div className={mergeClasses(styles.content, isFilled && styles.filled)}>
        {!isRecord && (
          <PartBoundary place="inPlace">
            <WayOnLine />
            <FirstDay />
          </PartBoundary>
        )}
        <Suspense fallback={<Preloader />}>{children}</Suspense>
      </div>
    </main>
  );
}

/** Notices above every screen: the policy can't be read, or a new version is ready. */
function Notices({ isRecord }: { isRecord: boolean }): ReactElement {
  const styles = useStyles();
  const isPolicyUnreadable = usePolicy()?.isUnreadable ?? false;
  return (
    <>
      {isPolicyUnreadable && (
        <PartBoundary place="inPlace">
          <Suspense fallback={null}>
            <PolicyBar className={styles.notice} />
          </Suspense>
        </PartBoundary>
      )}
      <PartBoundary place="inPlace">
        <Later>{!isRecord && <UpdateNotice className={styles.notice} onOpen={about.open} />}</Later>
      </PartBoundary>
    </>
  );
}

/** Everything that follows the address; renders nothing, so that a search or another page of a list doesn't render the frame again. */
function AddressFollower({ title }: { title: RefObject<HTMLHeadingElement | null> }): null {
  useRouteFocus(title);
  useNotedScreen();
  usePreloadedScreens();
  return null;
}
