import { Button, Checkbox, MessageBar, MessageBarBody, makeStyles, RadioGroup, tokens } from '@fluentui/react-components';
import { SaveRegular } from '@fluentui/react-icons';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ChoiceCard } from '@renderer/ui/controls/choice-card';
import { SegmentedChoice } from '@renderer/ui/controls/segmented-choice';
import { moved } from '@renderer/ui/controls/sorting';
import { Modal } from '@renderer/ui/feedback/modal';
import { flexColumn, flexRow, stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { smallQuietText, strongText } from '@renderer/ui/text/text-styles';
import { type ReactElement, type ReactNode, useId } from 'react';
import { ReadingProgress } from '../full/reading-progress';
import { ColumnChoices } from '../views/column-choices';
import { ExportPreview } from './export-preview';
import {
  type ExportChoices,
  type ExportDialogProps,
  type ExportedFile,
  type ExportScope,
  exportSeparators,
  useExport,
  useExportChoices,
} from './use-export';

const useStyles = makeStyles({
  root: stack.gap16,
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 292px',
    columnGap: '24px',
    rowGap: '16px',
    '@media (max-width: 719.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  choices: stack.gap12,
  part: { ...stack.gap4, alignItems: 'start' },
  line: { ...wrappingRow, gap: '8px 16px', alignItems: 'flex-end' },
  cards: { alignSelf: 'stretch', '& > .fui-Radio': { minHeight: '44px', marginBlockEnd: '4px' } },
  label: strongText,
  note: smallQuietText,
  count: { fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
  columns: {
    ...flexColumn,
    minHeight: 0,
    borderInlineStartWidth: '1px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
    paddingInlineStart: '16px',
    '@media (max-width: 719.98px)': { borderInlineStartStyle: 'none', paddingInlineStart: 0 },
  },
  columnsHead: { ...wrappingRow, alignItems: 'center', columnGap: '8px' },
  sets: { ...flexRow, marginInlineStart: 'auto' },
  /** As high as the choices beside it. */
  list: { height: '0', flexGrow: 1, minHeight: '232px', overflowY: 'auto', marginInlineStart: '-6px' },
  foot: { minHeight: '40px', ...flexColumn, justifyContent: 'center' },
});

/** Exports a list as a spreadsheet or a PDF: its rows, columns, and file format. Loads the full list first if needed. */
export function ExportDialog(props: ExportDialogProps): ReactElement {
  const { title, blank, onClose } = props;
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  const choices = useExportChoices(props);
  const file = useExport(props, choices);
  return (
    <Modal
      guide="export-list"
      title={t('lists.export.titleOf', { list: title })}
      maxWidthPx={840}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button appearance="primary" icon={<SaveRegular />} disabledFocusable={!file.canSave} aria-busy={file.isBusy} onClick={file.save}>
            {t('lists.export.save')}
          </Button>
        </>
      }
    >
      <div className={styles.root}>
        <div className={styles.body}>
          <div className={styles.choices}>
            <RowChoices choices={choices} file={file} toNotes={props.toNotes} />
            {props.parts && <LineChoices choices={choices} file={file} parts={props.parts} />}
            <FormatChoices choices={choices} />
            {blank && choices.kind === 'pdf' && (
              <Checkbox
                label={blank.offer}
                checked={choices.hasBlank}
                onChange={(_event, { checked }) => choices.setHasBlank(checked === true)}
              />
            )}
          </div>
          <ExportColumns choices={choices} />
        </div>
        <ExportPreview {...file.preview} language={language} />
        <div className={styles.foot}>
          <ExportNote choices={choices} file={file} />
        </div>
      </div>
    </Modal>
  );
}

interface ChoicesProps {
  choices: ExportChoices;
}

interface FileProps extends ChoicesProps {
  file: ExportedFile;
}

function RowChoices({ choices, file: { answer, counts }, toNotes }: FileProps & Pick<ExportDialogProps, 'toNotes'>): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const hintOf = (one: ExportScope): string => (answer && one !== 'ticked' ? toNotes(one, answer).join(t('forms.separator')) : '');
  return (
    <Part label={t('lists.export.rows')}>
      {(id) => (
        <RadioGroup
          className={styles.cards}
          aria-labelledby={id}
          value={choices.scope}
          onChange={(_event, { value }) => choices.setScope(value as ExportScope)}
        >
          {choices.scopes.map((one) => (
            <ChoiceCard
              key={one}
              value={one}
              name={t(`lists.export.${one}`)}
              hint={hintOf(one) && <IsolatedText>{hintOf(one)}</IsolatedText>}
              after={counts[one] !== undefined && <span className={styles.count}>{format.number(counts[one])}</span>}
            />
          ))}
        </RadioGroup>
      )}
    </Part>
  );
}

