import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Navigation20Regular, QuestionCircle20Regular, Search20Regular } from '@fluentui/react-icons';
import { useWindowBegin } from '@renderer/runtime/calls/window-kind';
import { isMac } from '@renderer/runtime/is-mac';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { guide } from '@renderer/runtime/state/guide-state';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { LanguageMenu } from '@renderer/shared-components/frame/language-menu';
import { DirectionalIcon } from '@renderer/ui/controls/directional-icon';
import { useBackLink } from '@renderer/ui/layout/back-link';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { TitlePlace, usePageHeaderState } from '@renderer/ui/layout/page-header';
import { toListLink } from '@renderer/ui/list/state/list-memory';
import { smallQuietWords, truncatedText } from '@renderer/ui/text/text-styles';
import { type ReactElement, type RefObject, Suspense, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { appRoutes } from '../routes';
import { AccountMenu } from './account-menu';
import { shellPanels } from './shell-panels-store';
import { useCurrentRoute } from './use-current-route';

const useCommandButtonStyles = makeStyles({
  box: {
    ...flexRow,
    gap: '10px',
    inlineSize: '380px',
    maxInlineSize: '100%',
    blockSize: '32px',
    paddingInline: '10px 6px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    ':hover': { borderBottomColor: tokens.colorNeutralStroke1Hover, color: tokens.colorNeutralForeground2 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '@media (max-width: 999.98px)': { display: 'none' },
  },
  words: { flexGrow: 1, textAlign: 'start', ...truncatedText, lineHeight: '26px' },
  keys: {
    paddingInline: '6px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    ...smallQuietWords,
    fontFamily: 'inherit',
    lineHeight: '18px',
  },
  small: { display: 'none', '@media (max-width: 999.98px)': { display: 'inline-flex' } },
});

/** Looks like a search field, and opens the command palette. */
function CommandButton(): ReactElement {
  const styles = useCommandButtonStyles();
  const t = useTexts();
  const open = (): void => shellPanels.open('command');
  return (
    <search>
      <button type="button" className={styles.box} onClick={open} aria-keyshortcuts="Control+K">
        <Search20Regular aria-hidden="true" />
        <span className={styles.words}>{t('shell.command.open')}</span>
        <kbd className={styles.keys} dir="ltr">
          {isMac() ? '\u2318 K' : 'Ctrl K'}
        </kbd>
      </button>
      <Button appearance="subtle" className={styles.small} icon={<Search20Regular />} aria-label={t('shell.command.open')} onClick={open} />
    </search>
  );
}

const CopyIconButton = lazyWithProps(() => import('@renderer/ui/controls/copy-icon-button'), 'CopyIconButton');

/** Returns the name that this window's record had in its list, so that two windows can be distinguished; null in other windows. */
function useRecordName(): string | null {
  const { pathname } = useLocation();
  const begin = useWindowBegin((state) => state.begin);
  return begin?.path === pathname ? begin.name : null;
}

const useStyles = makeStyles({
  root: {
    userSelect: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '16px',
    blockSize: '56px',
    flexShrink: 0,
    // Its menus open within it, above sticky parts of the screen below.
    position: 'relative',
    zIndex: 5,
    paddingInline: '24px 16px',
    isolation: 'isolate',
    ...hairline.blockEnd,
    '@media (max-width: 999.98px)': { gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: '8px', paddingInline: '12px' },
  },
  start: { ...flexRow, gap: '10px', minInlineSize: 0 },
  crumb: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: '28px',
    color: tokens.colorNeutralForeground3,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { color: tokens.colorNeutralForeground1, textDecorationLine: 'underline' },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: '36px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    ...truncatedText,
    outlineStyle: 'none',
    // The title often names an order or a customer.
    userSelect: 'text',
  },
  count: {
    flexShrink: 0,
    paddingInline: '8px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'var(--dw-waiting-ground)',
    ...smallQuietWords,
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
  },
  beside: { flexShrink: 0 },
  end: { ...flexRow, justifyContent: 'flex-end', gap: '4px' },
});

interface HeaderProps {
  titleRef: RefObject<HTMLHeadingElement | null>;
  /** Opens the sidebar if it is an overlay. */
  onMenu?: () => void;
}

/** Title of the current screen (checklist LAY-16), search, language, and account. */
export function Header({ titleRef, onMenu }: HeaderProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <header className={styles.root}>
      <div className={styles.start}>
        {onMenu && <Button appearance="subtle" icon={<Navigation20Regular />} aria-label={t('shell.openMenu')} onClick={onMenu} />}
        <PageTitle titleRef={titleRef} />
      </div>
      <CommandButton />
      <div className={styles.end}>
        <Button
          appearance="subtle"
          icon={<QuestionCircle20Regular />}
          aria-label={t('shell.guide')}
          title={t('shell.guide')}
          aria-keyshortcuts="F1"
          onClick={() => guide.open()}
        />
        <LanguageMenu />
        <AccountMenu />
      </div>
    </header>
  );
}

interface Crumb {
  to: string;
  state?: unknown;
}

interface PageTitleProps extends Pick<HeaderProps, 'titleRef'> {
  /** Called for the list before the title, if it opens in another window. */
  onCrumb?: (crumb: Crumb) => void;
}

/** Shows the screen's list, its title, and its number of entries. */
export function PageTitle({ titleRef, onCrumb }: PageTitleProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const route = useCurrentRoute();
  const own = usePageHeaderState();
  const title = own.title ?? t(`navigation.${route.title}`);
  const parent = appRoutes.find(({ path }) => path === route.parent);
  const cameFrom = useBackLink();
  const crumb = cameFrom ?? (parent && { ...toListLink(parent.path), title: t(`navigation.${parent.title}`) });
  const name = useRecordName();
  // A number comes before a name, a name before the kind.
  const [first, second] = title.startsWith('#') ? [title, name] : [name, title];
  const page = first && second && first !== second ? t('shell.windows.named', { first, second }) : title;
  useEffect(() => {
    document.title = t('shell.windowTitle', { page });
  }, [page, t]);
  return (
    <>
      {crumb && (
        <>
          <Link
            to={crumb.to}
            state={crumb.state}
            className={styles.crumb}
            onClick={(event) => {
              if (!onCrumb) return;
              event.preventDefault();
              onCrumb(crumb);
            }}
          >
            <bdi>{crumb.title}</bdi>
          </Link>
          <DirectionalIcon name="nextSmall" />
        </>
      )}
      <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
        <bdi>{title}</bdi>
      </h1>
      {own.copyText !== null && (
        <Suspense fallback={null}>
          <CopyIconButton text={own.copyText} label={own.copyLabel} />
        </Suspense>
      )}
      {own.count !== null && (
        <span className={styles.count} role="status" aria-label={t('shell.count', { count: own.count })}>
          {own.isKept ? t('lists.kept.count', { count: own.count }) : format.number(own.count)}
        </span>
      )}
      <TitlePlace className={styles.beside} />
    </>
  );
}
