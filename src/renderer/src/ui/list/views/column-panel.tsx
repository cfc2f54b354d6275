import { Button, Input, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { moved } from '@renderer/ui/controls/sorting';
import { useReturnFocus } from '@renderer/ui/controls/use-return-focus';
import { hairline } from '@renderer/ui/layout/hairline';
import { atEnd, flexColumn, flexGrow, flexRow, noShrink } from '@renderer/ui/layout/layout-styles';
import type { ColumnLayout } from '@renderer/ui/table/column';
import { smallQuietText, strongText } from '@renderer/ui/text/text-styles';
import { isEnter } from '@renderer/validation/is-enter';
import { parseInteger } from '@renderer/validation/parse-number';
import type { ListColumns } from '@shared/contract/desktop/list-views';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { ColumnChoices } from './column-choices';

const useStyles = makeStyles({
  root: {
    ...flexColumn,
    ...noShrink,
    width: '280px',
    borderInlineStartWidth: '1px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
    overflowY: 'auto',
    outlineStyle: 'none',
    '@media (max-width: 999.98px)': { width: '100%', maxHeight: '45%', borderInlineStartStyle: 'none', ...hairline.blockEnd, order: -1 },
  },
  head: { ...flexRow, minHeight: '44px', paddingInline: '16px 8px', ...hairline.blockEnd },
  title: { ...strongText, ...flexGrow, fontSize: 'inherit', margin: 0 },
  list: { padding: '8px' },
  width: { width: '84px' },
  note: { ...smallQuietText, padding: '4px 16px 12px', margin: 0 },
  foot: { ...flexRow, padding: '8px 16px', marginBlockStart: 'auto' },
  reset: atEnd,
});

const least = 60;
const most = 800;

interface ColumnPanelProps {
  /** All columns of the list with their headings. */
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

/** Returns the shown columns in their order, followed by the hidden ones. */
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

/** Chooses which columns are shown, their order, and their widths; changes apply at once. It gets the focus, and Escape closes it. */
export function ColumnPanel({ columns, chosen, onChange, onClose }: ColumnPanelProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const lines = toLines(columns, chosen);
  const root = useRef<HTMLElement>(null);
  useReturnFocus();
  useEffect(() => root.current?.focus(), []);
  const change = (next: readonly Line[]): void => onChange(toColumns(next));
  const set = (at: number, changes: Partial<Line>): void =>
    change(lines.map((line, place) => (place === at ? { ...line, ...changes } : line)));
  return (
    <aside
      ref={root}
      tabIndex={-1}
      className={styles.root}
      aria-label={t('lists.columns.title')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{t('lists.columns.title')}</h2>
        <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('common.close')} title={t('common.close')} onClick={onClose} />
      </div>
      <ColumnChoices
        className={styles.list}
        lines={lines.map(({ column: { key, name, isLink, width: own }, isShown, width }, at) => ({
          key,
          name,
          isOn: isShown,
          isFixed: isLink === true,
          after: isShown ? (
            <WidthInput name={name} width={width} own={own} onChange={(px) => set(at, { width: px })} />
          ) : (
            <span>{t('lists.columns.hidden')}</span>
          ),
        }))}
        onToggle={(at, isOn) => set(at, { isShown: isOn })}
        onMove={(from, to) => change(moved(lines, from, to))}
      />
      <p className={styles.note}>{t('lists.columns.note')}</p>
      <div className={styles.foot}>
        <Button className={styles.reset} disabledFocusable={chosen === null} onClick={() => chosen && onChange(null)}>
          {t('lists.columns.reset')}
        </Button>
      </div>
    </aside>
  );
}

interface WidthInputProps {
  name: string;
  width: number | undefined;
  own: ColumnLayout['width'];
  onChange(px: number | undefined): void;
}

/** Empty for the list's own width; an invalid width is reverted. */
function WidthInput({ name, width, own, onChange }: WidthInputProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
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
      onKeyDown={(event) => isEnter(event) && leave()}
    />
  );
}
