// @vitest-environment happy-dom

import { applyPreferences } from '@renderer/runtime/calls/preferences';
import { requiredAmount } from '@renderer/validation/form-rules';
import { ok } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endForm, press, showFormOf, startForm, textField, typeInto } from '../../../../../../tests/support/page/form-under-test';
import { inEnglish } from '../../../../../../tests/support/texts';
import { FormSection } from '../form-section';
import { RecordForm } from '../record/record-form';
import { useRecordForm } from '../record/use-record-form';
import { MoneyField } from './money-field';

const schema = z.object({ price: requiredAmount() });
const save = vi.fn(async (_values: z.output<typeof schema>) => ok(null));

function PriceForm(): ReactElement {
  const handle = useRecordForm<z.output<typeof schema>, null>({
    draft: { screen: 'price', record: '1', title: 'Price' },
    schema,
    initial,
    needs: ['admin'],
    save,
  });
  return (
    <RecordForm handle={handle}>
      <FormSection id="price" title="Price">
        <MoneyField name="price" label="Price" isRequired />
      </FormSection>
    </RecordForm>
  );
}
const initial = { price: '1250.000' };

beforeEach(() => {
  startForm();
  save.mockClear();
});
afterEach(endForm);

describe('a money field', () => {
  it('shows a stored amount formatted', () => {
    showFormOf(PriceForm);
    expect(textField(inEnglish('dynamicVariants.price')).value).toBe('1,250.000');
  });

  it.each([
    ['12,5', '12.500 KWD', '12.500', '12.500'],
    ['12,500', '12,500.000 KWD', '12,500.000', '12500.000'],
    ['١٢،٥', '12.500 KWD', '12.500', '12.500'],
  ])('says at once what the comma of %s is taken for, and saves just that', async (typed, amount, shown, saved) => {
    const reading = inEnglish('forms.readAs', { amount });
    showFormOf(PriceForm);
    typeInto(inEnglish('dynamicVariants.price'), typed);
    expect(screen.getByText(reading)).toBeTruthy();
    expect(textField(inEnglish('dynamicVariants.price')).value).toBe(typed);
    fireEvent.blur(textField(inEnglish('dynamicVariants.price')));
    expect(textField(inEnglish('dynamicVariants.price')).value).toBe(shown);
    expect(screen.queryByText(reading)).toBeNull();
    press(inEnglish('forms.save'));
    await waitFor(() => expect(save.mock.calls[0]?.[0]).toEqual({ price: saved }));
  });

  it('saves the same when nobody leaves the field first', async () => {
    showFormOf(PriceForm);
    typeInto(inEnglish('dynamicVariants.price'), '12,5');
    press(inEnglish('forms.save'));
    await waitFor(() => expect(save.mock.calls[0]?.[0]).toEqual({ price: '12.500' }));
  });

  it.each(['12.500 KWD', 'KD 12.500', '12.500 د.ك', '\u200f12.500 د.ك\u200f'])('takes %s as lists show it', async (typed) => {
    showFormOf(PriceForm);
    typeInto(inEnglish('dynamicVariants.price'), typed);
    press(inEnglish('forms.save'));
    await waitFor(() => expect(save.mock.calls[0]?.[0]).toEqual({ price: '12.500' }));
  });

  it('keeps what is no amount as it was typed and says what is expected', async () => {
    showFormOf(PriceForm);
    typeInto(inEnglish('dynamicVariants.price'), '1.250,5');
    fireEvent.blur(textField(inEnglish('dynamicVariants.price')));
    expect(textField(inEnglish('dynamicVariants.price')).value).toBe('1.250,5');
    press(inEnglish('forms.save'));
    expect(await screen.findByText(/at most three decimals/)).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
  });

  it('writes in the digits of the app', () => {
    showFormOf(PriceForm);
    act(() => applyPreferences({ language: 'en', appearance: 'light', digits: 'arab' }));
    expect(textField(inEnglish('dynamicVariants.price')).value).toMatch(/^١.٢٥٠.٠٠٠$/);
  });
});
