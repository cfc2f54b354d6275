// @vitest-environment happy-dom

import { unsavedWork, useUnsavedWork } from '@renderer/runtime/state/unsaved-work';
import { addAllTexts } from '@renderer/runtime/texts/all-texts';
import { startI18n } from '@renderer/runtime/texts/i18n';
import { LeaveGuard } from '@renderer/ui/form/drafts/leave-guard';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import {
  createHashRouter,
  createMemoryRouter,
  Link,
  Navigate,
  type NavigateFunction,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeBridge } from '../../../../tests/support/page/fake-bridge';
import { inEnglish } from '../../../../tests/support/texts';

let navigate: NavigateFunction;
let setSearch: ReturnType<typeof useSearchParams>[1];
let key: string;

function Frame(): ReactElement {
  navigate = useNavigate();
  const { pathname, search, state, key: shownKey } = useLocation();
  key = shownKey;
  const [params, set] = useSearchParams();
  setSearch = set;
  const words = [pathname + search, params.get('search'), JSON.stringify(state), useNavigationType()];
  return (
    <>
      <output>{words.filter((word) => word !== null).join(' ')}</output>
      <Link to="/">home</Link>
      <LeaveGuard />
      <Outlet />
    </>
  );
}

function Order(): ReactElement {
  return <p>{`order ${useParams().id}`}</p>;
}

const pressed = vi.fn();
const open = (
  <Link to="/orders/7?tab=1" state={{ from: 'list' }} onClick={pressed}>
    open
  </Link>
);
const routes = [
  {
    element: <Frame />,
    children: [
      { path: '/orders/:id', element: <Order /> },
      { path: '/old', element: <Navigate to="/orders/7" state={{ moved: true }} replace /> },
      { path: '*', element: open },
    ],
  },
];

function show(router: ReturnType<typeof createMemoryRouter>): void {
  render(
    <StrictMode>
      <RouterProvider router={router} useTransitions={false} />
    </StrictMode>,
  );
}
const showMemory = (...initialEntries: string[]): void => show(createMemoryRouter(routes, { initialEntries }));

const shown = (): string | null => screen.getByRole('status').textContent;
const arrives = (text: string): Promise<void> => waitFor(() => expect(shown()).toBe(text));
const go = (to: string | number, options?: { replace?: boolean; state?: unknown }): Promise<void> =>
  act(async () => (typeof to === 'number' ? navigate(to) : navigate(to, options)));

const type = (): void => act(() => unsavedWork.put('form', { title: 'Form', discard: () => undefined }));
const answer = (leave: boolean): Promise<void> => act(async () => unsavedWork.answer(leave));
const asked = vi.fn();
useUnsavedWork.subscribe(({ question }, before) => {
  if (question && !before.question) asked();
});

beforeEach(() => {
  vi.stubGlobal('diwan', createFakeBridge());
  startI18n('en');
  addAllTexts();
  pressed.mockReset();
  asked.mockReset();
});
afterEach(() => {
  cleanup();
  unsavedWork.answer(false);
  unsavedWork.discard();
  vi.unstubAllGlobals();
});

