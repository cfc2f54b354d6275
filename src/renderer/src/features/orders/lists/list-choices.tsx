import { Checkbox, makeStyles, RadioGroup } from '@fluentui/react-components';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ChoiceCard } from '@renderer/ui/controls/choice-card';
import { Titled } from '@renderer/ui/controls/titled';
import { stack } from '@renderer/ui/layout/layout-styles';
import type { ListOptions } from '@shared/contract/printing/print-requests';
import { type ListKind, type ListSorting, listFacts, showsPictures, toFittingPaper } from '@shared/domain/printing/printable';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  group: { ...stack.gap4, minWidth: 0 },
  // One column where two of these words have no room.
  parts: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', columnGap: '8px', alignItems: 'start' },
});

interface ListChoicesProps {
  document: ListKind;
  options: ListOptions;
  onChange(options: ListOptions): void;
}

/** How its lines are put in order, and what stands on it; nothing of a list that has nothing to choose. */
export function ListChoices({ document, options, onChange }: ListChoicesProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const { data: settings } = useRead('printing.readSettings', undefined, { failure: 'inPlace' });
  const { sortings, parts } = listFacts[document];
  const hasPictures = !settings || showsPictures(document, toFittingPaper(document, settings.routes[document].paper));
  const offered = parts.filter((part) => part !== 'pictures' || hasPictures);
  return (
    <>
      {sortings.length > 1 && (
        <Titled title={t('printLists.sorting')}>
          {(titleId) => (
            <RadioGroup
              className={styles.group}
              aria-labelledby={titleId}
              value={options.sorting}
              onChange={(_event, { value }) => onChange({ ...options, sorting: value as ListSorting })}
            >
              {sortings.map((sorting) => (
                <ChoiceCard
                  key={sorting}
                  value={sorting}
                  name={t(`printLists.sortings.${sorting}`)}
                  hint={t(`printLists.sortingHints.${sorting}`)}
                />
              ))}
            </RadioGroup>
          )}
        </Titled>
      )}
      {parts.length > 0 && (
        <Titled title={t('printLists.onSheet')}>
          {(titleId) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset takes no grid in every browser.
            <div role="group" aria-labelledby={titleId} className={styles.parts}>
              {offered.map((part) => (
                <Checkbox
                  key={part}
                  label={t(`printLists.parts.${part}`)}
                  checked={options.parts.includes(part)}
                  onChange={(_event, { checked }) =>
                    onChange({ ...options, parts: parts.filter((one) => (one === part ? checked === true : options.parts.includes(one))) })
                  }
                />
              ))}
            </div>
          )}
        </Titled>
      )}
    </>
  );
}
