import { Button, MessageBar, MessageBarBody, makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular, LockClosedRegular, TableArrowUpRegular } from '@fluentui/react-icons';
import { ask } from '@renderer/runtime/calls/bridge';
import { usePolicyValue } from '@renderer/runtime/calls/managed';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useScreenKey } from '@renderer/ui/controls/key-owner';
import { FileInput, type FileInputHandle } from '@renderer/ui/form/fields/files/file-input';
import { Card } from '@renderer/ui/layout/card';
import { flexColumn, stack } from '@renderer/ui/layout/layout-styles';
import { quietText } from '@renderer/ui/text/text-styles';
import { maxImportBytes, type ReadTable } from '@shared/contract/desktop/imports';
import type { Failure } from '@shared/contract/result';
import { type DragEvent, type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';

const useStyles = makeStyles({
  root: stack.gap16,
  drop: {
    ...flexColumn,
    alignItems: 'center',
    justifyContent: 'center',
    gap: '12px',
    minHeight: '280px',
    padding: '24px',
    textAlign: 'center',
    border: `2px dashed ${tokens.colorNeutralStroke1}`,
  },
  over: { border: `2px dashed ${tokens.colorCompoundBrandStroke}`, backgroundColor: 'var(--dw-row-selected)' },
  icon: { fontSize: '40px', display: 'flex', color: tokens.colorBrandForeground1 },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
  quiet: { ...quietText, margin: 0, maxWidth: '520px' },
});

export interface ChosenFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  table: ReadTable;
}

interface FileDropProps {
  /** Texts of the drop zone: what to drop, what a file may be, and what happens with it. */
  words: { title: string; hint: string; note: string };
  onTable(file: ChosenFile): void;
  /** The user has already asked for another file, so the choice opens at once. */
  isOpening?: boolean;
}

/** The file, which the user drops, or chooses by the button or Ctrl+O. Its failure is shown above. */
export function FileDrop({ words, onTable, isOpening = false }: FileDropProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const file = useChosenFile(onTable);
  return (
    <div className={styles.root}>
      {file.failure && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{toFailureText(file.failure, t)}</MessageBarBody>
        </MessageBar>
      )}
      <DropZone file={file} words={words} isOpening={isOpening} />
    </div>
  );
}

/** Reads a chosen file, unless the policy forbids imports. */
function useChosenFile(onTable: (file: ChosenFile) => void) {
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isForbidden = usePolicyValue('listImport') === false;
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function take(file: File | undefined): Promise<void> {
    if (!file || isReading || isForbidden) return;
    setFailure(null);
    if (file.size > maxImportBytes) return setFailure({ code: 'tableTooLarge' });
    setReading(true);
    // The file may have been deleted meanwhile, or may be a folder.
    const content = await file.arrayBuffer().catch(() => null);
    const bytes = content && new Uint8Array(content);
    const result = bytes && (await ask('imports.read', { bytes }));
    if (!isShown.current) return;
    setReading(false);
    if (!bytes || !result) setFailure({ code: 'fileUnreadable', message: file.name });
    else if (result.ok) onTable({ name: file.name, bytes, table: result.value });
    else setFailure(result.error);
  }

  return { take, isReading, failure, isForbidden };
}

type DropZoneProps = Pick<FileDropProps, 'words'> & { file: ReturnType<typeof useChosenFile>; isOpening: boolean };

function DropZone({ file, words, isOpening }: DropZoneProps): ReactElement {
  const { take, isReading, isForbidden } = file;
  const styles = useStyles();
  const t = useTexts();
  const input = useRef<FileInputHandle>(null);
  const [isOver, setOver] = useState(false);
  const choose = (): void => {
    if (!isForbidden && !isReading) input.current?.choose();
  };
  useScreenKey('KeyO', choose);
  const openNow = useEffectEvent(() => isOpening && choose());
  useEffect(() => void openNow(), []);
  const onDrag = (event: DragEvent, isIn: boolean): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(isIn && !isForbidden);
  };
  return (
    <Card
      className={mergeClasses(styles.drop, isOver && styles.over)}
      aria-busy={isReading}
      onDragEnter={(event) => onDrag(event, true)}
      onDragOver={(event) => onDrag(event, true)}
      onDragLeave={(event) => onDrag(event, false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files[0]);
      }}
    >
      <span className={styles.icon} aria-hidden>
        {isForbidden ? <LockClosedRegular /> : <ArrowUploadRegular />}
      </span>
      <h2 className={styles.title}>{isForbidden ? t('productImport.forbidden') : words.title}</h2>
      <p className={styles.quiet}>{words.hint}</p>
      <Button
        appearance="primary"
        disabledFocusable={isForbidden || isReading}
        icon={isReading ? <Spinner size="tiny" aria-hidden /> : <TableArrowUpRegular />}
        aria-keyshortcuts="Control+O"
        onClick={choose}
      >
        {t(isReading ? 'productImport.reading' : 'productImport.choose')}
      </Button>
      <FileInput handle={input} purpose="table" onFiles={([file]) => void take(file)} />
      <p className={styles.quiet}>{words.note}</p>
    </Card>
  );
}
