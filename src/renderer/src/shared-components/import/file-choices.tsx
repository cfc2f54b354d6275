import { Field, MessageBar, MessageBarBody, makeStyles, Select } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { plainList, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { type ReadTable, type TableChoice, tableSeparators } from '@shared/contract/desktop/imports';
import type { ReactElement } from 'react';

/** A select is as wide as its longest option unless a smaller width is allowed. */
const narrowSelect = { '& .fui-Select': { minWidth: 0 }, '& select': { width: '100%', textOverflow: 'ellipsis' } } as const;

const useStyles = makeStyles({
  root: { ...wrappingRow, gap: '8px 16px', padding: '12px 16px' },
  field: { width: '200px', maxWidth: '100%', ...narrowSelect },
  heads: { width: '340px', maxWidth: '100%', ...narrowSelect },
  notes: plainList,
});

const separatorNames = { ';': 'semicolon', '\t': 'tab', ',': 'comma', '|': 'bar' } as const;
const mostHeadLines = 15;
/** Number of headings that are shown to recognize a line. */
const mostShown = 4;
const mostLetters = 30;

export interface FileChoicesProps {
  table: ReadTable;
  headAt: number;
  onHeads(at: number): void;
  /** Reads the file again. */
  onChoice(choice: TableChoice): void;
}

/** Selects which part of the file is read, and how: sheet or delimiter, and header line. */
export function FileChoices({ table, headAt, onHeads, onChoice }: FileChoicesProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { rows, sheets, sheet, separator } = table;
  const lines = rows.slice(0, mostHeadLines).flatMap((row, at) => (row.length > 0 ? [{ at, row }] : []));
  return (
    <div className={styles.root}>
      {sheets.length > 1 && (
        <Field className={styles.field} label={t('productImport.sheet')}>
          <Select value={sheet ?? ''} onChange={(_event, { value }) => onChoice({ sheet: value })}>
            {sheets.map(({ name, isHidden }) => (
              <option key={name} value={name}>
                {isHidden ? t('productImport.hiddenSheet', { name }) : name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {separator !== null && (
        <Field className={styles.field} label={t('productImport.delimiter')}>
          <Select value={separator} onChange={(_event, { value }) => onChoice({ separator: tableSeparators.find((one) => one === value) })}>
            {[...new Set([...tableSeparators, separator])].map((one) => (
              <option key={one} value={one}>
                {one in separatorNames ? t(`productImport.delimiters.${separatorNames[one as keyof typeof separatorNames]}`) : one}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field className={styles.heads} label={t('productImport.headerRow')}>
        <Select value={String(headAt)} onChange={(_event, { value }) => onHeads(Number(value))}>
          <option value="-1">{t('productImport.noHeads')}</option>
          {lines.map(({ at, row }) => (
            <option key={at} value={at}>
              {t('productImport.headsAt', {
                number: at + 1,
                heads: row
                  .filter((cell) => cell !== '')
                  .slice(0, mostShown)
                  .map((cell) => cell.slice(0, mostLetters))
                  .join(t('forms.separator')),
              })}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

/** Notes about what the columns don't show: hidden, merged, or omitted sheets and lines, and a guessed encoding. */
export function FileNotes({ table }: { table: ReadTable }): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const { sheets, merged, hidden, unread, encoding } = table;
  const hiddenSheets = sheets.filter(({ isHidden, name }) => isHidden && name !== table.sheet).map(({ name }) => name);
  const notes = [
    ...(hiddenSheets.length > 0 ? [t('productImport.hiddenSheets', { names: hiddenSheets.join(t('forms.separator')) })] : []),
    ...(hidden > 0 ? [t('productImport.hiddenRows', { count: hidden })] : []),
    ...(unread > 0 ? [t('productImport.unreadRows', { count: unread })] : []),
    ...(merged > 0 ? [t('productImport.merged')] : []),
    ...(encoding === 'windows-1256' ? [t('productImport.encoding')] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}
