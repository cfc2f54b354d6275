// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Redirect, Route, Switch, useParams, useSearchParams } from 'wouter';
import { createMemoryEntries } from '../../../../../tests/support/page/memory-entries';
import { type AppHistory, type Blocker, createHistory, hashEntries } from './history';
import { findRoute, Link, Navigation, useBlocker, useLocation, useNavigationType } from './navigation';

let isHeld = false;
let proceed: () => void;
let asked: string[];
let setSearch: ReturnType<typeof useSearchParams>[1];
const hold: Blocker = (from, to, go) => {
  if (!isHeld) return false;
  asked.push(`${from.pathname} > ${to.pathname}`);
  proceed = go;
  return true;
};

function Frame(): ReactElement {
  useBlocker(hold);
  const { pathname, search, state } = useLocation();
  const [params, set] = useSearchParams();
  setSearch = set;
  const type = useNavigationType();
  const words = [pathname + search, params.get('search'), JSON.stringify(state), type];
  return (
    <>
      <output>{words.filter((word) => word !== null).join(' ')}</output>
      <Link to="/">home</Link>
    </>
  );
}

function Order(): ReactElement {
  return <p>{`order ${useParams().id}`}</p>;
}

function show(history: AppHistory): AppHistory {
  render(
    <StrictMode>
      <Navigation history={history}>
        <Frame />
        <Switch>
          <Route path="/orders/:id">
            <Order />
          </Route>
          <Route path="/old">
            <Redirect to="/orders/7" state={{ moved: true }} replace />
          </Route>
          <Route>
            <Link to="/orders/7?tab=1" state={{ from: 'list' }} onClick={pressed}>
              open
            </Link>
          </Route>
        </Switch>
      </Navigation>
    </StrictMode>,
  );
  return history;
}
const showMemory = (...addresses: string[]): AppHistory => show(createHistory(createMemoryEntries(addresses)));

const pressed = vi.fn();
const shown = (): string | null => screen.getByRole('status').textContent;
const go = (history: AppHistory, ...way: Parameters<AppHistory['navigate']>): void => act(() => history.navigate(...way));
const key = (history: AppHistory): string => history.read().location.key;

afterEach(cleanup);
beforeEach(() => {
  isHeld = false;
  asked = [];
  pressed.mockReset();
});

