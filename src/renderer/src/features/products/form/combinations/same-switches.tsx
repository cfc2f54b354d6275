import { makeStyles, Switch, tokens } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { FieldMessage, useFormField } from '@renderer/ui/form/field/form-field';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import { Money } from '@renderer/ui/text/money';
import { parseAmount } from '@renderer/validation/parse-amount';
import type { Fils } from '@shared/domain/money';
import { memo, type ReactElement, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ProductValues } from '../product-form';
import type { ChoiceActions } from '../use-choice';
import { useProductWatch } from '../use-product-watch';
import { type SharedPart, toPictureChoices, toPriceChoices } from './product-combinations';
import { SameQuestion, type SameQuestionOf } from './same-question';

const useStyles = makeStyles({
  strip: { ...wrappingRow, border: `1px solid ${tokens.colorNeutralStroke2}`, borderRadius: '6px' },
  part: {
    ...wrappingRow,
    alignItems: 'center',
    // The switches are aligned, whichever of them has a hint.
    alignContent: 'start',
    flexGrow: 1,
    flexBasis: '200px',
    justifyContent: 'space-between',
    paddingInlineEnd: '12px',
    paddingBlock: '2px',
    minHeight: '36px',
    ':not(:first-child)': {
      borderInlineStartWidth: '1px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: tokens.colorNeutralStroke2,
    },
  },
  message: { flexBasis: '100%', paddingInlineStart: '8px', paddingBlockEnd: '8px' },
});

/** Switches for the three properties that all combinations can share (OP-68). Memoized, because input in cells doesn't affect them. */
export const SameSwitches = memo(SameSwitchesView);

function SameSwitchesView({ actions }: { actions: ChoiceActions }): ReactElement {
  const styles = useStyles();
  const [question, setQuestion] = useState<SameQuestionOf | null>(null);
  const { getValues } = useFormContext<ProductValues>();
  const turn = (part: SharedPart, isOn: boolean): void => {
    if (!isOn) {
      actions.unshare(part);
      return;
    }
    const asked = toQuestion(part, getValues());
    if (asked.choices.length > 1) setQuestion(asked);
    else actions.share(part, asked.choices[0]?.value ?? null);
  };
  return (
    <>
      <div className={styles.strip}>
        <SameSwitch part="image" onTurn={turn} />
        <SameSwitch part="price" onTurn={turn} />
        <SameSwitch part="cost" onTurn={turn} />
      </div>
      {question && (
        <SameQuestion
          question={question}
          onClose={() => setQuestion(null)}
          onChoose={(value) => {
            setQuestion(null);
            actions.share(question.part, value);
          }}
        />
      )}
    </>
  );
}

function toQuestion(part: SharedPart, { combinations, images, price, cost }: ProductValues): SameQuestionOf {
  if (part === 'image') return { part, choices: toPictureChoices(combinations, images) };
  return { part, choices: toPriceChoices(combinations, part, parseAmount(part === 'price' ? price : cost)) };
}

function SameSwitch({ part, onTurn }: { part: SharedPart; onTurn: (part: SharedPart, isOn: boolean) => void }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const { field, error, isReadOnly, isFrozen } = useFormField(`all_${part}`);
  const own = useProductWatch(part === 'cost' ? 'cost' : 'price');
  const shared = part === 'image' ? null : parseAmount(own);
  const isOn = field.value === true;
  return (
    <div className={styles.part}>
      <Switch
        ref={field.ref}
        checked={isOn}
        disabled={isReadOnly}
        label={t(`productForm.same.${part}`)}
        onChange={(_event, { checked }) => !isFrozen && onTurn(part, checked)}
        onBlur={field.onBlur}
      />
      {isOn && shared !== null && <Money fils={shared as Fils} />}
      <FieldMessage error={error} className={styles.message} />
    </div>
  );
}
