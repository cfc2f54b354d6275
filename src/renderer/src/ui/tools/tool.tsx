import { Button } from '@fluentui/react-components';
import type { MenuContentProps } from '@renderer/ui/controls/menu-button';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import { type ComponentType, type ReactElement, Suspense, useEffect, useId, useRef } from 'react';
import { useToolLines, useToolTexts } from './tools-row';

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
  /** Shows the label on the button if there is room. */
  hasWords?: boolean;
  isBusy?: boolean;
  isPressed?: boolean;
  isExpanded?: boolean;
  opens?: 'dialog';
  /** Tooltip, where it has more information than the label. */
  title?: string;
}

/** A tool as an entry of the menu. The tool renders a placeholder at its place, which determines the order. */
export function Tool({ label, icon, isOff = false, mark, onPress }: ToolProps): ReactElement {
  const id = useId();
  const store = useToolLines();
  const press = useRef(onPress);
  press.current = onPress;
  useEffect(() => {
    const line = { key: id, label, icon, isOff, note: mark, onPress: (anchor: HTMLElement) => press.current(anchor) };
    store?.setState(({ lines }) => ({ lines: new Map(lines).set(id, line) }));
  });
  useEffect(() => () => store?.setState(({ lines }) => ({ lines: new Map([...lines].filter(([key]) => key !== id)) })), [store, id]);
  return <span hidden data-tool={id} />;
}

/** A button in a row of tools, or an entry of the row's menu if there is no room. */
export function ToolButton(props: ToolButtonProps): ReactElement {
  const { label, icon, isOff = false, mark, onPress } = props;
  const isLine = useToolLines() !== null;
  const hasWords = useToolTexts() && (props.hasWords ?? false);
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

interface ToolMenuProps extends Pick<ToolProps, 'label' | 'icon'> {
  /** Usually lazy, so that menus load with their first use, not with the app. */
  menu: ComponentType<MenuContentProps>;
}

/** A tool with its own menu; where there is no room, it opens below the row's menu button. */
export function ToolMenu({ label, icon, menu: MenuContent }: ToolMenuProps): ReactElement {
  const isLine = useToolLines() !== null;
  const { anchor, open, close, button } = useMenuAnchor();
  return (
    <>
      {isLine ? (
        <Tool label={label} icon={icon} onPress={open} />
      ) : (
        <Button appearance="subtle" icon={icon} aria-label={label} title={label} {...button} />
      )}
      {anchor && (
        <Suspense fallback={null}>
          <MenuContent anchor={anchor} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
