import { makeStyles } from '@fluentui/react-components';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { Thumb } from '@renderer/ui/table/thumb';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { inLanguage, type Language, otherLanguage } from '@shared/domain/language';
import type { ReactElement } from 'react';
import type { ColumnOptions, ListColumn } from '../list-definition';
import { TwoLines } from './two-lines';

const useStyles = makeStyles({
  root: { ...flexRow, columnGap: '12px', minWidth: 0 },
});

interface Pictured {
  /** Address of the picture; null if there is none. */
  picture: string | null;
  name: string;
  /** The row's second line, such as the name in the other language; the list must be `isTall`. */
  second?: string;
}

/** A column with the row's name and picture. */
export function pictureColumn<Row>(
  key: string,
  value: (row: Row, language: Language) => Pictured,
  options: ColumnOptions = {},
): ListColumn<Row> {
  return { key, width: 'rest', minWidth: 220, ...options, cell: (row, { language }) => <PicturedName {...value(row, language)} /> };
}

/** Returns the name in the app's language, and the one in the other language if it differs. */
export function toNamePair(names: { name_en: string; name_ar: string }, language: Language): { name: string; second: string } {
  const [name, second] = [inLanguage(language, 'name', names), inLanguage(otherLanguage(language), 'name', names)];
  return { name, second: second === name ? '' : second };
}

function PicturedName({ picture, name, second }: Pictured): ReactElement {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      <Thumb url={picture} {...(second !== undefined && { size: 44 })} />
      <TwoLines second={second && <IsolatedText>{second}</IsolatedText>}>
        <IsolatedText>{name}</IsolatedText>
      </TwoLines>
    </span>
  );
}
