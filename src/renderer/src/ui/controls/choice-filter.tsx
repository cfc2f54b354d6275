import { Button, MenuItemCheckbox, MenuList, makeStyles } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement, ReactNode } from 'react';
import { AnchoredMenu } from './anchored-menu';
import { useMenuAnchor } from './use-menu-anchor';

const useStyles = makeStyles({
  button: { minWidth: 0, fontWeight: 'inherit', columnGap: '6px' },
  list: { maxHeight: '60vh', overflowY: 'auto' },
});

export interface FilterChoice {
  key: string;
  name: string;
  mark?: ReactNode;
}

interface ChoiceFilterProps {
  /** Name of the filtered property. */
  name: string;
  /** Text of the button while nothing is selected, which means no filter. */
  allText: string;
  choices: readonly FilterChoice[];
  chosen: readonly string[];
  onChoose(chosen: string[]): void;
  icon?: ReactElement | undefined;
}

/** A button that shows the selected values. Its menu stays open while the user selects several. */
export function ChoiceFilter({ name, allText, choices, chosen, onChoose, icon }: ChoiceFilterProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const { anchor, close, button } = useMenuAnchor();
  const only = chosen.length === 1 ? choices.find(({ key }) => key === chosen[0]) : undefined;
  const several = chosen.length > 0 ? t('grid.chosen', { name, count: chosen.length }) : allText;
  return (
    <>
      <Button className={styles.button} icon={icon ?? null} {...button}>
        {only?.mark}
        {only?.name ?? several}
        <ChevronDownRegular aria-hidden />
      </Button>
      {anchor && (
        <AnchoredMenu
          anchor={anchor}
          onClose={close}
          checkedValues={{ [name]: [...chosen] }}
          onCheckedValueChange={(_event, { checkedItems }) => onChoose(checkedItems)}
        >
          <MenuList aria-label={name} className={styles.list}>
            {choices.map(({ key, name: choice, mark }) => (
              <MenuItemCheckbox key={key} name={name} value={key} persistOnClick {...(mark !== undefined && { icon: <>{mark}</> })}>
                {choice}
              </MenuItemCheckbox>
            ))}
          </MenuList>
        </AnchoredMenu>
      )}
    </>
  );
}
