// @vitest-environment happy-dom

import { useNotifications } from '@renderer/runtime/notices/notify';
import { i18n } from '@renderer/runtime/texts/i18n';
import { optionalAmount, requiredText } from '@renderer/validation/form-rules';
import { type Failure, failed, ok, type Result } from '@shared/contract/result';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { answerConflict } from '../../../../../../tests/support/page/conflict';
import type { FakeBridge } from '../../../../../../tests/support/page/fake-bridge';
import { endForm, press, showFormOf, startForm } from '../../../../../../tests/support/page/form-under-test';
import { inArabic, inEnglish, startingWith } from '../../../../../../tests/support/texts';
import { BilingualField } from '../fields/bilingual-field';
import { SelectField, SwitchField } from '../fields/choice-fields';
import { DateField } from '../fields/date-field';
import { PictureSlotsField } from '../fields/files/picture-slots-field';
import { MoneyField } from '../fields/money-field';
import { TagsField } from '../fields/tags-field';
import { FormSection } from '../form-section';
import { RecordForm } from './record-form';
import { useRecordForm } from './use-record-form';

// This page has no layout, so the dialog can't focus its first control and is treated as left.
configure({ defaultHidden: true });

const schema = z.object({
  name_en: requiredText(),
  name_ar: requiredText(),
  price: optionalAmount(),
  day: z.string(),
  isNew: z.boolean(),
  kind: z.string(),
  tags: z.array(z.string()),
  pictures: z.array(z.string()),
});
type Values = z.output<typeof schema>;
const picture = (name: string): string => `https://files.example/${name}.png`;
const before: Values = {
  ...{ name_en: 'Pot', name_ar: 'قدر', price: '12.500', day: '2026-11-20', isNew: false, kind: 'a' },
  ...{ tags: ['kitchen'], pictures: [picture('one')] },
};
const kinds = [
  { value: 'a', text: 'Cookware' },
  { value: 'b', text: 'Tableware' },
];

let theirs: Values | null;
const save = vi.fn<(values: Values) => Promise<Result<null>>>();

function Form({ initial }: { initial: Values }): ReactElement {
  const handle = useRecordForm<Values, null>({
    draft: { screen: 'pots.edit', record: '7', title: 'Edit pot' },
    schema,
    initial,
    needs: ['admin'],
    save,
    reread: async () => ok(theirs),
    isTouched: ({ name }) => name === 'pots.update',
  });
  return (
    <RecordForm handle={handle}>
      <FormSection id="all" title="All">
        <BilingualField name="name" label="Name" isRequired />
        <MoneyField name="price" label="Price" />
        <DateField name="day" label="Last day" />
        <SwitchField name="isNew" label="New in" />
        <SelectField name="kind" label="Kind" options={kinds} />
        <TagsField name="tags" label="Tags" max={5} />
        <PictureSlotsField name="pictures" label="Pictures" max={3} />
      </FormSection>
    </RecordForm>
  );
}

/** Opens the form with `mine` from its draft, after someone else has saved `other`. */
async function open(mine: Partial<Values>, other: Partial<Values>): Promise<FakeBridge> {
  theirs = { ...before, ...other };
  const bridge = startForm();
  const values = JSON.stringify({ values: { ...before, ...mine }, baseline: before });
  const draft = { screen: 'pots.edit', record: '7', title: 'Edit pot', path: '/', savedAt: '2026-11-20T07:00:00.000Z', values };
  bridge.handle({ 'drafts.read': () => ok(draft) });
  showFormOf(() => <Form initial={before} />);
  fireEvent.click(await screen.findByRole('button', { name: inEnglish('forms.draft.restore') }));
  await waitFor(() => expect(screen.getByRole('button', { name: inEnglish('forms.save') })).toBeTruthy());
  return bridge;
}
const clashes = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-clash]')];
const told = (): unknown[] =>
  useNotifications
    .getState()
    .messages.map(({ message }) => (message.kind === 'text' ? message.text : (message as { failure: Failure }).failure));

beforeEach(() => void save.mockReset().mockResolvedValue(ok(null)));
afterEach(endForm);

