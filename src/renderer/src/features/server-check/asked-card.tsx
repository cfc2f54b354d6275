import { Checkbox, MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { NumberInput } from '@renderer/ui/inputs/number-input';
import { flexRow, plainList, stack } from '@renderer/ui/layout/layout-styles';
import { TitledCard } from '@renderer/ui/layout/titled-card';
import { quietText } from '@renderer/ui/text/text-styles';
import { toLatinDigits } from '@shared/domain/digits';
import { type CheckArea, checkAreas, maxSlowMs, minSlowMs } from '@shared/domain/server-check';
import { type ReactElement, useId, useState } from 'react';
import type { CheckOptions } from './use-server-check';

const useStyles = makeStyles({
  root: stack.gap12,
  list: plainList,
  area: { ...flexRow, justifyContent: 'space-between', marginInlineStart: '-8px' },
  count: quietText,
});

interface AskedCardProps {
  wish: CheckOptions;
  onWish(wish: CheckOptions): void;
  calls: Record<CheckArea, number>;
  /** The check was started with nothing selected. */
  isMissing: boolean;
}

/** Selects the calls to check, by the sidebar's groups, and the time from which a response counts as slow. */
export function AskedCard({ wish, onWish, calls, isMissing }: AskedCardProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const id = useId();
  const { areas, slowMs } = wish;
  const choose = (area: CheckArea, isChosen: boolean): void =>
    onWish({ ...wish, areas: checkAreas.filter((one) => (one === area ? isChosen : areas.includes(one))) });
  return (
    <TitledCard title={t('serverCheck.asked')}>
      <div className={styles.root}>
        <ul className={styles.list}>
          {checkAreas.map((area) => (
            <li key={area} className={styles.area}>
              <Checkbox
                checked={areas.includes(area)}
                label={t(`navigation.${area}`)}
                aria-describedby={`${id}-${area}`}
                onChange={(_event, { checked }) => choose(area, checked === true)}
              />
              <span id={`${id}-${area}`} className={styles.count}>
                {format.number(calls[area])}
              </span>
            </li>
          ))}
        </ul>
        {isMissing && (
          <MessageBar intent="error">
            <MessageBarBody>{t('serverCheck.noArea')}</MessageBarBody>
          </MessageBar>
        )}
        <SlowField slowMs={slowMs} onSlowMs={(next) => onWish({ ...wish, slowMs: next })} />
      </div>
    </TitledCard>
  );
}

function SlowField({ slowMs, onSlowMs }: { slowMs: number; onSlowMs(slowMs: number): void }): ReactElement {
  const t = useTexts();
  const [typed, setTyped] = useState(String(slowMs));
  const take = (text: string): void => {
    setTyped(text);
    const number = Number(toLatinDigits(text));
    if (Number.isInteger(number) && number >= minSlowMs && number <= maxSlowMs) onSlowMs(number);
  };
  return (
    <NumberInput
      label={t('serverCheck.slowAbove')}
      name="slowMs"
      value={typed}
      number={slowMs}
      min={minSlowMs}
      max={maxSlowMs}
      onChange={take}
      onBlur={() => setTyped(String(slowMs))}
      onStep={(number) => take(String(number))}
    />
  );
}
