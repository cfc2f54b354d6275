import { makeStyles } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexColumn, flexRow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { Thumb } from '@renderer/ui/table/thumb';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { None } from '@renderer/ui/text/none';
import { type Language, otherLanguage } from '@shared/domain/language';
import { Fragment, type ReactElement } from 'react';

const useStyles = makeStyles({
  pictures: { ...wrappingRow, gap: '4px' },
  rows: { ...flexColumn, rowGap: '4px', minWidth: 0 },
  row: { ...flexRow, columnGap: '8px', minWidth: 0 },
});

/** Shows any value of a form as readable text, for fields without their own `show`. */
export function ShownValue({ value }: { value: unknown }): ReactElement {
  const t = useTexts();
  const format = useFormat();
  if (typeof value === 'boolean') return <>{t(value ? 'forms.on' : 'forms.off')}</>;
  if (typeof value === 'number') return <>{format.number(value)}</>;
  if (typeof value === 'string') return <IsolatedText>{value}</IsolatedText>;
  if (Array.isArray(value)) return <Rows rows={value} />;
  if (typeof value === 'object' && value !== null) return <Row row={value} position={0} />;
  return <None />;
}

function Rows({ rows }: { rows: readonly unknown[] }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const texts = rows.filter((row) => typeof row === 'string');
  if (rows.length === 0) return <None />;
  if (texts.length === rows.length) {
    return (
      <span>
        {texts.map((text, at) => (
          <Fragment key={text}>
            {at > 0 && t('forms.separator')}
            <bdi>{text}</bdi>
          </Fragment>
        ))}
      </span>
    );
  }
  return (
    <span className={styles.rows}>
      {rows.map((row, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a list that is only shown.
        <Row key={position} row={row} position={position} />
      ))}
    </span>
  );
}

/** Shows a row by its picture and name, or by its position if it has neither. */
function Row({ row, position }: { row: unknown; position: number }): ReactElement {
  const format = useFormat();
  const language = useLanguage();
  const styles = useStyles();
  if (typeof row !== 'object' || row === null) return <ShownValue value={row} />;
  const pictures = picturesOf(row);
  const name = nameOf(row, language);
  return (
    <span className={styles.row}>
      {pictures.length > 0 && <ShownPictures urls={pictures} />}
      {name ? <IsolatedText>{name}</IsolatedText> : pictures.length === 0 && format.number(position + 1)}
    </span>
  );
}

export function ShownPictures({ urls }: { urls: readonly string[] }): ReactElement {
  const styles = useStyles();
  if (urls.length === 0) return <None />;
  return (
    <span className={styles.pictures}>
      {urls.map((url) => (
        <Thumb key={url} url={url} size={44} />
      ))}
    </span>
  );
}

const stems = ['name', 'title', 'value'];
const pictureNames = ['image', 'color', 'url', 'img'];

function nameOf(row: object, language: Language): string {
  const texts = new Map(Object.entries(row).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''));
  const names = stems.flatMap((stem) => [`${stem}_${language}`, `${stem}_${otherLanguage(language)}`, stem]);
  return names.map((name) => texts.get(name)).find((text) => text !== undefined) ?? '';
}

function picturesOf(row: object): string[] {
  return Object.entries(row).flatMap(([name, value]) =>
    pictureNames.includes(name) && typeof value === 'string' && /^https?:/.test(value) ? [value] : [],
  );
}
