import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark16Filled } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { flexRow, plainList, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { quietText } from '@renderer/ui/text/text-styles';
import type { ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  root: { ...wrappingRow, alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
  list: { ...plainList, ...wrappingRow, alignItems: 'center', columnGap: '8px', rowGap: '4px' },
  step: { ...flexRow, columnGap: '8px', ...quietText },
  current: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  line: { width: '32px', height: '1px', backgroundColor: tokens.colorNeutralStroke1, '@media (max-width: 999.98px)': { width: '12px' } },
  dot: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '24px',
    height: '24px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    fontSize: tokens.fontSizeBase200,
  },
  dotNow: { border: 'none', backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
  dotDone: { border: 'none', backgroundColor: 'var(--dw-bulk)', color: tokens.colorBrandForeground1 },
});

interface StepStripProps {
  /** Names of the steps, in their order. */
  steps: readonly string[];
  /** Position of the current step, from 0. */
  now: number;
  children?: ReactNode;
}

/** The steps of an import, with the current one. */
export function StepStrip({ steps, now, children }: StepStripProps): ReactElement {
  const styles = useStyles();
  const format = useFormat();
  return (
    <div className={styles.root}>
      <ol className={styles.list}>
        {steps.map((name, at) => (
          <li
            key={name}
            className={mergeClasses(styles.step, at === now && styles.current)}
            {...(at === now && { 'aria-current': 'step' as const })}
          >
            {at > 0 && <span className={styles.line} aria-hidden />}
            <span className={mergeClasses(styles.dot, at === now && styles.dotNow, at < now && styles.dotDone)} aria-hidden>
              {at < now ? <Checkmark16Filled /> : format.number(at + 1)}
            </span>
            {name}
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
