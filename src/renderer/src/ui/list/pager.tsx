import { makeResetStyles, makeStyles, mergeClasses, tokens, useFluent } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { DirectionalIcon } from '@renderer/ui/controls/directional-icon';
import { flexRow, noShrink, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { useIsNarrow } from '@renderer/ui/table/use-width';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { toPageRange, toPageWindow } from '@shared/domain/server/paging';
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';

const useStyles = makeStyles({
  root: {
    userSelect: 'none',
    ...flexRow,
    justifyContent: 'space-between',
    gap: '12px',
    flexShrink: 0,
    minHeight: '48px',
    paddingInline: '16px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    color: tokens.colorNeutralForeground2,
  },
  words: { ...wrappingRow, alignItems: 'baseline', gap: '16px', minWidth: 0 },
  pages: { ...flexRow, ...noShrink, gap: '4px', whiteSpace: 'nowrap' },
  current: {
    backgroundColor: 'var(--dw-bulk)',
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    boxShadow: `inset 0 0 0 1px ${tokens.colorBrandStroke2}`,
    ':hover': { backgroundColor: 'var(--dw-bulk)', color: tokens.colorBrandForeground2 },
  },
});

/** Looks like Fluent's subtle button, because twelve of those are slow to render on each change of the page. */
const usePageClass = makeResetStyles({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minWidth: '32px',
  height: '32px',
  margin: 0,
  padding: '0 6px',
  border: 'none',
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: 'transparent',
  color: tokens.colorNeutralForeground2,
  font: 'inherit',
  fontSize: tokens.fontSizeBase300,
  cursor: 'pointer',
  '& svg': { fontSize: '20px' },
  ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground2BrandHover },
  ':hover:active': { backgroundColor: tokens.colorSubtleBackgroundPressed, color: tokens.colorNeutralForeground2BrandPressed },
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  '[aria-disabled="true"]': { backgroundColor: 'transparent', color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
});

interface PagerProps {
  page: number;
  pageCount: number;
  totalItems: number;
  /** Shown beside the range. */
  foot?: ReactNode;
  /** Shown between range and pages. */
  note?: ReactNode;
  rangeText(values: { from: number; to: number; total: number }): string;
  onPage(page: number): void;
  /** Moves one page from the page that was requested last, which may not be shown yet. */
  onStep(step: 1 | -1): void;
}

/** Shows `21–40 of 312` and up to ten page numbers. Home and End within it lead to the first and last page (checklist API-17, API-18). */
export function Pager({ page, pageCount, totalItems, foot, note, rangeText, onPage, onStep }: PagerProps): ReactElement {
  const styles = useStyles();
  const button = usePageClass();
  const current = mergeClasses(button, styles.current);
  const t = useTexts();
  const format = useFormat();
  const isNarrow = useIsNarrow();
  const { ref, onKeyDown } = usePagerKeys({ page, pageCount, onPage });
  const { from, to } = toPageRange(page, totalItems);
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <span aria-live="polite">
          <IsolatedValues>{rangeText({ from, to, total: totalItems })}</IsolatedValues>
        </span>
        {foot}
      </div>
      {note}
      {pageCount > 1 && (
        <nav ref={ref} className={styles.pages} aria-label={t('lists.pages')} onKeyDown={onKeyDown}>
          {isNarrow && <span>{t('lists.pageOf', { page, pages: pageCount })}</span>}
          <StepButton
            label={t('lists.previousPage')}
            icon={<DirectionalIcon name="previous" />}
            isEnabled={page > 1}
            onClick={() => onStep(-1)}
          />
          {!isNarrow &&
            toPageWindow(page, pageCount).map((number) => (
              <button
                key={number}
                type="button"
                className={number === page ? current : button}
                aria-label={t('lists.page', { page: number })}
                {...(number === page ? { 'aria-current': 'page' as const } : {})}
                onClick={() => onPage(number)}
              >
                {format.number(number)}
              </button>
            ))}
          <StepButton
            label={t('lists.nextPage')}
            icon={<DirectionalIcon name="next" />}
            isEnabled={page < pageCount}
            onClick={() => onStep(1)}
          />
        </nav>
      )}
    </div>
  );
}

interface StepButtonProps {
  label: string;
  icon: ReactElement;
  isEnabled: boolean;
  onClick(): void;
}

/** A button that keeps the focus when it is disabled at the first or last page. */
function StepButton({ label, icon, isEnabled, onClick }: StepButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={usePageClass()}
      aria-label={label}
      title={label}
      {...(!isEnabled && { 'aria-disabled': true })}
      onClick={() => isEnabled && onClick()}
    >
      {icon}
    </button>
  );
}

/** Arrows move between page numbers in reading direction; Home and End lead to the first and last page. */
function usePagerKeys({ page, pageCount, onPage }: Pick<PagerProps, 'page' | 'pageCount' | 'onPage'>) {
  const { dir } = useFluent();
  const ref = useRef<HTMLElement>(null);
  const followsRef = useRef(false);

  useEffect(() => {
    if (followsRef.current) ref.current?.querySelector<HTMLElement>(`[aria-current="page"]`)?.focus();
    followsRef.current = false;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = { ArrowLeft: dir === 'rtl' ? 1 : -1, ArrowRight: dir === 'rtl' ? -1 : 1 }[event.key];
    const target = { Home: 1, End: pageCount }[event.key];
    if (step !== undefined) {
      const buttons = [...event.currentTarget.querySelectorAll('button')];
      buttons[buttons.indexOf(event.target as HTMLButtonElement) + step]?.focus();
    } else if (target !== undefined) {
      followsRef.current = true;
      if (target !== page) onPage(target);
    } else return;
    event.preventDefault();
  };
  return { ref, onKeyDown };
}