describe('going from address to address', () => {
  it('brings what is handed over, takes it along on no further step, and finds it again on the way back', () => {
    const history = showMemory('/');
    expect(shown()).toBe('/ null POP');
    go(history, '/orders/7', { state: { from: 'list' } });
    const first = key(history);
    expect(shown()).toBe('/orders/7 {"from":"list"} PUSH');
    go(history, '/orders/8');
    expect(shown()).toBe('/orders/8 null PUSH');
    expect(key(history)).not.toBe(first);
    go(history, -1);
    expect(shown()).toBe('/orders/7 {"from":"list"} POP');
    expect(key(history)).toBe(first);
    go(history, -5);
    expect(shown()).toBe('/orders/7 {"from":"list"} POP');
  });

  it('leaves no entry behind where one takes the place of another', () => {
    const history = showMemory('/', '/orders/1');
    go(history, '/orders/2', { replace: true });
    expect(shown()).toBe('/orders/2 null REPLACE');
    go(history, -1);
    expect(shown()).toBe('/ null POP');
    go(history, 1);
    expect(shown()).toBe('/orders/2 null POP');
  });

  it('takes two steps of one moment for two entries', () => {
    const history = showMemory('/');
    act(() => {
      history.navigate('/orders/1');
      history.navigate('/orders/2');
    });
    expect([shown(), screen.getByText('order 2').textContent]).toEqual(['/orders/2 null PUSH', 'order 2']);
    go(history, -1);
    expect(shown()).toBe('/orders/1 null POP');
  });

  it('redirects in the place of the entry', () => {
    const history = showMemory('/', '/old');
    expect(shown()).toBe('/orders/7 {"moved":true} REPLACE');
    go(history, -1);
    expect(shown()).toBe('/ null POP');
  });

  it('changes parameters from what they are by then, and keeps what looks encoded in them', () => {
    const history = showMemory('/');
    act(() => {
      setSearch({ search: '100%41 & طلب' });
      setSearch((before) => new URLSearchParams([...before, ['page', '2']]), { replace: true });
    });
    expect(shown()).toBe('/?search=100%2541+%26+%D8%B7%D9%84%D8%A8&page=2 100%41 & طلب null REPLACE');
    go(history, -1);
    expect(shown()).toBe('/ null POP');
  });

  it('reads parameters of a path as they were meant, a slash and a lone percent sign among them', () => {
    const history = showMemory('/orders/a%2Fb%25');
    expect(screen.getByText('order a/b%')).toBeTruthy();
    go(history, '/orders/طلب');
    expect(screen.getByText('order طلب')).toBeTruthy();
    go(history, '/orders/100%');
    expect(screen.getByText('order 100%')).toBeTruthy();
  });

  it('finds the route of an address, whatever its case, and with a slash at its end', () => {
    const routes = [{ path: '' }, { path: 'admins/edit-admin/:id/:name?' }, { path: 'orders' }];
    const found = ['', '/', '/Orders/?page=2', '/admins/edit-admin/7', '/admins/edit-admin/7/Mona', '/admins', '/orders/7'];
    expect(found.map((address) => findRoute(routes, address)?.path)).toEqual([
      ...['', '', 'orders', 'admins/edit-admin/:id/:name?', 'admins/edit-admin/:id/:name?'],
      ...[undefined, undefined],
    ]);
  });
});

describe('a link', () => {
  it('leads on with what it hands over, and to where one is already without a further entry', () => {
    const history = showMemory('/orders/1', '/');
    expect(screen.getByText('open').getAttribute('href')).toBe('/orders/7?tab=1');
    fireEvent.click(screen.getByText('home'));
    expect(shown()).toBe('/ null REPLACE');
    fireEvent.click(screen.getByText('open'));
    expect(shown()).toBe('/orders/7?tab=1 {"from":"list"} PUSH');
    go(history, -2);
    expect(shown()).toBe('/orders/1 null POP');
  });

  it('tells of every press, and leaves one with a key held to the window, and one that was taken', () => {
    showMemory('/');
    const open = screen.getByText('open');
    expect(fireEvent.click(open, { ctrlKey: true })).toBe(true);
    pressed.mockImplementationOnce((event: Event) => event.preventDefault());
    expect(fireEvent.click(open)).toBe(false);
    expect(shown()).toBe('/ null POP');
    expect(pressed).toHaveBeenCalledTimes(2);
  });
});

describe('the question before a step', () => {
  it('holds it until it is let through, and comes anew before the next one', () => {
    const history = showMemory('/');
    isHeld = true;
    go(history, '/orders/1', { state: { from: 'list' } });
    expect(shown()).toBe('/ null POP');
    act(() => proceed());
    expect(shown()).toBe('/orders/1 {"from":"list"} PUSH');
    go(history, '/orders/2', { replace: true });
    expect([shown(), asked]).toEqual(['/orders/1 {"from":"list"} PUSH', ['/ > /orders/1', '/orders/1 > /orders/2']]);
  });

  it('stays in its place in the history when it holds the way back, and lets it through from there', () => {
    const history = showMemory('/', '/orders/1', '/orders/2');
    isHeld = true;
    go(history, -1);
    go(history, -2);
    expect([shown(), asked]).toEqual(['/orders/2 null POP', ['/orders/2 > /orders/1', '/orders/2 > /']]);
    act(() => proceed());
    expect(shown()).toBe('/ null POP');
    isHeld = false;
    go(history, 2);
    expect(shown()).toBe('/orders/2 null POP');
  });

  it('asks about the way back too while a step is held, and goes the one that is let through', () => {
    const history = showMemory('/', '/orders/1');
    isHeld = true;
    go(history, '/orders/2');
    const onward = proceed;
    go(history, -1);
    expect(asked).toEqual(['/orders/1 > /orders/2', '/orders/1 > /']);
    act(() => onward());
    expect(shown()).toBe('/orders/2 null PUSH');
    isHeld = false;
    go(history, -2);
    expect(shown()).toBe('/ null POP');
  });

  it('ends with what asked it', () => {
    const history = showMemory('/');
    isHeld = true;
    cleanup();
    go(history, '/orders/1');
    expect([history.read().location.pathname, asked]).toEqual(['/orders/1', []]);
  });
});

