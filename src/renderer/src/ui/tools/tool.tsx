import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactElement, useEffect, useId, useRef } from 'react';
import { type ToolLine, useIsToolMenu, useToolLines, useToolTexts } from './tools-row';

const useStyles = makeStyles({
  failed: {
    color: tokens.colorPaletteRedForeground1,
    borderTopColor: tokens.colorPaletteRedBorder1,
    borderRightColor: tokens.colorPaletteRedBorder1,
    borderBottomColor: tokens.colorPaletteRedBorder1,
    borderLeftColor: tokens.colorPaletteRedBorder1,
  },
});

interface ToolProps {
  label: string;
  icon: ReactElement;
  /** Disabled; the tool keeps its focus. */
  isOff?: boolean;
  mark?: ReactElement | undefined;
  onPress(anchor: HTMLElement): void;
}

interface ToolButtonProps extends ToolProps {
  appearance?: 'subtle' | 'secondary';
  /** Shows the label on the button if there is room, as by default. */
  hasWords?: boolean;
  /** Red, because something failed. */
  isFailed?: boolean;
  isBusy?: boolean;
  isPressed?: boolean;
  isExpanded?: boolean;
  opens?: 'dialog';
  /** Tooltip, where it has more information than the label. */
  title?: string;
}

interface MenuToolProps extends ToolProps {
  /** Shown after the label: the present value, in short. */
  value?: string | undefined;
  section?: ToolLine['section'];
}

/** A tool that is always an entry of the menu. It renders a placeholder at its place, which determines the order. */
export function Tool({ label, icon, isOff = false, mark, value, section, onPress }: MenuToolProps): ReactElement {
  const id = useId();
  const store = useToolLines();
  const press = useRef(onPress);
  press.current = onPress;
  useEffect(() => {
    const line = { key: id, label, icon, isOff, note: mark ?? value, section, onPress: (anchor: HTMLElement) => press.current(anchor) };
    store?.setState(({ lines }) => ({ lines: new Map(lines).set(id, line) }));
  });
  useEffect(() => () => store?.setState(({ lines }) => ({ lines: new Map([...lines].filter(([key]) => key !== id)) })), [store, id]);
  return <span hidden data-tool={id} />;
}

/** A button in a row of tools, or an entry of the row's menu if there is no room. */
export function ToolButton(props: ToolButtonProps): ReactElement {
  const { label, icon, isOff = false, mark, onPress } = props;
  const styles = useStyles();
  const isLine = useIsToolMenu();
  const hasWords = useToolTexts() && (props.hasWords ?? true);
  if (isLine) return <Tool label={label} icon={icon} isOff={isOff} mark={mark} onPress={onPress} />;
  // Undefined instead of an empty element, because only then is an icon button square.
  const content =
    hasWords || mark ? (
      <>
        {hasWords && label}
        {mark}
      </>
    ) : undefined;
  const title = props.title ?? (hasWords ? undefined : label);
  return (
    <Button
      appearance={props.appearance ?? 'subtle'}
      icon={icon}
      disabledFocusable={isOff}
      onClick={({ currentTarget }) => onPress(currentTarget)}
      {...(props.isFailed && { className: styles.failed })}
      {...(!hasWords && { 'aria-label': label, style: { minWidth: 'auto' } })}
      {...(title && { title })}
      {...(props.opens && { 'aria-haspopup': props.opens })}
      {...(props.isBusy !== undefined && { 'aria-busy': props.isBusy })}
      {...(props.isPressed !== undefined && { 'aria-pressed': props.isPressed })}
      {...(props.isExpanded !== undefined && { 'aria-expanded': props.isExpanded })}
    >
      {content}
    </Button>
  );
}
