import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { hairline } from '@renderer/ui/layout/hairline';
import { TextLink } from '@renderer/ui/text/text-link';
import { smallQuietWords, visuallyHidden } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';

interface PlotCell {
  text: string;
  /** Route of the screen that lists the counted records, and the link's full name. */
  to?: string;
  linkLabel?: string;
  /** Replaces the text where there are several such routes. */
  ways?: ReactElement;
}

export interface ChartTableData {
  caption: string;
  /** The heading of the row names, then one heading per column. */
  heads: readonly string[];
  rows: readonly { key: string; name: string; cells: readonly PlotCell[] }[];
}

const useStyles = makeStyles({
  root: { inlineSize: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  caption: visuallyHidden,
  unseen: visuallyHidden,
  head: { ...smallQuietWords, fontWeight: tokens.fontWeightSemibold },
  cell: { ...hairline.blockEnd, paddingBlock: '3px', paddingInline: '8px', textAlign: 'start', fontWeight: tokens.fontWeightRegular },
  number: { textAlign: 'end' },
});

interface PlotTableProps extends ChartTableData {
  /** The table is for screen readers only. It has no links then, because their focus would be invisible. */
  isUnseen: boolean;
}

/** Shows a plot's figures as a table. */
export function ChartTable({ caption, heads, rows, isUnseen }: PlotTableProps): ReactElement {
  const styles = useStyles();
  const toHeadClass = (at: number): string => mergeClasses(styles.cell, styles.head, at > 0 && styles.number);
  return (
    <div className={isUnseen ? styles.unseen : undefined}>
      <table className={styles.root}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={head} scope="col" className={toHeadClass(at)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key} data-plot-row={key}>
              <th scope="row" className={styles.cell}>
                {name}
              </th>
              {cells.map(({ text, to, linkLabel, ways }, at) => (
                <td key={heads[at + 1]} className={mergeClasses(styles.cell, styles.number)}>
                  {to && !isUnseen ? (
                    <TextLink to={to} aria-label={linkLabel}>
                      {text}
                    </TextLink>
                  ) : (
                    (!isUnseen && ways) || text
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
