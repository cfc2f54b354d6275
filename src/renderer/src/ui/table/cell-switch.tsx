import { makeResetStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

const useRoot = makeResetStyles({
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: '10px',
  maxWidth: '100%',
  verticalAlign: 'middle',
});

/** Fluent's switch on a plain element: the track is the element itself, the thumb its `::before`. */
const useTrack = makeResetStyles({
  position: 'relative',
  appearance: 'none',
  boxSizing: 'border-box',
  flexShrink: 0,
  width: '40px',
  height: '20px',
  margin: 0,
  border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
  borderRadius: tokens.borderRadiusCircular,
  color: tokens.colorNeutralStrokeAccessible,
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color',
  transitionDuration: tokens.durationNormal,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineStart: '2px',
    width: '14px',
    height: '14px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'currentColor',
    forcedColorAdjust: 'none',
    transitionProperty: 'inset-inline-start',
    transitionDuration: tokens.durationNormal,
    transitionTimingFunction: tokens.curveEasyEase,
  },
  ':hover': { color: tokens.colorNeutralStrokeAccessibleHover, borderTopColor: tokens.colorNeutralStrokeAccessibleHover },
  ':checked': {
    backgroundColor: tokens.colorCompoundBrandBackground,
    borderColor: tokens.colorCompoundBrandBackground,
    color: tokens.colorNeutralForegroundInverted,
  },
  ':checked:hover': { backgroundColor: tokens.colorCompoundBrandBackgroundHover, borderColor: tokens.colorCompoundBrandBackgroundHover },
  ':checked::before': { insetInlineStart: '22px' },
  ':disabled': {
    cursor: 'default',
    backgroundColor: 'transparent',
    borderColor: tokens.colorNeutralStrokeDisabled,
    color: tokens.colorNeutralForegroundDisabled,
  },
  // Brighter than "off" in the dark theme, darker in the light one.
  ':disabled:checked': {
    backgroundColor: tokens.colorNeutralForegroundDisabled,
    borderColor: tokens.colorNeutralForegroundDisabled,
    color: tokens.colorNeutralBackground1,
  },
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0.01ms', '::before': { transitionDuration: '0.01ms' } },
  '@media (forced-colors: active)': {
    '::before': { backgroundColor: 'CanvasText' },
    ':checked': { backgroundColor: 'Highlight' },
    ':disabled::before': { backgroundColor: 'GrayText' },
  },
});

const useWord = makeResetStyles({ overflow: 'hidden', textOverflow: 'ellipsis', color: tokens.colorNeutralForeground2 });

interface CellSwitchProps {
  isOn: boolean;
  isDisabled: boolean;
  /** Accessible name. */
  label: string;
  /** Text of the current state; also readable where the switch is disabled. */
  word: string;
  onFlip(): void;
}

/** A switch for tables with its state as text beside it. It is controlled: only the caller changes its state. */
export function CellSwitch({ isOn, isDisabled, label, word, onFlip }: CellSwitchProps): ReactElement {
  return (
    <span className={useRoot()}>
      <input
        type="checkbox"
        role="switch"
        className={useTrack()}
        checked={isOn}
        disabled={isDisabled}
        aria-label={label}
        aria-checked={isOn}
        onChange={onFlip}
      />
      <span className={useWord()} aria-hidden="true">
        {word}
      </span>
    </span>
  );
}
