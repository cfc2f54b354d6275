import { Combobox, makeStyles, mergeClasses, Option, OptionGroup, tokens } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { iconStyle } from '@renderer/ui/badges/mark-styles';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexGrow } from '@renderer/ui/layout/layout-styles';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { smallQuietText } from '@renderer/ui/text/text-styles';
import { foldText } from '@shared/domain/text-search';
import { Fragment, type ReactElement, useMemo, useState } from 'react';
import { FormFieldFrame, type FormFieldProps, useFormField } from '../field/form-field';
import { useFieldView } from '../field/use-field-view';

const useStyles = makeStyles({
  control: { width: '100%', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr) auto', '& input': { minWidth: 0 } },
  // The list is above everything, although it is in the landmark of its field and not at the page's end.
  list: { maxHeight: 'min(320px, 40vh)', zIndex: 1_000_000 },
  option: { display: 'flex', justifyContent: 'space-between', columnGap: '16px', ...flexGrow },
  second: iconStyle.quiet,
  foot: {
    position: 'sticky',
    insetBlockEnd: '-4px',
    backgroundColor: tokens.colorNeutralBackground1,
    padding: '6px 8px 4px',
    ...smallQuietText,
  },
  // A group has its own line at its end.
  footAlone: hairline.blockStart,
});

export interface SearchSelectOption {
  value: string;
  text: string;
  /** Shown beside the option and searched too, such as the name in the other language. */
  second?: string;
  /** Heading of the option's group. Options of a group must be next to each other in the list. */
  group?: string;
}

interface SearchSelectFieldProps extends FormFieldProps {
  options: readonly SearchSelectOption[];
  placeholder?: string;
  /** Called instead of setting the value, for a choice that needs a question first. */
  onChosen?: (value: string) => void;
  /** Text below the options, such as `2 of 63 areas`. */
  foot?: (found: number) => string;
}

/**
 * One option of many, found by entering a part of its name (`foldText`); the value is '' until one is selected. The list is rendered in the
 * page's landmark, and shows a hundred options at most.
 */
export function SearchSelectField({ options, placeholder, onChosen, foot, ...props }: SearchSelectFieldProps): ReactElement {
  const { field, error, isFrozen } = useFormField(props.name);
  const t = useTexts();
  const styles = useStyles();
  /** The text of the search; null while there is none. */
  const [search, setSearch] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen && isFrozen) setIsOpen(false);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const chosen = options.find(({ value }) => value === field.value);
  useFieldView(props.name, { show: (value) => options.find((option) => option.value === value)?.text });
  const found = useFoundOptions(options, search ?? '');
  const drawn = toDrawn(found, chosen);
  return (
    <FormFieldFrame {...props} error={error}>
      <Combobox
        ref={field.ref}
        root={{ ref: setRoot }}
        mountNode={root?.closest('main') ?? null}
        name={props.name}
        className={styles.control}
        listbox={{ className: styles.list }}
        // As high as its style sets, not as high as the window allows.
        positioning={{ autoSize: 'width' }}
        input={{ readOnly: isFrozen, autoComplete: 'off' }}
        // The input opens the list: the icon needs no tab stop, and no button with Fluent's English name.
        expandIcon={isFrozen ? null : { tabIndex: -1, 'aria-hidden': true }}
        value={search ?? chosen?.text ?? ''}
        selectedOptions={chosen ? [chosen.value] : []}
        open={isOpen}
        onOpenChange={(_event, data) => setIsOpen(data.open && !isFrozen)}
        {...(placeholder !== undefined && { placeholder })}
        onChange={({ target }) => setSearch(target.value)}
        onOptionSelect={(_event, { optionValue }) => {
          // Fluent deselects the option while the input isn't the start of its name; here it stays selected until another is selected.
          if (optionValue === undefined) return;
          setSearch(null);
          if (isFrozen) return;
          if (onChosen) onChosen(optionValue);
          else field.onChange(optionValue);
        }}
        onBlur={() => {
          setSearch(null);
          field.onBlur();
        }}
      >
        {toGroups(drawn).map(toOptionGroup)}
        {found.length > drawn.length && toNote(t('forms.moreFound', { count: found.length - drawn.length }))}
        {found.length === 0 && toNote(t('forms.noneFound'))}
        {foot && (
          // A list box may only contain options; the number is announced with each of them.
          <div className={mergeClasses(styles.foot, !found.at(-1)?.group && styles.footAlone)} aria-hidden>
            {foot(found.length)}
          </div>
        )}
      </Combobox>
    </FormFieldFrame>
  );
}

/** Returns the options with the search text in one of their names. */
function useFoundOptions(options: readonly SearchSelectOption[], search: string): readonly SearchSelectOption[] {
  const wanted = foldText(search.trim());
  const folded = useMemo(() => options.map(({ text, second = '' }) => [foldText(text), foldText(second)]), [options]);
  return options.filter((_option, at) => folded[at]?.some((words) => words.includes(wanted)));
}

/** Renders a line of the list that can't be selected. */
const toNote = (text: string): ReactElement => (
  <Option disabled text="">
    {text}
  </Option>
);

/** Maximum number of shown options, so that the page doesn't render thousands. */
const most = 100;

/** Returns the first options, and the selected one if it is further down. */
function toDrawn(found: readonly SearchSelectOption[], chosen: SearchSelectOption | undefined): readonly SearchSelectOption[] {
  if (found.length <= most) return found;
  const isFurtherOn = chosen !== undefined && found.indexOf(chosen) >= most;
  return isFurtherOn ? [...found.slice(0, most - 1), chosen] : found.slice(0, most);
}

function toOptionGroup({ name, members }: OptionsOfGroup): ReactElement {
  if (name === '') return <Fragment key={name}>{members.map(toOption)}</Fragment>;
  return (
    <OptionGroup key={name} label={name}>
      {members.map(toOption)}
    </OptionGroup>
  );
}

function toOption({ value, text, second }: SearchSelectOption): ReactElement {
  return (
    <Option key={value} value={value} text={text}>
      <Names text={text} second={second} />
    </Option>
  );
}

function Names({ text, second }: { text: string; second: string | undefined }): ReactElement {
  const styles = useStyles();
  if (!second) return <>{text}</>;
  return (
    <span className={styles.option}>
      <IsolatedText>{text}</IsolatedText>
      <IsolatedText className={styles.second}>{second}</IsolatedText>
    </span>
  );
}

interface OptionsOfGroup {
  name: string;
  members: SearchSelectOption[];
}

function toGroups(options: readonly SearchSelectOption[]): OptionsOfGroup[] {
  const groups: OptionsOfGroup[] = [];
  for (const option of options) {
    const name = option.group ?? '';
    const last = groups.at(-1);
    if (last?.name === name) last.members.push(option);
    else groups.push({ name, members: [option] });
  }
  return groups;
}
