import { Button } from '@fluentui/react-components';
import { type ComponentType, type ReactElement, type ReactNode, Suspense } from 'react';
import { useMenuAnchor } from './use-menu-anchor';

export interface MenuContentProps {
  anchor: HTMLElement;
  onClose: () => void;
}

interface MenuButtonProps {
  /** Accessible name. */
  label: string;
  icon: ReactElement;
  /** Usually lazy, so that menus load with their first use, not with the app. */
  menu: ComponentType<MenuContentProps>;
  isRound?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A button that opens a menu (`AnchoredMenu`) on click, Enter, Space, or arrow down. */
export function MenuButton({ label, icon, menu: MenuContent, isRound = false, className, children }: MenuButtonProps): ReactElement {
  const { anchor, close, button } = useMenuAnchor();
  return (
    <>
      <Button
        appearance="subtle"
        shape={isRound ? 'circular' : 'rounded'}
        icon={icon}
        aria-label={label}
        {...(className && { className })}
        {...button}
      >
        {children}
      </Button>
      {anchor && (
        <Suspense fallback={null}>
          <MenuContent anchor={anchor} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
