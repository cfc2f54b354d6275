// @vitest-environment happy-dom

import { FluentProvider, MenuItem, MenuList, webLightTheme } from '@fluentui/react-components';
import { startI18n } from '@renderer/runtime/texts/i18n';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endApp } from '../../../../../tests/support/page/render-app';
import { inEnglish } from '../../../../../tests/support/texts';
import { AnchoredMenu } from './anchored-menu';
import { MenuButton, type MenuContentProps } from './menu-button';

beforeEach(() => startI18n('en'));
afterEach(endApp);

function Choices(props: MenuContentProps): ReactElement {
  return (
    <AnchoredMenu {...props}>
      <MenuList>
        <MenuItem>Light</MenuItem>
      </MenuList>
    </AnchoredMenu>
  );
}

async function open(): Promise<HTMLElement> {
  render(
    <FluentProvider theme={webLightTheme}>
      <MenuButton label="Appearance" icon={<i />} menu={Choices} />
      <input aria-label="Search" />
    </FluentProvider>,
  );
  const button = screen.getByRole('button', { name: inEnglish('shell.appearance') });
  press(button);
  const entry = await screen.findByRole('menuitem', { name: inEnglish('menu.appearanceLight') });
  // Fluent handles presses outside of the menu only from the next task on.
  await new Promise((resolve) => setTimeout(resolve));
  entry.focus();
  return button;
}

/** A press moves the focus before the click event. */
function press(element: HTMLElement): void {
  element.focus();
  fireEvent.click(element);
}

const isClosed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());

describe('menu', () => {
  it('leaves the focus where somebody has pressed elsewhere', async () => {
    await open();
    const field = screen.getByRole('textbox', { name: inEnglish('shell.command.title') });
    press(field);
    await isClosed();
    expect(document.activeElement).toBe(field);
  });

  it.each([
    ['Escape', (entry: HTMLElement) => fireEvent.keyDown(entry, { key: 'Escape' })],
    ['a choice', (entry: HTMLElement) => fireEvent.click(entry)],
  ])('gives the focus back after %s', async (_way, leave) => {
    const button = await open();
    leave(screen.getByRole('menuitem'));
    await isClosed();
    expect(document.activeElement).toBe(button);
  });
});