interface LineChoicesProps extends FileProps {
  parts: NonNullable<ExportDialogProps['parts']>;
}

/** One line for each row, or for each part of a row. */
function LineChoices({ choices: { each, setEach }, file: { lineCount }, parts }: LineChoicesProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <Part label={t('lists.export.each')}>
      {(id) => (
        <>
          <SegmentedChoice
            labelledBy={id}
            name="each"
            value={each}
            options={[
              { value: 'row', text: parts.row },
              { value: 'part', text: parts.part },
            ]}
            onChange={setEach}
          />
          {each === 'part' && (
            <span className={styles.note}>
              {lineCount !== undefined && `${t('lists.export.lines', { count: lineCount })} `}
              {parts.note}
            </span>
          )}
        </>
      )}
    </Part>
  );
}

function FormatChoices({ choices: { format, kind, setFormat } }: ChoicesProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const formats = (['xlsx', 'csv', 'pdf'] as const).map((one) => ({ value: one, text: t(`lists.export.formats.${one}`), widthPx: 84 }));
  const separators = exportSeparators.map((one) => ({ value: one, text: t(`lists.export.separators.${one}`), widthPx: 84 }));
  return (
    <div className={styles.line}>
      <Part label={t('lists.export.format')}>
        {(id) => (
          <SegmentedChoice
            labelledBy={id}
            name="format"
            value={kind}
            options={formats}
            onChange={(one) => setFormat(one === 'csv' ? 'csvComma' : one)}
          />
        )}
      </Part>
      {kind === 'csv' && (
        <Part label={t('lists.export.separator')}>
          {(id) => <SegmentedChoice labelledBy={id} name="separator" value={format} options={separators} onChange={setFormat} />}
        </Part>
      )}
    </div>
  );
}

function ExportColumns({ choices: { columns, kind } }: ChoicesProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const id = useId();
  const { lines, ticks } = columns;
  const hasAll = ticks.length === lines.length;
  return (
    <section className={styles.columns} aria-labelledby={id}>
      <div className={styles.columnsHead}>
        <span id={id} className={styles.label}>
          {t('lists.export.columns')}
        </span>
        <span className={styles.note}>{t('lists.export.columnsOf', { count: ticks.length, total: lines.length })}</span>
        <span className={styles.sets}>
          <Button size="small" appearance="transparent" onClick={() => columns.set(null)}>
            {t('lists.export.columnsShown')}
          </Button>
          <Button size="small" appearance="transparent" onClick={() => columns.set(lines.map(({ key }) => ({ key, isOn: !hasAll })))}>
            {t(hasAll ? 'lists.export.columnsNone' : 'lists.export.columnsAll')}
          </Button>
        </span>
      </div>
      <ColumnChoices
        className={styles.list}
        lines={lines.map(({ key, isOn }) => ({
          key,
          name: columns.headOf(key),
          isOn,
          after: kind !== 'pdf' && <span className={styles.note}>{t(`lists.export.kinds.${columns.cellTypeOf(key)}`)}</span>,
        }))}
        onToggle={(at, isOn) => columns.set(lines.map((line, place) => (place === at ? { ...line, isOn } : line)))}
        onMove={(from, to) => columns.set(moved(lines, from, to))}
      />
    </section>
  );
}

/** The progress of loading the list, then a problem with the choices, or a note on the file. */
function ExportNote({ choices, file: { answer, progress, paper } }: FileProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const hasColumns = choices.columns.ticks.length > 0;
  if (!answer) return <ReadingProgress {...progress} />;
  if (!hasColumns || paper?.problem) {
    return (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{paper?.problem && hasColumns ? t(`failures.${paper.problem}`) : t('lists.export.noColumns')}</MessageBarBody>
      </MessageBar>
    );
  }
  return (
    <span className={styles.note}>
      {t(!paper ? 'lists.export.note' : paper.isTurned ? 'lists.export.paper.turned' : 'lists.export.paper.upright')}
    </span>
  );
}

interface PartProps {
  label: string;
  children(labelId: string): ReactNode;
}

function Part({ label, children }: PartProps): ReactElement {
  const styles = useStyles();
  const id = useId();
  return (
    <div className={styles.part}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {children(id)}
    </div>
  );
}
