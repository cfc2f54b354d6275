import { Button, makeStyles, RadioGroup } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ChoiceCard } from '@renderer/ui/controls/choice-card';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { Loader } from '@renderer/ui/feedback/loader';
import { Modal } from '@renderer/ui/feedback/modal';
import { stack } from '@renderer/ui/layout/layout-styles';
import { type ReactElement, type ReactNode, useState } from 'react';
import { type PrinterOption, toPrinterOptions } from './printer-options';
import { PrinterStateBadge } from './printer-state-badge';

const useStyles = makeStyles({
  group: stack.gap4,
  hint: { marginBlock: '0 12px' },
});

interface ChoosePrinterDialogProps {
  title: string;
  /** The current printer of the sheets. */
  except?: string | undefined;
  /** The printer that is selected at first; by default the first one. */
  preferred?: string | null;
  /** By default the texts for queued sheets. */
  words?: { hint: string; none: string; confirm: string };
  /** Options below the printers. */
  children?: ReactNode;
  /** Buttons before *Cancel*. */
  otherActions?: ReactNode;
  /** The dialog closes if this resolves with true. It shows a failure itself; the selection stays. */
  onChoose(printer: string): Promise<boolean>;
  onClose(): void;
}

/** A dialog for the printer of sheets. */
export function ChoosePrinterDialog(props: ChoosePrinterDialogProps): ReactElement {
  const { title, except, preferred, children, otherActions, onChoose, onClose } = props;
  const t = useTexts();
  const words = props.words ?? {
    hint: t('printQueue.elsewhere.hint'),
    none: t('printQueue.elsewhere.none'),
    confirm: t('printQueue.elsewhere.confirm'),
  };
  const styles = useStyles();
  const [chosen, setChosen] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { data: printers, error, refetch } = useRead('printing.printers', undefined, { failure: 'inPlace' });
  const others = toPrinterOptions(printers ?? [], null, '').filter(({ name }) => name !== except);
  // The selected printer may have disappeared from the list since.
  const value = [chosen, preferred].find((wanted) => others.some(({ name }) => name === wanted)) ?? others[0]?.name ?? '';

  async function choose(): Promise<void> {
    if (isBusy || value === '') return;
    setBusy(true);
    const isDone = await onChoose(value);
    setBusy(false);
    if (isDone) onClose();
  }

  return (
    <Modal
      guide="choose-printer"
      title={title}
      onClose={onClose}
      actions={
        <>
          {otherActions}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          {others.length > 0 && (
            <Button appearance="primary" icon={<PrintRegular />} disabledFocusable={isBusy} onClick={() => void choose()}>
              {words.confirm}
            </Button>
          )}
        </>
      }
    >
      {printers === undefined ? (
        error ? (
          <FailureState failure={error.failure} title={t('printQueue.elsewhere.readFailed')} onRetry={() => void refetch()} />
        ) : (
          <Loader />
        )
      ) : others.length === 0 ? (
        <p className={styles.hint}>{words.none}</p>
      ) : (
        <>
          <p className={styles.hint}>{words.hint}</p>
          <PrinterChoices options={others} value={value} onChoose={setChosen} />
          {children}
        </>
      )}
    </Modal>
  );
}

interface PrinterChoicesProps {
  options: readonly PrinterOption[];
  value: string;
  onChoose(name: string): void;
}

function PrinterChoices({ options, value, onChoose }: PrinterChoicesProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  return (
    <RadioGroup
      className={styles.group}
      aria-label={t('printQueue.elsewhere.printers')}
      value={value}
      onChange={(_event, data) => onChoose(data.value)}
    >
      {options.map((option) => (
        <PrinterChoice key={option.name} option={option} />
      ))}
    </RadioGroup>
  );
}

function PrinterChoice({ option: { name, displayName, place, state } }: { option: PrinterOption }): ReactElement {
  return (
    <ChoiceCard
      value={name}
      name={<bdi>{displayName}</bdi>}
      title={displayName}
      {...(place && { hint: <bdi>{place}</bdi> })}
      {...(state !== 'unknown' && { after: <PrinterStateBadge state={state} /> })}
    />
  );
}
