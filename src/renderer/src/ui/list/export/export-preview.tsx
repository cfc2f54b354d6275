import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexColumn, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { smallQuietText } from '@renderer/ui/text/text-styles';
import type { ListExportPreview } from '@shared/contract/desktop/list-exports';
import type { InputOf } from '@shared/contract/tables/bridge';
import { type Language, toDirection } from '@shared/domain/language';
import { type ReactElement, useId } from 'react';
import { unasked } from '../full/use-full-list';

const useStyles = makeStyles({
  root: {
    ...flexColumn,
    rowGap: '6px',
    padding: '8px 12px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  head: { ...wrappingRow, justifyContent: 'space-between', columnGap: '16px', ...smallQuietText },
  /** As high as the maximum number of lines, so that the content below doesn't move. */
  sheet: { overflowX: 'auto', minHeight: '104px' },
  table: {
    borderCollapse: 'collapse',
    backgroundColor: tokens.colorNeutralBackground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    '& th, & td': { border: `1px solid ${tokens.colorNeutralStroke2}`, padding: '2px 8px', textAlign: 'start', whiteSpace: 'nowrap' },
    '& th': { fontWeight: tokens.fontWeightSemibold, backgroundColor: tokens.colorNeutralBackground2 },
    '& td': { maxWidth: '240px', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  figure: { fontVariantNumeric: 'tabular-nums' },
  waiting: { opacity: 0.6 },
});

type PreviewWish = InputOf<'listExports.preview'>;

const nothing: PreviewWish = {
  question: unasked,
  ids: null,
  each: 'row',
  columns: [{ key: 'order', head: '' }],
  format: 'xlsx',
  title: '-',
};

interface Preview {
  /** The last preview, while the next one is computed. */
  data: ListExportPreview | null;
  isStale: boolean;
}

/** Returns the preview of a file; null if none is requested. */
export function usePreview(wish: PreviewWish | null): Preview {
  const options = { enabled: wish !== null, failure: 'inPlace', staleTimeMs: 0 } as const;
  const { data, isPlaceholderData } = useRead('listExports.preview', wish ?? nothing, options);
  return { data: (wish && data) ?? null, isStale: isPlaceholderData };
}

/**
 * Shows a name such as `طلبات الزوار 2026-11-26.xlsx`: date and extension are isolated from left to right after a title in either script.
 */
function FileName({ children }: { children: string }): ReactElement {
  const at = children.lastIndexOf(' ') + 1;
  return (
    <span>
      <IsolatedText>{children.slice(0, at).trim()}</IsolatedText> <bdi dir="ltr">{children.slice(at)}</bdi>
    </span>
  );
}

/** Shows a file's name and its first lines. */
export function ExportPreview({ data, isStale, language }: Preview & { language: Language }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const id = useId();
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <span id={id}>{t('lists.export.preview')}</span>
        {data && <FileName>{data.fileName}</FileName>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keyboard. */}
      <section className={styles.sheet} tabIndex={0} aria-labelledby={id}>
        <table className={mergeClasses(styles.table, isStale && styles.waiting)} dir={toDirection(language)} aria-busy={isStale}>
          <thead>
            <tr>
              {data?.heads.map(({ text }) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data?.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line of a file has no other name.
              <tr key={at}>
                {data.heads.map(({ text, isFigure }, place) => (
                  <td key={text} {...(isFigure && { className: styles.figure })}>
                    {line[place] && <bdi>{line[place]}</bdi>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