it('changes of different fields are saved together, with a quiet word and no question', async () => {
  await open({ name_en: 'Round pot' }, { price: '14.000', name_ar: 'قدر كبير' });
  press(inEnglish('forms.save'));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({ ...before, name_en: 'Round pot', price: '14.000', name_ar: 'قدر كبير' }, expect.anything()),
  );
  expect(document.querySelector('[role="alertdialog"]')).toBeNull();
  expect(told()).toEqual([inEnglish('forms.conflict.taken', { fields: 'Name: AR, Price' })]);
});

it.each([
  ['name_en', 'Round pot', 'Deep pot', 'Name: EN', 'Round pot', 'Deep pot'],
  ['price', '13', '14', 'Price', '13.000 KWD', '14.000 KWD'],
  ['day', '2026-11-21', '2026-11-22', 'Last day', '21 Nov 2026', '22 Nov 2026'],
  ['kind', 'b', 'c', 'Kind', 'Tableware', 'c'],
  ['tags', ['kitchen', 'brass'], ['kitchen', 'gift'], 'Tags', 'kitchen, brass', 'kitchen, gift'],
] as const)(
  'a field that both have changed (%s) is shown with both values as the form shows them',
  async (name, mine, other, label, one, two) => {
    await open({ [name]: mine, isNew: true }, { [name]: other });
    press(inEnglish('forms.save'));
    await screen.findByRole('alertdialog', { name: inEnglish('forms.conflict.title') });
    expect(clashes()).toHaveLength(1);
    const group = within(clashes()[0] as HTMLElement).getByRole('radiogroup', { name: label });
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => [radio.closest('.fui-Radio')?.textContent, (radio as HTMLInputElement).checked]),
    ).toEqual([
      [`Mine${one}`, true],
      [`Theirs${two}`, false],
    ]);
    expect(save).not.toHaveBeenCalled();
  },
);

it('pictures are shown as pictures', async () => {
  await open({ pictures: [picture('mine')] }, { pictures: [picture('theirs')] });
  press(inEnglish('forms.save'));
  await screen.findByRole('alertdialog');
  expect([...(clashes()[0]?.querySelectorAll('img') ?? [])].map((image) => decodeURIComponent(image.getAttribute('src') ?? ''))).toEqual([
    expect.stringContaining('mine.png'),
    expect.stringContaining('theirs.png'),
  ]);
});

it('each is chosen for itself; mine stays where nothing is chosen, and all else that was typed is kept', async () => {
  await open({ name_en: 'Round pot', price: '13', isNew: true }, { name_en: 'Deep pot', price: '14', day: '2026-12-01' });
  press(inEnglish('forms.save'));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(
    within(question.getByRole('radiogroup', { name: 'Price' })).getByRole('radio', {
      name: startingWith(inEnglish('forms.conflict.ofTheirs')),
    }),
  );
  fireEvent.click(question.getByRole('button', { name: inEnglish('forms.conflict.save') }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0]).toEqual({ ...before, name_en: 'Round pot', price: '14.000', isNew: true, day: '2026-12-01' });
});

it('all of theirs leaves nothing to save', async () => {
  await open({ name_en: 'Round pot', price: '13' }, { name_en: 'Deep pot', price: '14' });
  press(inEnglish('forms.save'));
  await screen.findByRole('alertdialog');
  press(inEnglish('forms.conflict.allTheirs'));
  press(inEnglish('forms.conflict.save'));
  await waitFor(() => expect(screen.queryByRole('button', { name: inEnglish('forms.save') })).toBeNull());
  expect([save.mock.calls.length, screen.getByDisplayValue('Deep pot')]).toEqual([0, expect.anything()]);
});

it('to go on editing changes nothing, and the next save asks again', async () => {
  await open({ name_en: 'Round pot' }, { name_en: 'Deep pot' });
  press(inEnglish('forms.save'));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: inEnglish('forms.conflict.later'), hidden: true }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByDisplayValue('Round pot')).toBeTruthy();
  press(inEnglish('forms.save'));
  await answerConflict(inEnglish('forms.conflict.ofMine'));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});

it('what does not fit together any more stands at its field, and nothing typed is lost', async () => {
  await open({ name_en: 'Round pot' }, { price: 'a lot' });
  press(inEnglish('forms.save'));
  await screen.findByText(/^Enter an amount in dinars/);
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByDisplayValue('Round pot')).toBeTruthy();
});

