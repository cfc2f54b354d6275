import { makeResetStyles, tokens } from '@fluentui/react-components';
import type { ChangeEvent, ReactElement } from 'react';

/** Fluent's check box on a plain element: the box is its `::before`, the mark its `::after`. */
const useBase = makeResetStyles({
  display: 'inline-grid',
  placeContent: 'center',
  appearance: 'none',
  width: '32px',
  height: '32px',
  margin: 0,
  verticalAlign: 'middle',
  cursor: 'pointer',
  borderRadius: tokens.borderRadiusMedium,
  '::before': {
    content: '""',
    gridArea: '1 / 1',
    boxSizing: 'border-box',
    width: '16px',
    height: '16px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  '::after': { gridArea: '1 / 1', placeSelf: 'center', forcedColorAdjust: 'none' },
  ':hover::before': { borderColor: tokens.colorNeutralStrokeAccessibleHover },
  ':checked::before': { backgroundColor: tokens.colorCompoundBrandBackground, borderColor: tokens.colorCompoundBrandBackground },
  ':checked:hover::before': {
    backgroundColor: tokens.colorCompoundBrandBackgroundHover,
    borderColor: tokens.colorCompoundBrandBackgroundHover,
  },
  ':checked::after': {
    content: '""',
    width: '10px',
    height: '10px',
    clipPath: 'polygon(8% 50%, 0 58%, 34% 90%, 100% 22%, 92% 14%, 34% 73%)',
    backgroundColor: tokens.colorNeutralForegroundInverted,
  },
  ':indeterminate::before': { borderColor: tokens.colorCompoundBrandStroke },
  ':indeterminate::after': {
    content: '""',
    width: '8px',
    height: '8px',
    borderRadius: '1px',
    backgroundColor: tokens.colorCompoundBrandForeground1,
  },
  ':disabled': { cursor: 'default' },
  ':disabled::before': { borderColor: tokens.colorNeutralStrokeDisabled },
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-3px' },
  '@media (forced-colors: active)': {
    ':checked::before': { backgroundColor: 'Highlight' },
    ':checked::after': { backgroundColor: 'HighlightText' },
    ':indeterminate::after': { backgroundColor: 'Highlight' },
  },
});

interface CellCheckBoxProps {
  /** `mixed` if only some of its rows are selected. */
  checked: boolean | 'mixed';
  label: string;
  isDisabled?: boolean;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

/** A check box for tables, without the cost of a Fluent component in each of many rows. */
export function CellCheckBox({ checked, label, isDisabled = false, onChange }: CellCheckBoxProps): ReactElement {
  return (
    <input
      type="checkbox"
      className={useBase()}
      ref={(element) => {
        if (element) element.indeterminate = checked === 'mixed';
      }}
      checked={checked === true}
      disabled={isDisabled}
      aria-label={label}
      onChange={onChange}
    />
  );
}
