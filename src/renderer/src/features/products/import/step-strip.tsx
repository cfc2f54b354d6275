import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark16Filled } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexRow, plainList, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { quietText } from '@renderer/ui/text/text-styles';
import type { ReactElement, ReactNode } from 'react';

const importSteps = ['file', 'columns', 'differences', 'writing'] as const;
export type ImportStep = (typeof importSteps)[number];

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

/** The four steps of an import, with the current one. */
export function StepStrip({ step, children }: { step: ImportStep; children?: ReactNode }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const now = importSteps.indexOf(step);
  return (
    <div className={styles.root}>
      <ol className={styles.list}>
        {importSteps.map((one, at) => (
          <li
            key={one}
            className={mergeClasses(styles.step, at === now && styles.current)}
            {...(at === now && { 'aria-current': 'step' as const })}
          >
            {at > 0 && <span className={styles.line} aria-hidden />}
            <span className={mergeClasses(styles.dot, at === now && styles.dotNow, at < now && styles.dotDone)} aria-hidden>
              {at < now ? <Checkmark16Filled /> : format.number(at + 1)}
            </span>
            {t(`productImport.steps.${one}`)}
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
