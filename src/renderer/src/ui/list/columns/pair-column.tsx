import { CellButton } from '@renderer/ui/table/cell-button';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { inLanguage, otherLanguage } from '@shared/domain/language';
import type { ColumnOptions, ListColumn } from '../list-definition';
import type { ListContext } from '../state/list-context';
import { TwoLines } from './two-lines';

type Pair<Stem extends string> = { [Half in `${Stem}_en` | `${Stem}_ar`]: string };

interface PairOptions<Row> extends ColumnOptions {
  /** If passed, the text is a button that opens a dialog. */
  press?: { run(row: Row, list: ListContext): void; description(row: Row, list: ListContext): string };
}

/** A column of a text in both languages (`title_en` and `title_ar`), the app's language first; the list must be `isTall`. */
export function pairColumn<Stem extends string, Row extends Pair<Stem>>(
  key: string,
  stem: Stem,
  { press, ...options }: PairOptions<Row> = {},
): ListColumn<Row> {
  return {
    key,
    width: 'rest',
    minWidth: 200,
    ...options,
    cell(row, list) {
      const text = inLanguage(list.language, stem, row);
      const second = inLanguage(otherLanguage(list.language), stem, row);
      const first = <IsolatedText>{text}</IsolatedText>;
      return (
        <TwoLines second={second !== text && <IsolatedText>{second}</IsolatedText>}>
          {press ? (
            <CellButton description={press.description(row, list)} onClick={() => press.run(row, list)}>
              {first}
            </CellButton>
          ) : (
            first
          )}
        </TwoLines>
      );
    },
  };
}