describe('going from address to address', () => {
  it('brings what is handed over, takes it along on no further step, and finds it again on the way back', async () => {
    showMemory('/');
    expect(shown()).toBe('/ null POP');
    await go('/orders/7', { state: { from: 'list' } });
    const first = key;
    expect(shown()).toBe('/orders/7 {"from":"list"} PUSH');
    await go('/orders/8');
    expect(shown()).toBe('/orders/8 null PUSH');
    expect(key).not.toBe(first);
    await go(-1);
    expect(shown()).toBe('/orders/7 {"from":"list"} POP');
    expect(key).toBe(first);
  });

  it('leaves no entry behind where one takes the place of another, as a redirect does', async () => {
    showMemory('/', '/orders/1');
    await go('/orders/2', { replace: true });
    expect(shown()).toBe('/orders/2 null REPLACE');
    await go(-1);
    expect(shown()).toBe('/ null POP');
    await go(1);
    expect(shown()).toBe('/orders/2 null POP');
    await go('/old');
    expect(shown()).toBe('/orders/7 {"moved":true} REPLACE');
    await go(-1);
    expect(shown()).toBe('/orders/2 null POP');
  });

  it('takes two steps of one moment for two entries', async () => {
    showMemory('/');
    act(() => {
      void navigate('/orders/1');
      void navigate('/orders/2');
    });
    expect([shown(), screen.getByText('order 2').textContent]).toEqual(['/orders/2 null PUSH', 'order 2']);
    await go(-1);
    expect(shown()).toBe('/orders/1 null POP');
  });

  it('keeps what looks encoded in a parameter', async () => {
    showMemory('/');
    act(() => void setSearch({ search: '100%41 & طلب' }));
    expect(shown()).toBe('/?search=100%2541+%26+%D8%B7%D9%84%D8%A8 100%41 & طلب null PUSH');
    act(() => void setSearch((before) => new URLSearchParams([...before, ['page', '2']]), { replace: true }));
    expect(shown()).toBe('/?search=100%2541+%26+%D8%B7%D9%84%D8%A8&page=2 100%41 & طلب null REPLACE');
    await go(-1);
    expect(shown()).toBe('/ null POP');
  });

  it('reads parameters of a path as they were meant, a slash and a lone percent sign among them', async () => {
    showMemory('/orders/a%2Fb%25');
    expect(screen.getByText('order a/b%')).toBeTruthy();
    await go('/orders/%2541');
    expect(screen.getByText('order %41')).toBeTruthy();
    await go('/orders/طلب');
    expect(screen.getByText('order طلب')).toBeTruthy();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await go('/orders/100%');
    expect(screen.getByText('order 100%')).toBeTruthy();
  });
});

describe('a link', () => {
  it('leads on with what it hands over, and to where one is already without a further entry', async () => {
    showMemory('/orders/1', '/');
    expect(screen.getByText(inEnglish('shell.command.keys.open')).getAttribute('href')).toBe('/orders/7?tab=1');
    fireEvent.click(screen.getByText('home'));
    expect(shown()).toBe('/ null REPLACE');
    fireEvent.click(screen.getByText(inEnglish('shell.command.keys.open')));
    expect(shown()).toBe('/orders/7?tab=1 {"from":"list"} PUSH');
    await go(-2);
    expect(shown()).toBe('/orders/1 null POP');
  });

  it('tells of every press, and leaves one with a key held to the window, and one that was taken', () => {
    showMemory('/');
    expect(fireEvent.click(screen.getByText(inEnglish('shell.command.keys.open')), { ctrlKey: true })).toBe(true);
    pressed.mockImplementationOnce((event: Event) => event.preventDefault());
    expect(fireEvent.click(screen.getByText(inEnglish('shell.command.keys.open')))).toBe(false);
    expect(shown()).toBe('/ null POP');
    expect(pressed).toHaveBeenCalledTimes(2);
  });
});

describe('the question before a step', () => {
  it('holds it with what it hands over until it is answered, and comes anew before the next one', async () => {
    showMemory('/');
    type();
    await go('/orders/1', { state: { from: 'list' } });
    expect(shown()).toBe('/ null POP');
    await answer(true);
    expect(shown()).toBe('/orders/1 {"from":"list"} PUSH');
    type();
    await go('/orders/2', { replace: true });
    expect(shown()).toBe('/orders/1 {"from":"list"} PUSH');
    await answer(false);
    expect(shown()).toBe('/orders/1 {"from":"list"} PUSH');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is not asked about a search on the same screen', async () => {
    showMemory('/orders/1');
    type();
    await go('/orders/1?tab=2');
    expect([shown(), asked.mock.calls.length]).toEqual(['/orders/1?tab=2 null PUSH', 0]);
  });

  it('stands once for two ways back, keeps the place in the history, and lets the last of them through', async () => {
    showMemory('/', '/orders/1', '/orders/2');
    type();
    await go(-1);
    await go(-2);
    expect([shown(), asked.mock.calls.length]).toEqual(['/orders/2 null POP', 1]);
    await answer(true);
    expect(shown()).toBe('/ null POP');
    await go(2);
    expect(shown()).toBe('/orders/2 null POP');
  });

  it('is about the last way, also where a step follows a way back', async () => {
    showMemory('/', '/orders/1');
    type();
    await go(-1);
    await go('/orders/3', { state: { from: 'list' } });
    expect(asked).toHaveBeenCalledTimes(1);
    await answer(true);
    expect(shown()).toBe('/orders/3 {"from":"list"} PUSH');
    await go(-1);
    expect(shown()).toBe('/orders/1 null POP');
  });
});

