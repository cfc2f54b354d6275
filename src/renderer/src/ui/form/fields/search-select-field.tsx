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
  // Above everything, though it stands in the landmark of its field and not at the end of the page.
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
  // A group ends with a line of its own.
  footAlone: hairline.blockStart,
});

export interface SearchSelectOption {
  value: string;
  text: string;
  /** Beside it and found too, for instance the name in the other language. */
  second?: string;
  /** Options with the same words here stand together under them, and are next to each other in the list. */
  group?: string;
}

interface SearchSelectFieldProps extends FormFieldProps {
  options: readonly SearchSelectOption[];
  placeholder?: string;
  /** Takes the place of taking the chosen value over, for a choice that is asked about first. */
  onChosen?: (value: string) => void;
  /** Under the options, for instance `2 of 63 areas`. */
  foot?: (found: number) => string;
}

/**
 * One of many, found by typing a part of it (`foldText`); the value is '' until something is chosen. Its list stays in the landmark of the
 * page, and draws a hundred at most.
 */
export function SearchSelectField({ options, placeholder, onChosen, foot, ...props }: SearchSelectFieldProps): ReactElement {
  const { field, error, isFrozen } = useFormField(props.name);
  const t = useTexts();
  const styles = useStyles();
  /** What is typed to find something; null while nobody does. */
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
        // As high as its style says, not as high as the window lets it be.
        positioning={{ autoSize: 'width' }}
        input={{ readOnly: isFrozen, autoComplete: 'off' }}
        // The input opens the list by itself: no second stop for the keyboard, and no button with Fluent's English name.
        expandIcon={isFrozen ? null : { tabIndex: -1, 'aria-hidden': true }}
        value={search ?? chosen?.text ?? ''}
        selectedOptions={chosen ? [chosen.value] : []}
        open={isOpen}
        onOpenChange={(_event, data) => setIsOpen(data.open && !isFrozen)}
        {...(placeholder !== undefined && { placeholder })}
        onChange={({ target }) => setSearch(target.value)}
        onOptionSelect={(_event, { optionValue }) => {
          // Fluent takes the chosen one back while something is typed that it does not begin with; here it stays until another is chosen.
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
          // A list box holds options alone; how many there are is read out with each of them.
          <div className={mergeClasses(styles.foot, !found.at(-1)?.group && styles.footAlone)} aria-hidden>
            {foot(found.length)}
          </div>
        )}
      </Combobox>
    </FormFieldFrame>
  );
}

/** Those in which a part of a name is what was typed. */
function useFoundOptions(options: readonly SearchSelectOption[], search: string): readonly SearchSelectOption[] {
  const wanted = foldText(search.trim());
  const folded = useMemo(() => options.map(({ text, second = '' }) => [foldText(text), foldText(second)]), [options]);
  return options.filter((_option, at) => folded[at]?.some((words) => words.includes(wanted)));
}

/** A line of the list that cannot be chosen. */
const toNote = (text: string): ReactElement => (
  <Option disabled text="">
    {text}
  </Option>
);

/** So many can be looked through; the page need not hold thousands. */
const most = 100;

/** The first of them, and the chosen one where it stands further on. */
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
