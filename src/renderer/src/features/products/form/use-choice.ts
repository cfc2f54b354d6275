import { useFormScope } from '@renderer/ui/form/form-context';
import type { CellValue } from '@renderer/ui/grid/model/cell';
import { parseAmount } from '@renderer/validation/parse-amount';
import { type Fils, toPlainAmount } from '@shared/domain/money';
import type { ChosenValue, CombinationKey } from '@shared/products/combinations';
import { type CombinationEntry, isSold } from '@shared/products/product-body';
import { useMemo, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { arrange, type Choice, type FreshEntry, type SharedPart } from './combinations/product-combinations';
import type { ProductValues } from './product-form';

export interface ChoiceActions {
  /** Returns the current choice, independent of the last render. */
  read: () => Choice;
  /** Returns the initial values of new combinations: the product's price and cost, unless they are shared. */
  fresh: () => FreshEntry;
  /** Sets other values and their combinations. */
  choose: (next: Choice) => void;
  /** Changes the contents of the same combinations. */
  changeEntries: (change: (entry: CombinationEntry) => CombinationEntry) => void;
  /** Changes cells of the grid. */
  patch: (patches: readonly { id: CombinationKey; key: 'amount' | 'price' | 'cost'; value: CellValue }[]) => void;
  /** Copies a combination's own values to all others that are sold. */
  copyToAll: (key: CombinationKey) => void;
  /** Restores earlier contents of the combinations that still exist. */
  restore: (before: readonly CombinationEntry[]) => void;
  /** Shares a property among all with this value; null keeps the product's value. */
  share: (part: SharedPart, value: Fils | readonly string[] | null) => void;
  unshare: (part: SharedPart) => void;
}

const switchOf = { image: 'all_image', price: 'all_price', cost: 'all_cost' } as const;

function toPatched(patches: Parameters<ChoiceActions['patch']>[0]): (entry: CombinationEntry) => CombinationEntry {
  const byId = Map.groupBy(patches, ({ id }) => id);
  return (entry) => {
    const own = byId.get(entry.key);
    return own ? { ...entry, ...Object.fromEntries(own.map(({ key, value }) => [key, value])) } : entry;
  };
}

/** Copies to sold combinations only, and only properties that aren't shared. */
function toCopied(
  from: CombinationEntry,
  { all_image, all_price, all_cost }: ProductValues,
): (entry: CombinationEntry) => CombinationEntry {
  const { amount, price, cost, images } = from;
  return (entry) => ({
    ...entry,
    ...(isSold(entry) && {
      amount,
      ...(!all_price && { price }),
      ...(!all_cost && { cost }),
      ...(!all_image && { images: [...images] }),
    }),
  });
}

/**
 * Returns the functions that change values and combinations of the form; they do nothing while the form is frozen. The object is stable.
 */
export function useChoice(order: readonly ChosenValue[]): ChoiceActions {
  const form = useFormContext<ProductValues>();
  const { defaultValues, isSubmitted } = useFormState<ProductValues>();
  const { isReadOnly, isSaving } = useFormScope();
  const latest = useRef({ order, defaultValues, isSubmitted, isFrozen: isReadOnly || isSaving });
  latest.current = { order, defaultValues, isSubmitted, isFrozen: isReadOnly || isSaving };
  return useMemo(() => {
    const { getValues, setValue } = form;
    const set = <Name extends keyof ProductValues>(name: Name, value: ProductValues[Name]): void => {
      if (latest.current.isFrozen) return;
      setValue(name as never, value as never, { shouldDirty: true, shouldValidate: latest.current.isSubmitted });
    };
    const read = (): Choice => ({ chosen: getValues('chosen'), combinations: getValues('combinations') });
    const own = (part: 'price' | 'cost'): Fils | null => parseAmount(getValues(part));
    const changeEntries = (change: (entry: CombinationEntry) => CombinationEntry): void =>
      set('combinations', getValues('combinations').map(change));
    return {
      read,
      fresh: () => ({
        price: getValues('all_price') ? null : own('price'),
        cost: getValues('all_cost') ? null : own('cost'),
        images: [],
      }),
      choose(next) {
        const { defaultValues: stored } = latest.current;
        const before = { chosen: stored?.chosen ?? [], combinations: stored?.combinations ?? [] } as Choice;
        const { chosen, combinations } = arrange(next, before, latest.current.order);
        set('chosen', chosen);
        set('combinations', combinations);
      },
      changeEntries,
      patch: (patches) => changeEntries(toPatched(patches)),
      copyToAll(key) {
        const from = getValues('combinations').find((entry) => entry.key === key);
        if (from) changeEntries(toCopied(from, getValues()));
      },
      restore(before) {
        const byKey = new Map(before.map((entry) => [entry.key, entry]));
        changeEntries((entry) => byKey.get(entry.key) ?? entry);
      },
      share(part, value) {
        if (value !== null) {
          if (part === 'image') set('images', [...(value as readonly string[])]);
          else set(part, toPlainAmount(value as Fils));
        }
        set(switchOf[part], true);
      },
      unshare(part) {
        set(switchOf[part], false);
        if (part === 'image') {
          const images = getValues('images');
          changeEntries((entry) => (entry.images.length > 0 ? entry : { ...entry, images: [...images] }));
        } else changeEntries((entry) => (entry[part] === null ? { ...entry, [part]: own(part) } : entry));
      },
    };
  }, [form]);
}
