import { appRoutes } from '@renderer/app/routes';
import type { WriteName } from '@renderer/runtime/calls/reads';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { LeaveGuard } from '@renderer/ui/form/drafts/leave-guard';
import { failed, ok, type Result } from '@shared/contract/result';
import type { InputOf } from '@shared/contract/tables/bridge';
import { type CallName, calls } from '@shared/contract/tables/registry';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from './fake-bridge';
import type { FormExpectation } from './form-expectations';
import { noDrafts } from './form-on-page';
import { control, endPage, type PageOptions, type ShownPage, showPage, toasts } from './page';
import { serveSampleShop } from './served-shop';
import { onTheWire } from './wire';

type Answer = Result<never> | Promise<Result<never>>;
type Control = HTMLInputElement | HTMLTextAreaElement;

/** The one in front, where a screen has two. */
export function shownForm(): HTMLFormElement {
  const form = [...document.querySelectorAll('form')].find((one) => !one.closest('[hidden]'));
  if (!form) throw new Error('no form');
  return form;
}
const texts = 'input[name]:not([type=radio], [type=checkbox], [type=file], [role=combobox], [role=switch]), textarea[name]';
const textFields = (): Control[] =>
  [...shownForm().querySelectorAll<Control>(texts)].filter(({ readOnly, disabled }) => !readOnly && !disabled);
const submitButton = (): HTMLElement | null => document.querySelector(`button[type=submit][form="${shownForm().id}"]`);
const invalid = (): HTMLElement[] => [...shownForm().querySelectorAll<HTMLElement>('[data-field-invalid]')];
const wordsAt = (field: Element): string => field.querySelector('.fui-Field__validationMessage')?.textContent ?? '';
const labelOf = (field: Element): string => (field.querySelector('.fui-Field__label, label')?.textContent ?? '').replace(/\*$/, '');
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

/** In the field, or beside the words of one that stand apart from it. */
const isFocused = (field: HTMLElement | undefined): boolean => field?.parentElement?.contains(document.activeElement) === true;

function type(field: Control, value: string): void {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

/** A value that its field takes, and that no other field has. */
function toMark({ type: kind, name, inputMode }: Control, at: number, values: Readonly<Record<string, string>> = {}): string {
  const own = values[name] ?? values[name.replace(/^.*\./, '')];
  if (own !== undefined) return own;
  if (kind === 'email') return `mark${at}@shop.example`;
  if (kind === 'tel') return `5000${1000 + at}`;
  if (inputMode === 'decimal') return `${20 + at}.125`;
  return inputMode === 'numeric' ? String(20 + at) : `Mark ${at}`;
}

/** Each value of a body by its path, as a server names it; of a list of plain values the first one. */
function toLeaves(value: unknown, path = ''): [path: string, value: unknown][] {
  if (Array.isArray(value)) {
    const taken = value.some((one) => typeof one === 'object') ? value : value.slice(0, 1);
    return taken.flatMap((one, at) => toLeaves(one, `${path}[${at}]`));
  }
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, one]) => toLeaves(one, path ? `${path}.${name}` : name));
}

/** Ids are no fields; of a table whose cells have no place for words the first cell is enough. */
function toNamed(leaves: [string, unknown][], table?: RegExp): [string, unknown][] {
  const fields = leaves.filter(([path]) => !/(^|[._])id$/.test(path) || /^\w+$/.test(path));
  const first = fields.find(([path]) => table?.test(path));
  return fields.filter((leaf) => leaf === first || !table?.test(leaf[0]));
}

const isMark = (sent: unknown, typed: string): boolean => String(sent) === typed || (sent !== '' && Number(sent) === Number(typed));

