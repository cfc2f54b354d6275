import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark16Filled } from '@fluentui/react-icons';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import type { ReactElement, Ref } from 'react';

const useStyles = makeStyles({
  tray: {
    display: 'flex',
    flexShrink: 0,
    margin: 0,
    padding: '1px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '6px',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  choice: {
    position: 'relative',
    ...flexRow,
    justifyContent: 'center',
    columnGap: '6px',
    boxSizing: 'border-box',
    minHeight: '28px',
    paddingInline: '10px',
    borderRadius: '4px',
    border: '1px solid transparent',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  chosen: {
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  filling: { '& > label': { flexGrow: 1 } },
  // As high as the inputs beside it.
  wrong: { border: `1px solid ${tokens.colorPaletteRedBorder2}` },
  fixed: { color: tokens.colorNeutralForeground2, cursor: 'default' },
  radio: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
});

interface SegmentedChoiceProps<Value extends string> {
  /** Id of the label element; alternatively `label`. */
  labelledBy?: string;
  label?: string;
  name: string;
  value: Value;
  /** Without an icon, the selected option has a check mark. `widthPx` is the minimum width (default: 112). */
  options: readonly { value: Value; text: string; icon?: ReactElement; widthPx?: number }[];
  onChange: (value: Value) => void;
  onBlur?: () => void;
  /** Fills the available width. */
  isFilling?: boolean;
  /** Shows the selected option only; it can't be changed. */
  isFixed?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  /** Id of the describing element. */
  describedBy?: string;
  /** Ref to the input that gets the focus while nothing is selected. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Two or three options side by side as text. No option is selected if the value matches none. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>): ReactElement {
  const { labelledBy, label, name, value: current, options, onChange, onBlur, isFilling, isFixed = false, isInvalid } = props;
  const styles = useStyles();
  return (
    <div
      className={mergeClasses(styles.tray, isFilling && styles.filling, isInvalid && styles.wrong)}
      role="radiogroup"
      {...(props.isRequired && { 'aria-required': true })}
      {...(isInvalid && { 'aria-invalid': true })}
      {...(props.describedBy !== undefined && { 'aria-describedby': props.describedBy })}
      {...(labelledBy !== undefined && { 'aria-labelledby': labelledBy })}
      {...(label !== undefined && { 'aria-label': label })}
    >
      {options.map(({ value, text, icon, widthPx = 112 }, at) => (
        <label
          key={value}
          className={mergeClasses(styles.choice, value === current && styles.chosen, isFixed && styles.fixed)}
          style={{ minInlineSize: widthPx }}
        >
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={value === current}
            disabled={isFixed}
            onChange={() => onChange(value)}
            {...(at === 0 && props.inputRef && { ref: props.inputRef })}
            {...(onBlur && { onBlur })}
          />
          {icon ?? (value === current && <Checkmark16Filled aria-hidden />)}
          {text}
        </label>
      ))}
    </div>
  );
}
