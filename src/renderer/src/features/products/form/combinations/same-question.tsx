import { Button, makeStyles, RadioGroup } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ChoiceCard } from '@renderer/ui/controls/choice-card';
import { Modal } from '@renderer/ui/feedback/modal';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import { Thumb } from '@renderer/ui/table/thumb';
import { Money } from '@renderer/ui/text/money';
import type { Fils } from '@shared/domain/money';
import { type ReactElement, useState } from 'react';
import type { SharedChoice, SharedPart } from './product-combinations';

type SharedValue = Fils | readonly string[];

export interface SameQuestionOf {
  part: SharedPart;
  choices: readonly SharedChoice<SharedValue>[];
}

/** Maximum number of offered values; the user can enter any other afterward. */
const maxOffered = 6;

const useStyles = makeStyles({
  choices: { ...flexColumn, rowGap: '8px', marginBlockStart: '12px' },
  pictures: { display: 'flex', columnGap: '4px', paddingBlock: '6px' },
  text: { margin: 0 },
});

interface SameQuestionProps {
  question: SameQuestionOf;
  onChoose: (value: SharedValue) => void;
  onClose: () => void;
}

/** Prompts which of several values is used when they become a shared one. */
export function SameQuestion({ question: { part, choices }, onChoose, onClose }: SameQuestionProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const [chosen, setChosen] = useState(0);
  const offered = choices.slice(0, maxOffered);
  const more = choices.length - offered.length;
  return (
    <Modal
      isQuestion
      title={t(`productForm.sameTitle.${part}`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            appearance="primary"
            onClick={() => {
              const choice = offered[chosen];
              if (choice) onChoose(choice.value);
            }}
          >
            {t('productForm.sameConfirm')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('productForm.sameText')}</p>
      <RadioGroup
        className={styles.choices}
        aria-label={t(`productForm.sameTitle.${part}`)}
        value={String(chosen)}
        onChange={(_event, { value }) => setChosen(Number(value))}
      >
        {offered.map(({ value, count }, index) => (
          <ChoiceCard
            key={String(value)}
            value={String(index)}
            name={typeof value === 'number' ? <Money fils={value} /> : <Pictures urls={value} />}
            hint={count === 0 ? t('productForm.sameOfProduct') : t('productForm.sameCount', { count })}
          />
        ))}
      </RadioGroup>
      {more > 0 && <p className={styles.text}>{t('productForm.sameMore', { count: more })}</p>}
    </Modal>
  );
}

function Pictures({ urls }: { urls: readonly string[] }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <span className={styles.pictures} role="img" aria-label={t('productForm.drawer.count', { count: urls.length })}>
      {urls.map((url) => (
        <Thumb key={url} url={url} />
      ))}
    </span>
  );
}