/** What every form does, tested once for each declared form, on what the sample shop holds. */
export function formContract(name: string, expected: FormExpectation): void {
  const { path, state, call, rows: ids = {} } = expected;
  const title = (named: string | undefined, words: string): string => (named ? `${named} ${words}` : words);
  const saves = (page: ShownPage): unknown[] => page.bridge.requestsOf(call);
  const onWrite = (page: ShownPage, answer: (input: never) => Answer): void =>
    page.bridge.handle({ [call]: answer } as unknown as FakeHandlers);

  async function open(options: PageOptions = {}): Promise<ShownPage & { shop: FakeHandlers }> {
    const shop = serveSampleShop();
    const page = await showPage(path, {
      state,
      routes: toRoutes(path),
      ...options,
      handlers: {
        ...shop,
        ...noDrafts,
        'uploads.send': ({ name: file }) => ok({ url: `https://shop.example/${file}` }),
        ...options.handlers,
      },
    });
    await expected.open?.();
    await waitFor(() => expect(shownForm().querySelector('input, textarea, button, [role=combobox]')).toBeTruthy(), { timeout: 20_000 });
    const locked = document.querySelector('[data-edit-bar] button:last-of-type');
    if (locked) fireEvent.click(locked);
    return { ...page, shop };
  }

  async function save(): Promise<void> {
    fireEvent.click(submitButton() as HTMLElement);
    fireEvent.click(submitButton() as HTMLElement);
  }

  describe(name, () => {
    afterEach(() => {
      act(() => {
        unsavedWork.answer(false);
        unsavedWork.discard();
      });
      endPage();
    });

    if (expected.required)
      it(title(ids.required, 'asks at each field for what is missing, leads to the first, and sends nothing'), async () => {
        const page = await open();
        await expected.empty?.();
        for (const field of textFields()) type(field, '');
        await save();
        await waitFor(() =>
          expect(
            invalid()
              .map((field) => plain(`${labelOf(field)}: ${wordsAt(field)}`))
              .join('\n'),
          ).toBe(expected.required?.join('\n')),
        );
        await waitFor(() => expect(isFocused(invalid()[0])).toBe(true));
        expect(toasts()).toEqual(expected.requiredToasts ?? []);
        expect(saves(page)).toEqual([]);
      });

    it(
      title(ids.save, 'sends once, shows a refusal at the fields that it names alone, keeps what is typed, and asks before it is left'),
      async () => {
        const page = await open();
        await expected.change?.();
        const marks = new Map(textFields().map((field, at) => [field.name, toMark(field, at, expected.values)]));
        for (const field of textFields()) type(field, marks.get(field.name) as string);
        const typed = (): string[] => textFields().map(({ value }) => value);
        const before = typed();
        await asksBeforeLeaving(page);

        let answer: (result: Result<never>) => void = () => undefined;
        onWrite(page, () => new Promise((resolve) => (answer = resolve)));
        await save();
      await expected.confirm?.();
      await waitFor(() => expect(saves(page)).toHaveLength(1));
      const leaves = toNamed(toLeaves(toWire(call, saves(page)[0])), expected.table);
        const fields = Object.fromEntries(leaves.map(([at], index) => [at, `Refused (${index})`]));
        await act(async () => answer(failed('server', { status: 422, message: 'Validation failed', fields })));
        const shown = (words: string): number => plain(shownForm().textContent ?? '').split(words).length - 1;
        const named = expected.isToldByToast ? [] : leaves;
        const missing = (): string =>
          named
            .filter(([at]) => shown(fields[at] as string) === 0)
            .map(([at]) => at)
            .join(' ');
        await waitFor(() => expect(missing()).toBe((expected.offScreen ?? []).join(' ')));
        expect(named.filter(([at]) => shown(fields[at] as string) > 1)).toEqual([]);
        for (const [at, sent] of named) {
          const own = textFields().filter((field) => isMark(sent, marks.get(field.name) as string));
          if (own.length === 1) expect([at, wordsAt(own[0]?.closest('[data-field-invalid]') ?? document.body)]).toEqual([at, fields[at]]);
        }
        if (!expected.isToldByToast)
          await waitFor(() => expect(isFocused(invalid()[0])).toBe(true));
        expect(toasts()).toEqual(expected.isToldByToast ? ['server'] : []);
        expect(typed()).toEqual(before);
        expect(saves(page)).toHaveLength(1);
      },
    );

    if (expected.lost !== null)
      it('loses nothing with a response that is lost, and does not blame anyone else for its own save', async () => {
        const page = await open();
        await expected.change?.();
        const isTaken = ({ type: kind }: Control): boolean => kind !== 'password' || expected.lost?.isSentAgain === true;
        const fields = textFields().filter(isTaken);
        for (const [at, field] of fields.entries()) type(field, toMark(field, at, expected.values));
        onWrite(page, async (input) => {
          if (!expected.lost?.isSentAgain) await page.shop[call as CallName]?.(input);
          return failed('outcomeUnknown');
        });
        const before = fields.map(({ value }) => value);
        await save();
        await waitFor(() => expect(toasts()).toEqual(['outcomeUnknown']));
        expect(fields.map(({ value }) => value)).toEqual(before);
        expect(unsavedWork.exists()).toBe(true);
        onWrite(page, () => ok(null as never));
        await save();
        await waitFor(() => expect(unsavedWork.exists()).toBe(false));
        expect(screen.queryByText('Changed by someone else')).toBeNull();
        expect(saves(page)).toHaveLength(expected.lost?.isSentAgain ? 2 : 1);
      });
  });

  async function asksBeforeLeaving(page: ShownPage): Promise<void> {
    const address = page.address();
    await page.goTo('/elsewhere');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    fireEvent.click(control('Stay here', question));
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
    expect(page.address()).toBe(address);
  }
}

function toWire(call: WriteName, input: unknown): unknown {
  return call in calls ? onTheWire(call as CallName as never, input as InputOf<CallName> as never) : input;
}

/** The form's own screen and the guard of unsaved work; whatever it leads to is not looked at. */
function toRoutes(path: string): NonNullable<PageOptions['routes']> {
  const [address = ''] = path.slice(1).split('?');
  const matches = ({ path: route }: { path: string }): boolean =>
    new RegExp(`^${route.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`).test(address);
  const route = appRoutes.find(matches);
  if (!route) throw new Error(`no screen at ${path}`);
  const { screen: Screen } = route;
  const Guarded = (): ReactElement => (
    <>
      <LeaveGuard />
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
    </>
  );
  return [
    { path: route.path, screen: Guarded },
    { path: '*', screen: () => <p>elsewhere</p> },
  ];
}
