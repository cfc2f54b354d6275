/** Import this to show a `TableSheet` as it will be printed. */
import '../fonts.css';
import '../parts/document.css';
import '../parts/list.css';
import './table-sheet.css';
import type { Digits } from '@shared/contract/desktop/session';
import { type Language, toDirection } from '@shared/domain/language';
import type { PaperFit } from '@shared/domain/lists/paper-fit';
import type { ReactNode } from 'react';
import { Shop } from '../parts/document-head';
import { type DocumentHead, toDocumentContext } from '../parts/order-document';
import { Text, Value } from '../parts/text';

/** `word`: one of a few values, never truncated. `figure`: aligned at the inline end, never wrapped. `box`: empty, for notes by hand. */
interface TableColumn {
  head: string;
  kind: 'text' | 'word' | 'figure' | 'box';
}

/** A list for paper, as plain text. */
export interface PaperTable {
  language: Language;
  title: string;
  /** Name, number, and time of the rows. */
  count: string;
  /** The filters of the rows as text, and other notes about them. */
  notes: readonly string[];
  columns: readonly TableColumn[];
  rows: readonly (readonly string[])[];
  /** Sums below the rows, by column; null for none. */
  sums: readonly string[] | null;
  /** A note on the sums; '' for none. */
  sumNote: string;
  fit: PaperFit;
}

export interface TableSheetProps extends PaperTable {
  profile: DocumentHead;
  digits: Digits;
  /** ISO time. */
  madeAt: string;
  /** '' if no user is known. */
  madeBy: string;
}

const classes = { text: undefined, word: 'table-word', figure: 'table-figure', box: undefined } as const;

/** Rows of a list on A4: the head on every page, the filters as text, and sums at the end. */
export function TableSheet(props: TableSheetProps): ReactNode {
  const { language, title, count, notes, fit, madeAt, madeBy } = props;
  const { t, format } = toDocumentContext({ ...props, paper: 'A4', copyMark: 0 });
  return (
    <article
      className="doc list table"
      lang={language}
      dir={toDirection(language)}
      data-paper="A4"
      data-turned={fit.isTurned || undefined}
      data-small={fit.isSmall || undefined}
    >
      <header className="list-head">
        <Shop {...props} logoUrl={null} isOneColor={false} />
        <div className="list-label">
          <h1 className="list-title">
            <Text language={language}>{title}</Text>
          </h1>
        </div>
      </header>
      <div className="table-notes">
        <p className="table-count">{count}</p>
        {notes.map((note) => (
          <p key={note}>
            <Text language={language}>{note}</Text>
          </p>
        ))}
      </div>
      <Rows {...props} />
      <footer className="list-foot">
        <p>
          <bdi>{[t('documents.table.saved', { when: format.dateTime(madeAt) }), madeBy].filter(Boolean).join(t('forms.separator'))}</bdi>
        </p>
      </footer>
    </article>
  );
}

function Rows({ language, columns, rows, sums, sumNote }: TableSheetProps): ReactNode {
  const cell = (text: string, at: number): ReactNode => {
    const kind = columns[at]?.kind ?? 'text';
    if (kind === 'box') {
      return (
        <td key={at} className="table-box-cell">
          <span className="table-box" />
        </td>
      );
    }
    const content = text === '' ? '' : kind === 'figure' ? <Value>{text}</Value> : <Text language={language}>{text}</Text>;
    return (
      <td key={at} className={classes[kind]}>
        {content}
      </td>
    );
  };
  return (
    <table className="table-rows">
      <thead>
        <tr>
          {columns.map(({ head, kind }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one head.
            <th key={at} scope="col" className={classes[kind]}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
          <tr key={at} className="table-line">
            {columns.map((_column, column) => cell(row[column] ?? '', column))}
          </tr>
        ))}
        {sums && (
          <tr className="table-line table-sums">
            {sums.map((sum, at) => (columns[at]?.kind === 'box' ? <td key={columns[at].head} /> : cell(sum, at)))}
          </tr>
        )}
        {sums && sumNote !== '' && (
          <tr className="table-line table-sum-note">
            <td colSpan={columns.length}>{sumNote}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
