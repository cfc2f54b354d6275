import { Button, type ButtonProps, ToggleButton, type ToggleButtonProps, Tooltip } from '@fluentui/react-components';
import { isMac } from '@renderer/runtime/is-mac';
import type { ReactElement } from 'react';
import { useRichTextStyles } from './rich-text-styles';

interface ToolButtonProps {
  label: string;
  icon: ReactElement;
  onPress: () => void;
  /** Undefined for what is no state of the text. */
  isPressed?: boolean;
  isPossible?: boolean;
  /** A letter that is pressed together with Ctrl, or with ⌘ on a Mac. */
  shortcut?: string;
  hasPopup?: boolean;
}

/** A button of the tool row. A click leaves the caret where it is; a key press sends it back into the text. */
export function ToolButton({ label, icon, onPress, isPressed, isPossible = true, shortcut, hasPopup }: ToolButtonProps): ReactElement {
  const styles = useRichTextStyles();
  const shared: ButtonProps = {
    className: styles.tool,
    size: 'small',
    appearance: 'subtle',
    icon,
    'aria-label': label,
    ...(shortcut && { 'aria-keyshortcuts': `${isMac() ? 'Meta' : 'Control'}+${shortcut}` }),
    ...(hasPopup && { 'aria-haspopup': 'dialog' }),
    disabledFocusable: !isPossible,
    onMouseDown: (event) => event.preventDefault(),
    onClick: onPress,
  };
  return (
    <Tooltip
      relationship="inaccessible"
      withArrow
      content={
        <>
          {label} {shortcut && <bdi dir="ltr">({toKeys(shortcut)})</bdi>}
        </>
      }
    >
      {isPressed === undefined ? <Button {...shared} /> : <ToggleButton {...(shared as ToggleButtonProps)} checked={isPressed} />}
    </Tooltip>
  );
}

function toKeys(shortcut: string): string {
  return isMac() ? `⌘${shortcut}` : `Ctrl+${shortcut}`;
}
