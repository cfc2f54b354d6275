import { Button, makeStyles, RadioGroup, tokens } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ChoiceCard } from '@renderer/ui/controls/choice-card';
import { Modal } from '@renderer/ui/feedback/modal';
import { flexColumn, plainList, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFieldTexts } from '../field/use-field-words';
import type { Clash } from './merge-records';
import type { RecordFormHandle } from './record-form-types';

const dialogWidthPx = 640;

const useStyles = makeStyles({
  text: { margin: 0 },
  all: { ...wrappingRow, gap: '8px', marginBlockStart: '12px' },
  fields: { ...flexColumn, rowGap: '16px', ...plainList, marginBlockStart: '16px' },
  name: { margin: 0, marginBlockEnd: '6px', fontWeight: tokens.fontWeightSemibold },
  sides: { display: 'grid', gap: '8px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))' },
  value: { display: 'block', maxHeight: '160px', overflow: 'auto', overflowWrap: 'anywhere', color: tokens.colorNeutralForeground1 },
});

/** Shown when someone else has changed the record: nothing is overwritten and no input is lost without the user's decision. */
export function ConflictDialog<Values extends FieldValues>({ handle }: { handle: RecordFormHandle<Values> }): ReactElement | null {
  const { conflict, resolveConflict } = handle;
  if (!conflict) return null;
  if (conflict.theirs === null) return <GoneQuestion resolve={resolveConflict} />;
  return <FieldsQuestion handle={handle} clashes={conflict.clashes} />;
}

function GoneQuestion({ resolve }: { resolve: RecordFormHandle<never>['resolveConflict'] }): ReactElement {
  const t = useTexts();
  return (
    <Modal
      isQuestion
      guide="conflict"
      title={t('forms.conflict.title')}
      onClose={() => resolve('later')}
      actions={
        <>
          <Button appearance="primary" onClick={() => resolve('later')}>
            {t('forms.conflict.later')}
          </Button>
          <Button onClick={() => resolve({ theirs: new Set() })}>{t('forms.conflict.mine')}</Button>
        </>
      }
    >
      {t('forms.conflict.gone')}
    </Modal>
  );
}

interface FieldsQuestionProps<Values extends FieldValues> {
  handle: RecordFormHandle<Values>;
  clashes: readonly Clash[];
}

/** Shows both values of each field that both have changed. The user's own value is selected until they select the other. */
function FieldsQuestion<Values extends FieldValues>({ handle, clashes }: FieldsQuestionProps<Values>): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const words = useFieldTexts(handle.parts, handle.views);
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (path: string, isTheirs: boolean): void =>
    setTheirs((chosen) => (isTheirs ? new Set([...chosen, path]) : new Set([...chosen].filter((one) => one !== path))));
  const { resolveConflict } = handle;
  return (
    <Modal
      isQuestion
      guide="conflict"
      maxWidthPx={dialogWidthPx}
      title={t('forms.conflict.title')}
      onClose={() => resolveConflict('later')}
      actions={
        <>
          <Button onClick={() => resolveConflict('later')}>{t('forms.conflict.later')}</Button>
          <Button appearance="primary" onClick={() => resolveConflict({ theirs })}>
            {t('forms.conflict.save')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('forms.conflict.text')}</p>
      {clashes.length > 1 && (
        <div className={styles.all}>
          <Button size="small" onClick={() => setTheirs(new Set())}>
            {t('forms.conflict.allMine')}
          </Button>
          <Button size="small" onClick={() => setTheirs(new Set(clashes.map(({ path }) => path)))}>
            {t('forms.conflict.allTheirs')}
          </Button>
        </div>
      )}
      <ul className={styles.fields}>
        {clashes.map(({ path, mine, theirs: other }) => (
          <li key={path} data-clash={path}>
            <Choice
              name={words.label(path, mine ?? other)}
              mine={words.value(path, mine)}
              theirs={words.value(path, other)}
              isTheirs={theirs.has(path)}
              onChoose={(isTheirs) => choose(path, isTheirs)}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

interface ChoiceProps {
  name: ReactNode;
  mine: ReactNode;
  theirs: ReactNode;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

function Choice({ name, mine, theirs, isTheirs, onChoose }: ChoiceProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const nameId = useId();
  const toValue = (value: ReactNode): ReactElement => <span className={styles.value}>{value}</span>;
  return (
    <>
      <p id={nameId} className={styles.name}>
        {name}
      </p>
      <RadioGroup
        aria-labelledby={nameId}
        className={styles.sides}
        value={isTheirs ? 'theirs' : 'mine'}
        onChange={(_event, { value }) => onChoose(value === 'theirs')}
      >
        <ChoiceCard value="mine" name={t('forms.conflict.ofMine')} hint={toValue(mine)} />
        <ChoiceCard value="theirs" name={t('forms.conflict.ofTheirs')} hint={toValue(theirs)} />
      </RadioGroup>
    </>
  );
}
