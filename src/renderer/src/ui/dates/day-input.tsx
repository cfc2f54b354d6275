import { makeStyles, tokens, useFieldControlProps_unstable as useFieldControlProps } from '@fluentui/react-components';
import {
  type DatePickerProps,
  renderDatePicker_unstable as renderDatePicker,
  useDatePicker_unstable as useDatePicker,
  useDatePickerStyles_unstable as useDatePickerStyles,
} from '@fluentui/react-datepicker-compat';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { FieldFrame } from '@renderer/ui/inputs/field-frame';
import type { TextInputProps } from '@renderer/ui/inputs/text-input';
import { isEnter } from '@renderer/validation/is-enter';
import { parseDay } from '@renderer/validation/parse-day';
import type { KeyboardEvent, ReactElement } from 'react';
import { useCalendarTexts } from './calendar-texts';
import { fromLocalDate, toLocalDate } from './local-date';

const useStyles = makeStyles({
  picker: { inlineSize: '100%', minInlineSize: 0 },
  calendar: {
    '& button': { fontFamily: 'inherit' },
    // In the dark theme, Fluent's background for today is as bright as its text.
    '& .fui-CalendarDayGrid__dayTodayMarker': { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
  },
});

interface DayInputProps extends TextInputProps {
  /** The earliest day that can be selected. */
  earliest?: string;
}

/** A day as text; its calendar opens with the button, Alt+↓, or ↓. */
export function DayInput(props: DayInputProps): ReactElement {
  const { label, error, hint, hintEnd, language, required } = props;
  return (
    <FieldFrame label={label} error={error} hint={hint} hintEnd={hintEnd} {...(language && { language })} {...(required && { required })}>
      <Picker {...props} />
    </FieldFrame>
  );
}

/** Fluent's own parsing discards text that it can't parse. So the caller has the text, and only the calendar is Fluent's. */
function Picker({ value, onChange, onBlur, name, readOnly = false, placeholder, earliest, inputRef }: DayInputProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const words = useCalendarTexts();
  const day = parseDay(value);
  const props: DatePickerProps = {
    ...words,
    className: styles.picker,
    disableAutoFocus: true,
    openOnClick: false,
    // Shows days only, as the range calendar does; its head changes the month.
    isMonthPickerVisible: false,
    showMonthPickerAsOverlay: true,
    showGoToToday: false,
    value: day ? toLocalDate(day) : null,
    onSelectDate: (date) => date && !readOnly && onChange(fromLocalDate(date)),
    placeholder: placeholder ?? t('dates.choose'),
    input: { style: { minWidth: 0 }, ...(value && { dir: 'auto' }) },
    calendar: { className: styles.calendar },
    popupSurface: { 'aria-label': t('dates.calendar') },
    ...(name && { name }),
    ...(earliest && { minDate: toLocalDate(earliest) }),
  };
  const withField = useFieldControlProps(props as object, { supportsLabelFor: true, supportsRequired: true });
  const state = useDatePicker(withField as DatePickerProps, (inputRef ?? null) as never);
  useDatePickerStyles(state);
  const { onKeyDown, onBlur: leave } = state.root;
  state.root.value = value;
  state.root.readOnly = readOnly;
  state.root.onChange = (_event, data) => onChange(data.value);
  state.root.onBlur = (event) => {
    leave?.(event);
    onBlur?.();
  };
  // Enter submits the form; ↓ opens the calendar.
  state.root.onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isEnter(event) && !readOnly) onKeyDown?.(event);
  };
  return renderDatePicker(state) as ReactElement;
}