it('a refusal after the question stands at its field as ever', async () => {
  save.mockResolvedValue(failed('server', { message: 'no', fields: { name_en: 'Taken' } }));
  await open({ name_en: 'Round pot' }, { name_en: 'Deep pot' });
  press(inEnglish('forms.save'));
  await answerConflict(inEnglish('forms.conflict.ofMine'));
  await screen.findByText('Taken');
});

it('asks in Arabic', async () => {
  await open({ isNew: true, name_ar: 'قدر مدوّر' }, { name_ar: 'قدر عميق' });
  await act(() => i18n.changeLanguage('ar'));
  press(inArabic('forms.save'));
  const question = within(await screen.findByRole('alertdialog', { name: inArabic('forms.conflict.title') }));
  expect(question.getAllByRole('radio').map((radio) => radio.closest('.fui-Radio')?.textContent)).toEqual([
    'تعديليقدر مدوّر',
    'تعديل الشخص الآخرقدر عميق',
  ]);
});

const touch = (bridge: FakeBridge, name: string): Promise<void> =>
  act(async () => bridge.emit('calls.invalidated', { name, id: 7, isMain: true }));
/** The note's text without its time, which is an element of its own. */
const noteOf = (kind: 'waiting' | 'taken' | 'gone'): string =>
  inEnglish(`forms.elsewhere.${kind}`, { window: inEnglish('forms.elsewhere.main'), time: '' });
const value = (name: string): string | undefined => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;

it('what another window has saved is named and waits for a press while something is typed, and brings in what is not', async () => {
  const bridge = await open({ name_en: 'Round pot' }, { name_ar: 'قدر كبير' });
  await touch(bridge, 'pots.update');
  const note = await screen.findByText(noteOf('waiting'));
  expect([value('name_en'), value('name_ar')]).toEqual(['Round pot', 'قدر']);
  press(inEnglish('forms.elsewhere.show'));
  await waitFor(() => expect(value('name_ar')).toBe('قدر كبير'));
  expect(value('name_en')).toBe('Round pot');
  expect(note.isConnected).toBe(false);
  expect(save).not.toHaveBeenCalled();
});

it('what another window has saved of the same field stands beside what is typed', async () => {
  const bridge = await open({ name_en: 'Round pot' }, { name_en: 'Deep pot' });
  await touch(bridge, 'pots.update');
  await screen.findByText(noteOf('waiting'));
  press(inEnglish('forms.elsewhere.show'));
  await screen.findByRole('alertdialog', { name: inEnglish('forms.conflict.title') });
  expect(clashes()).toHaveLength(1);
});

it('what another window has saved is shown at once where nothing is typed; another request, and one that changed nothing, say nothing', async () => {
  theirs = { ...before, name_en: 'Deep pot' };
  const bridge = startForm();
  showFormOf(() => <Form initial={before} />);
  await waitFor(() => expect(value('name_en')).toBe('Pot'));
  await touch(bridge, 'pans.update');
  expect(value('name_en')).toBe('Pot');
  await touch(bridge, 'pots.update');
  await screen.findByText(noteOf('taken'));
  expect(value('name_en')).toBe('Deep pot');
  press(inEnglish('shell.notices.dismiss'));
  await touch(bridge, 'pots.update');
  expect(screen.queryByText(noteOf('taken'))).toBeNull();
  theirs = null;
  await touch(bridge, 'pots.update');
  await screen.findByText(noteOf('gone'));
});

it('a save of one’s own whose response was lost is no change by someone else, also after more was typed', async () => {
  await open({ name_en: 'Round pot' }, {});
  save.mockImplementationOnce(async (values) => {
    theirs = values;
    return failed('outcomeUnknown');
  });
  press(inEnglish('forms.save'));
  await waitFor(() => expect(useNotifications.getState().messages).toHaveLength(1));
  fireEvent.change(document.querySelector('input[name="name_en"]') as Element, { target: { value: 'Deep pot' } });
  save.mockResolvedValueOnce(ok(null));
  press(inEnglish('forms.save'));
  await waitFor(() => expect(save.mock.calls.map(([{ name_en }]) => name_en)).toEqual(['Round pot', 'Deep pot']));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(useNotifications.getState().messages).toHaveLength(1);
});
