import { appRoutes } from '@renderer/app/routes';
import type { WriteName } from '@renderer/runtime/calls/reads';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { LeaveGuard } from '@renderer/ui/form/drafts/leave-guard';
import { failed, ok, type Result } from '@shared/contract/result';
import { calls } from '@shared/contract/tables/registry';
import { roles } from '@shared/domain/permissions';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { inArabic, inEnglish } from '../texts';
import type { FakeHandlers } from './fake-bridge';
import { noDrafts } from './form-on-page';
import { control, endPage, type PageOptions, type ShownPage, showPage, toasts } from './page';
import type { FormExpectation } from './screens/expectations';
import { serveSampleShop } from './served-shop';
import { onTheWire } from './wire';

type Answer = Result<never> | Promise<Result<never>>;
type Control = HTMLInputElement | HTMLTextAreaElement;

/** Returns the front form, if a screen has two. */
function shownForm(): HTMLFormElement {
  const form = [...document.querySelectorAll('form')].find((one) => !one.closest('[hidden]'));
  if (!form) throw new Error('no form');
  return form;
}
const inForm = <Found extends Element = HTMLElement>(selector: string): Found[] => [...shownForm().querySelectorAll<Found>(selector)];
const texts = 'input:not([type=radio], [type=checkbox], [type=file], [role=combobox], [role=switch]), textarea';
const textFields = (): Control[] => inForm<Control>(texts).filter(({ name, readOnly, disabled }) => name !== '' && !readOnly && !disabled);
/** Radio groups in a row of their own, outside the frame of a field. */
const ownChoices = '[data-section] > [role="radiogroup"]';
const isOpen = (): boolean =>
  textFields().length > 0 || hasBar() || inForm(`[role=switch]:not(:disabled), button[aria-label^="Move "], ${ownChoices}`).length > 0;
const hasBar = (): boolean => document.querySelector('[data-form-bar]') !== null;
const submitButton = (): HTMLElement | null => document.querySelector(`button[type=submit][form="${shownForm().id}"]`);
const invalid = (): HTMLElement[] => inForm('[data-field-invalid]');
const wordsAt = (field: Element): string => field.querySelector('.fui-Field__validationMessage')?.textContent ?? '';
const labelOf = (field: Element): string => (field.querySelector('.fui-Field__label, label')?.textContent ?? '').replace(/\*$/, '');
const plain = (text: string | null): string => (text ?? '').replace(/[\u2066-\u2069]/g, '');
const messages = (): string[] => invalid().map((field) => plain(`${labelOf(field)}: ${wordsAt(field)}`));

/** Lists titles of sections and labels of fields in the order of the form, each once. A required field's label ends with an asterisk. */
function shownWords(): string[] {
  const words = inForm(`h2[id], .fui-Field__label, .fui-Switch__label, .fui-Radio__label, ${ownChoices}`).map((one) => {
    const named = one.matches(ownChoices) ? document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.firstChild : one;
    return plain(named?.textContent ?? '');
  });
  return [...new Set(words.filter((label) => label !== ''))];
}

/** Whether the focus is in the field, or beside the label of a field that is separate from it. */
const isFocused = (field: HTMLElement | undefined): boolean => field?.parentElement?.contains(document.activeElement) === true;

function type(field: Control, value: string): void {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

/** Returns a value that the field accepts, and that no other field has. */
function toMark({ type: kind, name, inputMode }: Control, at: number, values: Readonly<Record<string, string>> = {}): string {
  const own = values[name] ?? values[name.replace(/^.*\./, '')];
  if (own !== undefined) return own;
  if (kind === 'email') return `mark${at}@shop.example`;
  if (kind === 'tel') return `5000${1000 + at}`;
  if (inputMode === 'decimal') return `${20 + at}.125`;
  return inputMode === 'numeric' ? String(20 + at) : `Mark ${at}`;
}

/** Lists each value of a body with its path, as a server names it; only the first value of a list of plain values. */
function toLeaves(value: unknown, path = ''): [path: string, value: unknown][] {
  if (Array.isArray(value)) {
    const taken = value.some((one) => typeof one === 'object') ? value : value.slice(0, 1);
    return taken.flatMap((one, at) => toLeaves(one, `${path}[${at}]`));
  }
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, one]) => toLeaves(one, path ? `${path}.${name}` : name));
}

/** Leaves out row IDs, which are no fields. For a table whose cells have no room for messages, the first cell is enough. */
function toNamed(leaves: [string, unknown][], { table, sharing }: FormExpectation): [string, unknown][] {
  const fields = leaves.filter(([path]) => !/(^|\.)id$|variant_(value_)?id$/.test(path) && !sharing?.test(path));
  const first = fields.find(([path]) => table?.test(path));
  return fields.filter((leaf) => leaf === first || !table?.test(leaf[0]));
}

const isMark = (sent: unknown, typed: string | undefined): boolean =>
  String(sent) === typed || (sent !== '' && Number(sent) === Number(typed));
const refused = (fields: Record<string, string>): Result<never> => failed('server', { status: 422, message: 'Validation failed', fields });