describe('the entries of the window', () => {
  const listen = vi.spyOn(window, 'addEventListener');
  // A page has one history as long as it lives.
  afterEach(() => {
    for (const [type, arrived] of listen.mock.calls) if (type === 'popstate') window.removeEventListener(type, arrived);
  });
  const arrives = (text: string): Promise<void> => waitFor(() => expect(shown()).toBe(text));

  it('stand behind the number sign, outlive the page with what was handed over, and are held as well', async () => {
    window.history.replaceState({ usr: { view: true } }, '', '#/orders/1');
    const history = show(createHistory(hashEntries));
    expect(shown()).toBe('/orders/1 {"view":true} POP');
    go(history, '/orders/طلب?tab=a b', { state: { from: 'list' } });
    expect(window.location.hash).toBe('#/orders/%D8%B7%D9%84%D8%A8?tab=a%20b');
    const { key: second, idx } = window.history.state;
    cleanup();
    const again = show(createHistory(hashEntries));
    expect([shown(), key(again), idx]).toEqual(['/orders/%D8%B7%D9%84%D8%A8?tab=a%20b {"from":"list"} POP', second, 1]);
    expect(screen.getByText('order طلب')).toBeTruthy();
    isHeld = true;
    again.navigate(-1);
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(window.history.state.key).toBe(second));
    expect(shown()).toContain('%D8%B7');
    act(() => proceed());
    await arrives('/orders/1 {"view":true} POP');
    again.navigate(1);
    await waitFor(() => expect(asked).toHaveLength(2));
    await waitFor(() => expect(window.location.hash).toBe('#/orders/1'));
  });

  it('are gone back to by their mark where a window has marks, so that two ways back at once end there too', async () => {
    window.history.replaceState(null, '', '#/');
    const traverseTo = vi.fn((mark: string) => {
      window.history.go(Number(mark) - window.history.state.idx);
      return { committed: Promise.reject(new Error('overtaken')) };
    });
    const currentEntry = {
      get key() {
        return String(window.history.state.idx);
      },
    };
    vi.stubGlobal('navigation', { currentEntry, traverseTo });
    const history = show(createHistory(hashEntries));
    for (const id of [1, 2, 3]) go(history, `/orders/${id}`);
    isHeld = true;
    history.navigate(-1);
    history.navigate(-1);
    await waitFor(() => expect(asked).toHaveLength(2));
    await waitFor(() => expect(window.location.hash).toBe('#/orders/3'));
    expect([shown(), traverseTo.mock.calls]).toEqual(['/orders/3 null PUSH', [['3'], ['3']]]);
    vi.unstubAllGlobals();
  });

  it('give one that was written by hand its place, and let it through', async () => {
    window.history.replaceState(null, '', '#/');
    const history = show(createHistory(hashEntries));
    expect(screen.getByText('open').getAttribute('href')).toBe('#/orders/7?tab=1');
    isHeld = true;
    // What a browser makes of a new `location.hash`.
    window.history.pushState(null, '', '#orders/5');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect([shown(), window.history.state.idx, asked]).toEqual(['/orders/5 null POP', history.read().idx, []]);
    isHeld = false;
    history.navigate(-1);
    await arrives('/ null POP');
  });
});
