import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, Checkbox, Input, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular, ReOrderDotsVerticalRegular } from '@fluentui/react-icons';
import { parseInteger } from '@renderer/rules/parse-number';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { BlockHandle } from '@renderer/ui/form/blocks/block-handle';
import { moved, Sorting } from '@renderer/ui/form/blocks/sorting';
import { hairline } from '@renderer/ui/layout/hairline';
import { atEnd, flexColumn, flexRow, keepsSize, plainList, takesRest } from '@renderer/ui/layout/layout-styles';
import type { ColumnLayout } from '@renderer/ui/table/column';
import { smallQuietText, strongText, truncatedText } from '@renderer/ui/text/text-styles';
import type { ListColumns } from '@shared/contract/desktop/list-views';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  root: {
    ...flexColumn,
    ...keepsSize,
    width: '280px',
    borderInlineStartWidth: '1px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
    overflowY: 'auto',
    '@media (max-width: 999.98px)': { width: '100%', maxHeight: '45%', borderInlineStartStyle: 'none', ...hairline.blockEnd, order: -1 },
  },
  head: { ...flexRow, minHeight: '44px', paddingInline: '16px 8px', ...hairline.blockEnd },
  title: { ...strongText, ...takesRest, fontSize: 'inherit', margin: 0 },
  list: { ...plainList, padding: '8px' },
  row: {
    ...flexRow,
    gap: '4px',
    minHeight: '36px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusMedium,
  },
  name: { flexGrow: 1, flexBasis: 0, minWidth: 0, ...truncatedText },
  width: { width: '84px' },
  note: { ...smallQuietText, padding: '4px 16px 12px', margin: 0 },
  foot: { ...flexRow, padding: '8px 16px', marginBlockStart: 'auto' },
  reset: atEnd,
});

const least = 60;
const most = 800;

interface ColumnPanelProps {
  /** All of the list, with their heads. */
  columns: readonly (ColumnLayout & { name: string })[];
  chosen: ListColumns | null;
  onChange(chosen: ListColumns | null): void;
  onClose(): void;
}

interface Line {
  column: ColumnPanelProps['columns'][number];
  isShown: boolean;
  width: number | undefined;
}

/** Those that are shown in their order, then the hidden ones. */
function toLines(columns: ColumnPanelProps['columns'], chosen: ListColumns | null): Line[] {
  if (!chosen) return columns.map((column) => ({ column, isShown: true, width: undefined }));
  const shown = chosen.flatMap(({ key, width }) => {
    const column = columns.find((one) => one.key === key);
    return column ? [{ column, isShown: true, width }] : [];
  });
  const hidden = columns.filter(({ key }) => !chosen.some((one) => one.key === key));
  return [...shown, ...hidden.map((column) => ({ column, isShown: column.isLink === true, width: undefined }))];
}

const toColumns = (lines: readonly Line[]): ListColumns =>
  lines.flatMap(({ column, isShown, width }) => (isShown ? [{ key: column.key, ...(width !== undefined && { width }) }] : []));

/** Which columns are shown, in which order and how wide; every change holds at once. */
export function ColumnPanel({ columns, chosen, onChange, onClose }: ColumnPanelProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const lines = toLines(columns, chosen);
  const change = (next: readonly Line[]): void => onChange(toColumns(next));
  const set = (at: number, changes: Partial<Line>): void =>
    change(lines.map((line, place) => (place === at ? { ...line, ...changes } : line)));
  const move = (from: number, to: number): void => {
    if (to >= 0 && to < lines.length) change(moved(lines, from, to));
  };
  return (
    <aside className={styles.root} aria-label={t('lists.columns.title')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('lists.columns.title')}</h2>
        <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('common.close')} title={t('common.close')} onClick={onClose} />
      </div>
      <Sorting
        ids={lines.map(({ column }) => column.key)}
        nameOf={(id) => columns.find(({ key }) => key === id)?.name ?? id}
        layout="list"
        onMove={move}
      >
        <ul className={styles.list}>
          {lines.map((line, at) => (
            <ColumnLine key={line.column.key} line={line} onSet={(changes) => set(at, changes)} onMove={(step) => move(at, at + step)} />
          ))}
        </ul>
      </Sorting>
      <p className={styles.note}>{t('lists.columns.note')}</p>
      <div className={styles.foot}>
        <Button className={styles.reset} disabledFocusable={chosen === null} onClick={() => chosen && onChange(null)}>
          {t('lists.columns.reset')}
        </Button>
      </div>
    </aside>
  );
}

interface ColumnLineProps {
  line: Line;
  onSet(changes: Partial<Line>): void;
  onMove(step: 1 | -1): void;
}

function ColumnLine({ line: { column, isShown, width }, onSet, onMove }: ColumnLineProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const sortable = useSortable({ id: column.key });
  const { setNodeRef, transform, transition } = sortable;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li ref={setNodeRef} className={styles.row} style={{ transform: CSS.Translate.toString(transform), transition }} onKeyDown={onKeyDown}>
      <BlockHandle sortable={sortable} name={column.name} icon={<ReOrderDotsVerticalRegular />} />
      <Checkbox
        className={styles.name}
        label={column.name}
        checked={isShown}
        disabled={column.isLink === true}
        onChange={(_event, { checked }) => onSet({ isShown: checked === true })}
      />
      {isShown && <WidthInput name={column.name} width={width} own={column.width} onChange={(px) => onSet({ width: px })} />}
      {!isShown && <span>{t('lists.columns.hidden')}</span>}
    </li>
  );
}

interface WidthInputProps {
  name: string;
  width: number | undefined;
  own: ColumnLayout['width'];
  onChange(px: number | undefined): void;
}

/** Empty for the list's own width; what is no width goes back to what was there. */
function WidthInput({ name, width, own, onChange }: WidthInputProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = width === undefined ? '' : format.digits(String(width));
  const leave = (): void => {
    setTyped(null);
    if (typed === null || typed === shown) return;
    const px = parseInteger(typed);
    if (typed.trim() === '') onChange(undefined);
    else if (px !== null) onChange(Math.min(Math.max(px, least), most));
  };
  return (
    <Input
      className={styles.width}
      size="small"
      inputMode="numeric"
      dir="ltr"
      aria-label={t('lists.columns.width', { name })}
      title={t('lists.columns.width', { name })}
      placeholder={own === 'rest' ? t('lists.columns.rest') : format.digits(String(own))}
      value={typed ?? shown}
      onChange={(_event, { value }) => setTyped(value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  );
}
