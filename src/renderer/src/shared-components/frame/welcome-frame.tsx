import { makeStyles, tokens } from '@fluentui/react-components';
import pattern from '@renderer/assets/pattern-star.svg';
import { readAppVersion } from '@renderer/runtime/calls/app-version';
import { useSession } from '@renderer/runtime/state/session-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexColumn, flexRow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { LanguageMenu } from './language-menu';
import { Mark } from './mark';

// The picture's address is known only at run time.
const withPattern = { '--pattern': `url("${pattern}")` } as CSSProperties;

const useStyles = makeStyles({
  root: { display: 'flex', blockSize: '100%', minBlockSize: 0 },
  side: {
    ...flexColumn,
    flexShrink: 0,
    inlineSize: '560px',
    minBlockSize: 0,
    overflowY: 'auto',
    paddingBlock: '32px',
    paddingInline: '40px',
    '@media (max-width: 899.98px)': { inlineSize: '100%', paddingInline: '24px' },
  },
  head: { ...flexRow, gap: '14px', minBlockSize: '40px' },
  icon: { inlineSize: '38px', blockSize: '38px' },
  name: { flexGrow: 1, fontSize: tokens.fontSizeBase500, lineHeight: '36px', fontWeight: tokens.fontWeightSemibold },
  middle: { ...flexColumn, alignItems: 'center', justifyContent: 'center', flexGrow: 1, paddingBlock: '24px' },
  card: {
    inlineSize: '440px',
    maxInlineSize: '100%',
    padding: '36px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: 'var(--dw-card-shadow)',
  },
  /** Links below the card. */
  below: { ...wrappingRow, justifyContent: 'center', gap: '4px 24px', marginBlockStart: '16px' },
  foot: { ...flexRow, justifyContent: 'space-between', gap: '16px', minBlockSize: '28px', ...smallQuietWords, lineHeight: '20px' },
  panel: {
    position: 'relative',
    ...flexColumn,
    justifyContent: 'flex-end',
    flexGrow: 1,
    minInlineSize: 0,
    padding: '56px',
    overflow: 'hidden',
    backgroundImage: 'var(--dw-panel)',
    color: '#ffffff',
    '@media (max-width: 899.98px)': { display: 'none' },
    '::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      opacity: 0.26,
      backgroundColor: '#ffffff',
      maskImage: 'var(--pattern), linear-gradient(160deg, black, transparent 72%)',
      maskSize: '128px 128px, auto',
      maskComposite: 'intersect',
      '@media (forced-colors: active)': { display: 'none' },
    },
  },
  // The drawing has empty margins of an eighth of its width.
  mark: { position: 'relative', display: 'flex', marginInlineStart: '-13px' },
  headline: {
    position: 'relative',
    maxInlineSize: '600px',
    margin: 0,
    marginBlockStart: '32px',
    fontSize: '36px',
    lineHeight: '52px',
    fontWeight: tokens.fontWeightSemibold,
  },
  tagline: {
    position: 'relative',
    margin: 0,
    marginBlockStart: '12px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: '28px',
    opacity: 0.9,
  },
});

/** The frame of every screen before the sign-in: a card at the inline start, the brand's panel beside it. */
export function WelcomeFrame({ children, below, foot }: { children: ReactNode; below?: ReactNode; foot?: ReactNode }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const version = readAppVersion();
  const logo = useSession((state) => state.logo);
  return (
    <div className={styles.root}>
      <div className={styles.side}>
        <header className={styles.head}>
          <img src={logo} alt="" className={styles.icon} />
          <span className={styles.name}>{t('common.appName')}</span>
          <LanguageMenu labelled />
        </header>
        <main className={styles.middle}>
          <div className={styles.card}>{children}</div>
          {below && <div className={styles.below}>{below}</div>}
        </main>
        <footer className={styles.foot}>
          <div>{foot}</div>
          {version && <span>{t('shell.version', { version })}</span>}
        </footer>
      </div>
      <aside className={styles.panel} style={withPattern} aria-hidden="true">
        <span className={styles.mark}>
          <Mark size={104} leaves="#E9C27C" />
        </span>
        <p className={styles.headline}>{t('signIn.headline')}</p>
        <p className={styles.tagline}>{t('signIn.tagline')}</p>
      </aside>
    </div>
  );
}