const place = (): number => window.history.state?.idx ?? 0;

/** Simulates a window's history: one traversal after the other, each from the target of the one before. `count`: number of entries. */
function traverseInTurn(count: number): void {
  const go = window.history.go.bind(window.history);
  let turn = Promise.resolve();
  const inTurn = (toSteps: () => number): void => {
    turn = turn.then(
      () =>
        new Promise((done) => {
          const steps = toSteps();
          if (steps === 0 || place() + steps < 0 || place() + steps >= count) return done();
          window.addEventListener('popstate', () => done(), { once: true });
          go(steps);
        }),
    );
  };
  vi.spyOn(window.history, 'go').mockImplementation((steps = 0) => inTurn(() => steps));
  vi.stubGlobal('navigation', {
    get currentEntry() {
      return { key: `entry ${place()}`, index: place() };
    },
    traverseTo(entry: string) {
      inTurn(() => Number(entry.split(' ')[1]) - place());
      return { committed: Promise.reject(new Error('overtaken')) };
    },
  });
}

describe('the entries of the window', () => {
  let router: ReturnType<typeof createHashRouter>;
  const showHash = (): void => {
    router = createHashRouter(routes);
    show(router);
  };
  // A page has only one router in its lifetime.
  const end = (): void => {
    cleanup();
    router.dispose();
  };
  afterEach(() => {
    end();
    vi.restoreAllMocks();
  });
  const settles = (hash: string): Promise<void> => waitFor(() => expect(window.location.hash).toBe(hash));

  it('stand behind the number sign, outlive the page with what was handed over, and are held as well', async () => {
    window.history.replaceState(null, '', '#/orders/1');
    showHash();
    await go('/orders/طلب?tab=a b', { state: { from: 'list' } });
    expect(window.location.hash).toBe('#/orders/%D8%B7%D9%84%D8%A8?tab=a%20b');
    const second = key;
    end();
    showHash();
    expect([shown(), key]).toEqual(['/orders/%D8%B7%D9%84%D8%A8?tab=a%20b {"from":"list"} POP', second]);
    expect(screen.getByText('order طلب')).toBeTruthy();
    type();
    act(() => void navigate(-1));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await settles('#/orders/%D8%B7%D9%84%D8%A8?tab=a%20b');
    expect(shown()).toContain('%D8%B7');
    await answer(true);
    await arrives('/orders/1 null POP');
    await settles('#/orders/1');
    type();
    act(() => void navigate(1));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await settles('#/orders/1');
    await answer(false);
    expect(shown()).toBe('/orders/1 null POP');
  });

  it.each([
    [1, '#/orders/2'],
    [2, '#/orders/1'],
    [3, '#/'],
  ])('stay in step with the screen after %d ways back at once, which are asked about once and lead to %s', async (times, hash) => {
    window.history.replaceState(null, '', '#/');
    traverseInTurn(4);
    showHash();
    for (const id of [1, 2, 3]) await go(`/orders/${id}`);
    type();
    act(() => {
      for (let time = 0; time < times; time += 1) void navigate(-1);
    });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await settles('#/orders/3');
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect([window.location.hash, screen.getByText('order 3').textContent, asked.mock.calls.length]).toEqual(['#/orders/3', 'order 3', 1]);
    await answer(true);
    await arrives(`${hash.slice(1)} null POP`);
    expect([window.location.hash, shown()]).toEqual([hash, `${hash.slice(1)} null POP`]);
    act(() => void navigate(1));
    await settles(hash === '#/' ? '#/orders/1' : `#/orders/${4 - times}`);
  });

  it('let an address through that was written by hand, and ask nothing that no answer could hold', async () => {
    window.history.replaceState(null, '', '#/');
    traverseInTurn(1);
    showHash();
    expect(screen.getByText(inEnglish('shell.command.keys.open')).getAttribute('href')).toBe('#/orders/7?tab=1');
    type();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    // A browser fires these events for a new `location.hash`.
    window.history.pushState(null, '', '#orders/5');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect([shown(), useUnsavedWork.getState().question, asked.mock.calls.length]).toEqual(['/orders/5 null POP', null, 0]);
  });
});
