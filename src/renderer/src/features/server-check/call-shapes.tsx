import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { smallQuietText, smallText } from '@renderer/ui/text/text-styles';
import type { Difference } from '@shared/domain/server-check';
import { type ReactElement, useId } from 'react';
import { isSevere } from './severe';
import { type ShapeLine, type ShapeSide, toShape } from './shape';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px',
    '@media (max-width: 899.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  side: { display: 'flex', flexDirection: 'column', margin: 0, minWidth: 0 },
  name: { ...smallQuietText, marginBlockEnd: '4px' },
  shape: {
    flexGrow: 1,
    margin: 0,
    padding: '10px 14px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    fontFamily: tokens.fontFamilyMonospace,
    ...smallText,
    lineHeight: '22px',
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  line: { display: 'block' },
  mark: { padding: '1px 3px', borderRadius: '3px', boxDecorationBreak: 'clone' },
  severe: { backgroundColor: 'var(--dw-canceled-ground)', color: 'var(--dw-canceled-text)' },
  mild: { backgroundColor: 'var(--dw-process-ground)', color: 'var(--dw-process-text)' },
});

/** Shows the shapes of the contract and the response side by side: types and lengths, never a value. */
export function CallShapes({ differences }: { differences: readonly Difference[] }): ReactElement {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      {(['expected', 'came'] as const).map((side) => (
        <Side key={side} side={side} lines={toShape(differences, side)} />
      ))}
    </div>
  );
}

function Side({ side, lines }: { side: ShapeSide; lines: readonly ShapeLine[] }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const id = useId();
  return (
    <figure className={styles.side} aria-labelledby={id}>
      <figcaption id={id} className={styles.name}>
        {t(`serverCheck.shape.${side}`)}
      </figcaption>
      <code className={styles.shape} dir="ltr">
        {lines.map(({ depth, text, differs }, index) => {
          const [name, value] = differs ? splitName(text) : [text, null];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which never change places.
            <span key={index} className={styles.line} style={{ paddingInlineStart: `${depth * 16}px` }}>
              {name}
              {differs && value !== null && (
                <mark className={mergeClasses(styles.mark, isSevere(differs) ? styles.severe : styles.mild)}>{value}</mark>
              )}
            </span>
          );
        })}
      </code>
    </figure>
  );
}

/** Splits `total: number` into the name and the rest. */
function splitName(text: string): [string, string] {
  const [, name = '', value = text] = /^(\w+: )(.*)$/s.exec(text) ?? [];
  return [name, value];
}
