import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Thumb } from '@renderer/ui/table/thumb';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import type { ReactElement } from 'react';
import type { ListColumn } from '../list-definition';
import type { ColumnOptions } from './value-columns';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', columnGap: '12px', minWidth: 0 },
  /** On the lines themselves, so that each is cut at its own end whichever its direction. */
  words: { display: 'flex', flexDirection: 'column', alignItems: 'start', minWidth: 0 },
  line: { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
  second: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    lineHeight: '20px',
  },
});

interface Pictured {
  /** Address of the picture; null when there is none. */
  picture: string | null;
  name: string;
  /** In the row's second line, for instance the name in the other language; the list is `isTall` then. */
  second?: string;
}

/** What the row is about, with its picture. */
export function pictureColumn<Row>(key: string, value: (row: Row) => Pictured, options: ColumnOptions = {}): ListColumn<Row> {
  return { key, width: 'rest', minWidth: 220, ...options, cell: (row) => <PicturedName {...value(row)} /> };
}

function PicturedName({ picture, name, second }: Pictured): ReactElement {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      <Thumb url={picture} {...(second !== undefined && { size: 44 })} />
      <span className={styles.words}>
        <IsolatedText className={styles.line}>{name}</IsolatedText>
        {second && (
          <span className={mergeClasses(styles.line, styles.second)}>
            <IsolatedText>{second}</IsolatedText>
          </span>
        )}
      </span>
    </span>
  );
}