/** Tests the behavior shared by all forms, once for each declared form, on the sample shop's data. */
export function formContract(name: string, expected: FormExpectation): void {
  const { path, state, call, rows: ids = {} } = expected;
  const title = (named: string | undefined, words: string): string => (named ? `${named} ${words}` : words);
  const saves = (page: ShownPage): unknown[] => page.bridge.requestsOf(call);
  const onWrite = (page: ShownPage, answer: (input: never) => Answer): void =>
    page.bridge.handle({ [call]: answer } as unknown as FakeHandlers);

  async function open(options: PageOptions = {}): Promise<ShownPage & { shop: FakeHandlers }> {
    const shop = serveSampleShop();
    const handlers: FakeHandlers = {
      ...shop,
      ...noDrafts,
      'uploads.send': ({ name: file }) => ok({ url: `https://shop.example/${file}` }),
    };
    const page = await showPage(path, { state, routes: toRoutes(path), ...options, handlers });
    await expected.open?.();
    await waitFor(() => expect(inForm('[data-section], input')[0]).toBeTruthy(), { timeout: 20_000 });
    // The fields of a form appear a moment before its stored record.
    const values = (): string[] => inForm<Control>(texts).map(({ value }) => value);
    if (!/\.(add|send)$/.test(call))
      await waitFor(() => expect(values().length === 0 || values().some((value) => value !== '')).toBe(true));
    const locked = document.querySelector('[data-edit-bar] button:last-of-type');
    if (locked) fireEvent.click(locked);
    return { ...page, shop };
  }

  /** Fills all text fields, after the required choices. Returns the value of each field by its name. */
  async function fill(): Promise<Map<string, string>> {
    await expected.change?.();
    const fields = textFields();
    const marks = new Map(fields.map((field, at) => [field.name, toMark(field, at, expected.values)]));
    for (const field of fields) type(field, marks.get(field.name) as string);
    return marks;
  }

  /** Presses the button several times. Only one save must run. */
  function pressSave(): void {
    fireEvent.click(submitButton() as HTMLElement);
    fireEvent.click(submitButton() as HTMLElement);
  }

  async function save(): Promise<void> {
    pressSave();
    await expected.confirm?.();
  }

  describe(name, () => {
    afterEach(() => {
      act(() => {
        unsavedWork.answer(false);
        unsavedWork.discard();
      });
      endPage();
    });

    it(title(ids.words, 'has its sections, fields, and button in this order, in both languages'), async () => {
      const page = await open();
      await fill();
      const [english, arabic] = expected.words;
      await waitFor(() => expect(shownWords()).toEqual(english));
      await waitFor(() => expect(submitButton()?.textContent).toBe(expected.button[0]));
      page.setLanguage('ar');
      await waitFor(() => expect(shownWords()).toEqual(arabic));
      expect(submitButton()?.textContent).toBe(expected.button[1]);
    });

    const { who = [] } = expected;
    if (who.length > 0)
      it(title(ids.who, 'can be changed and saved by those who may, and by no one else'), async () => {
        for (const role of who) {
          await open({ roles: [role] });
          await waitFor(() => expect([role, isOpen()]).toEqual([role, true]));
          endPage();
        }
        // An admin with all other roles together.
        const page = await open({ roles: roles.filter((role) => !who.includes(role)) });
        const reason = (words: string): number => screen.queryAllByText(words).filter((one) => !one.closest('[hidden]')).length;
        expect(reason(inEnglish('forms.readOnly'))).toBe(1);
        page.setLanguage('ar');
        expect(reason(inArabic('forms.readOnly'))).toBe(1);
        page.setLanguage('en');
        expect(isOpen()).toBe(false);
        expect(inForm('[contenteditable=true], [role=switch]:not(:disabled)')).toEqual([]);
        // An upload field stays, looks locked, and shows the reason (OP-35).
        const changing = inForm('button:not([aria-description])').map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');
        // A note stays on the computer: everyone may write one.
        const ownNote = inEnglish('staffNotes.add.customer');
        expect(changing.filter((label) => label !== ownNote && /^(Add|Move|Remove|Delete|Edit|Save) /.test(label))).toEqual([]);
        fireEvent.submit(shownForm());
        expect(saves(page)).toEqual([]);
      });

    const { required } = expected;
    if (required)
      it(title(ids.required, 'asks at each field for what is missing, leads to the first, and sends nothing'), async () => {
        const page = await open();
        for (const field of textFields()) type(field, '');
        pressSave();
        await waitFor(() => expect(messages()).toEqual(required[0]));
        await waitFor(() => expect(isFocused(invalid()[0])).toBe(true));
        expect(toasts()).toEqual(expected.requiredToasts ?? []);
        page.setLanguage('ar');
        await waitFor(() => expect(messages()).toEqual(required[1]));
        expect(saves(page)).toEqual([]);
      });

    const { wrong } = expected;
    if (wrong)
      it(title(ids.wrong, 'refuses what no server could take, at its field, and keeps it'), async () => {
        const page = await open();
        await fill();
        const typed = Object.entries(wrong);
        for (const [field, [value]] of typed) type(fieldNamed(field), value);
        pressSave();
        const told = (): string[] =>
          typed.map(([field]) => plain(wordsAt(fieldNamed(field).closest('[data-field-invalid]') ?? document.body)));
        await waitFor(() => expect(told()).toEqual(typed.map(([, [, english]]) => english)));
        page.setLanguage('ar');
        expect(told()).toEqual(typed.map(([, [, , arabic]]) => arabic));
        expect(invalid()).toHaveLength(typed.length);
        expect(typed.map(([field]) => fieldNamed(field).value)).toEqual(typed.map(([, [value]]) => value));
        expect(saves(page)).toEqual([]);
      });

    it(title(ids.save, 'sends once, shows a refusal at the fields that it names alone, and any other refusal once'), async () => {
      const page = await open();
      const marks = await fill();
      const typed = (): string[] => textFields().map(({ value }) => value);
      const before = typed();
      let answer: (result: Result<never>) => void = () => undefined;
      onWrite(page, () => new Promise((resolve) => (answer = resolve)));
      await save();
      await waitFor(() => expect(saves(page)).toHaveLength(1));
      // No text can be entered into a form that is being saved.
      expect(textFields()).toEqual([]);
      const leaves = toNamed(toLeaves(toWire(call, saves(page)[0])), expected);
      const words = new Map(leaves.map(([at], index) => [at, `Refused (${index})`]));
      const shown = ([at]: [string, unknown]): number => plain(shownForm().textContent).split(words.get(at) as string).length - 1;
      await act(async () => answer(refused(Object.fromEntries(words))));
      const named = expected.isToldByToast ? [] : leaves;
      await waitFor(() => expect(named.filter((leaf) => shown(leaf) === 0).map(([at]) => at)).toEqual(expected.offScreen ?? []));
      expect(named.filter((leaf) => shown(leaf) > 1)).toEqual([]);
      for (const [at, sent] of named) {
        const own = textFields().filter((field) => isMark(sent, marks.get(field.name)));
        if (own.length === 1) expect([at, wordsAt(own[0]?.closest('[data-field-invalid]') ?? document.body)]).toEqual([at, words.get(at)]);
      }
      if (named.length > 0) await waitFor(() => expect(isFocused(invalid()[0])).toBe(true));
      expect(toasts()).toEqual(expected.isToldByToast ? ['server'] : []);
      expect(typed()).toEqual(before);

      await save();
      await waitFor(() => expect(saves(page)).toHaveLength(2));
      await act(async () => answer(refused({ not_of_this_form: 'Refused' })));
      await waitFor(() => expect(toasts().at(-1)).toBe('server'));
      expect(toasts()).toHaveLength(expected.isToldByToast ? 2 : 1);
      expect(messages()).toEqual([]);
      expect(typed()).toEqual(before);

      await save();
      await waitFor(() => expect(saves(page)).toHaveLength(3));
      await act(async () => answer(ok(null as never)));
      await waitFor(() => expect(unsavedWork.exists()).toBe(false));
      expect(toasts().at(-1)).toBe(expected.saved);
    });

    it(title(ids.leave, 'asks once before it is left with unsaved work, and stays as it was'), async () => {
      const page = await open();
      await fill();
      const typed = (): string[] => textFields().map(({ value }) => value);
      const before = typed();
      const address = page.address();
      await page.goTo('/elsewhere');
      const question = await screen.findByRole('alertdialog', { name: inEnglish('forms.leave.title') });
      fireEvent.click(control(inEnglish('forms.leave.stay'), question));
      await waitFor(() => expect(screen.queryByText(inEnglish('forms.leave.title'))).toBeNull());
      expect(page.address()).toBe(address);
      expect(typed()).toEqual(before);
      await page.goTo('/elsewhere');
      fireEvent.click(
        control(inEnglish('forms.leave.leave'), await screen.findByRole('alertdialog', { name: inEnglish('forms.leave.title') })),
      );
      await screen.findByText('elsewhere');
      expect(saves(page)).toEqual([]);
    });

    if (expected.lost !== null)
      it(title(ids.lost, 'loses nothing with a response that is lost, and blames no one else for its own save'), async () => {
        const isSentAgain = expected.lost === 'sentAgain';
        const page = await open();
        await expected.change?.();
        // A saved password can't be compared with the stored one.
        const fields = textFields().filter(({ type: kind }) => kind !== 'password' || isSentAgain);
        for (const [at, field] of fields.entries()) type(field, toMark(field, at, expected.values));
        onWrite(page, async (input) => {
          if (!isSentAgain) await page.shop[call as keyof FakeHandlers]?.(input);
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
        expect(screen.queryByText(inEnglish('shipping.outcome.moved'))).toBeNull();
        expect(saves(page)).toHaveLength(isSentAgain ? 2 : 1);
      });
  });
}

function fieldNamed(name: string): Control {
  const [field] = inForm<Control>(`[name="${name}"]`);
  if (!field) throw new Error(`no field ${name}`);
  return field;
}

function toWire(call: WriteName, input: unknown): unknown {
  return call in calls ? onTheWire(call as never, input as never) : input;
}

/** The form's own screen and the guard of unsaved work. Screens that it leads to are left out. */
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
