import { makeStyles, tokens } from '@fluentui/react-components';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import type { ReactElement } from 'react';
import type { ColumnOptions, ListColumn } from '../list-definition';
import { toNamePair } from './picture-column';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    columnGap: '10px',
    minWidth: 0,
    whiteSpace: 'nowrap',
    // Each name is truncated at its own end; the one in the app's language last.
    '& > bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  name: { flexShrink: 0, maxWidth: '100%' },
  second: { minWidth: 0, color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
});

interface BothNamesProps {
  name: string;
  /** The name in the other language; empty if it is the same. */
  second: string;
}

/** Shows a name in the app's language, followed by the one in the other language in quieter text. */
export function BothNames({ name, second }: BothNamesProps): ReactElement {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      <IsolatedText className={styles.name}>{name}</IsolatedText>
      {second && <IsolatedText className={styles.second}>{second}</IsolatedText>}
    </span>
  );
}

/** A column with the row's name in both languages on one line. */
export function nameColumn<Row>(
  key: string,
  names: (row: Row) => { name_en: string; name_ar: string },
  options: ColumnOptions = {},
): ListColumn<Row> {
  return {
    key,
    width: 'rest',
    minWidth: 200,
    ...options,
    cell: (row, { language }) => <BothNames {...toNamePair(names(row), language)} />,
  };
}
