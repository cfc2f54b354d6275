import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { CopyButton } from '@renderer/ui/controls/copy-button';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow, stack } from '@renderer/ui/layout/layout-styles';
import { quietText, smallQuietText, smallText, unbrokenText } from '@renderer/ui/text/text-styles';
import { type CheckedCall, type Difference, differenceEffects } from '@shared/domain/server-check';
import { toCallLine } from '@shared/i18n/check-words';
import type { ReactElement } from 'react';
import { CallShapes } from './call-shapes';
import { isSevere } from './severe';
import { WrappablePath } from './wrappable-path';

const useStyles = makeStyles({
  root: { ...stack.gap8, padding: '12px 20px 14px', backgroundColor: tokens.colorNeutralBackground2, ...hairline.blockStart },
  table: { inlineSize: '100%', borderCollapse: 'collapse', ...smallText },
  head: { ...quietText, textAlign: 'start', fontWeight: tokens.fontWeightRegular, padding: '8px 12px 6px 0' },
  cell: { padding: '8px 0', paddingInlineEnd: '16px', verticalAlign: 'top', ...hairline.blockStart },
  code: { fontFamily: tokens.fontFamilyMonospace },
  figure: unbrokenText,
  severe: { color: tokens.colorPaletteRedForeground1 },
  foot: { ...flexRow, justifyContent: 'space-between', gap: '12px', paddingBlockStart: '10px', ...smallQuietText },
});

/** Harmful differences first, harmless ones last. */
const rank = ({ effect }: Difference): number => differenceEffects.indexOf(effect);

/** Returns a call with its differences for a mail or an issue, in English like the contract. */
function toDeveloperText(call: CheckedCall): string {
  const lines = call.differences.map(
    ({ path, expected, came, places, of, effect }) =>
      `- ${path || '(whole answer)'}: expected ${expected}, came ${came} (${places} of ${of}): ${effect}`,
  );
  return [toCallLine(call), ...lines].join('\n');
}

interface CallDifferencesProps {
  call: CheckedCall;
  place: { number: number; total: number };
  isAssumed: boolean;
}

/** Shows the contract and the response side by side, and for each field the number of places and the effect on the app. */
export function CallDifferences({ call, place, isAssumed }: CallDifferencesProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const differences = call.differences.toSorted((left, right) => rank(left) - rank(right));
  return (
    <div className={styles.root}>
      <CallShapes differences={differences} />
      <table className={styles.table}>
        <thead>
          <tr>
            {(['path', 'places', 'effect'] as const).map((key) => (
              <th key={key} scope="col" className={styles.head}>
                {t(`serverCheck.field.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map((one) => (
            <tr key={`${one.kind} ${one.path}`}>
              <td className={mergeClasses(styles.cell, styles.code)}>
                {one.path ? <WrappablePath path={one.path} /> : t('serverCheck.wholeAnswer')}
              </td>
              <td className={mergeClasses(styles.cell, styles.figure)}>{t('serverCheck.rows', { count: one.places, total: one.of })}</td>
              <td className={mergeClasses(styles.cell, isSevere(one) && styles.severe)}>
                {t('serverCheck.made', { kind: t(`serverCheck.kind.${one.kind}`), effect: t(`serverCheck.effect.${one.effect}`) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <span>
          {isAssumed
            ? t('serverCheck.numberAssumed', { call: t('serverCheck.number', place), assumed: t('serverCheck.assumed') })
            : t('serverCheck.number', place)}
        </span>
        <CopyButton size="small" text={toDeveloperText(call)} label={t('serverCheck.copy')} />
      </div>
    </div>
  );
}
