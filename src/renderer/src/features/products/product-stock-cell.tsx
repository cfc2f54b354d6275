import { Input, makeStyles, tokens } from '@fluentui/react-components';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { notify } from '@renderer/runtime/notices/notify';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { toFieldMessage } from '@renderer/ui/form/field/field-message';
import { BesideCell } from '@renderer/ui/grid/beside-cell';
import { cellProblem, readCell } from '@renderer/ui/grid/model/cell';
import { fullWidth } from '@renderer/ui/layout/layout-styles';
import type { ListContext } from '@renderer/ui/list/state/list-context';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { visuallyHidden } from '@renderer/ui/text/text-styles';
import { isEnter } from '@renderer/validation/is-enter';
import type { Product } from '@shared/contract/catalogue/products';
import { inLanguage } from '@shared/domain/language';
import { hasCombinations, toCombinations } from '@shared/products/product-changes';
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import { closedFields, compareRow } from './grid/product-rules';
import { saveStock } from './save-stock';
import { tableChoice, tablePath } from './table/table-choice';

const useStyles = makeStyles({
  value: {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: '40px',
    margin: 0,
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'text',
    // Otherwise the second tap of a double press zooms.
    touchAction: 'manipulation',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  input: fullWidth,
  said: visuallyHidden,
});

interface StockEdit {
  text: string;
  /** What was shown when it was opened. */
  before: string;
  /** The number that the user has seen, which the shop must still have. */
  seen: number;
  /** Why the text can't be saved; null until that was tried. */
  problem: string | null;
}

/** Opened cells by their products, so that a row that is scrolled out of view keeps its text. */
const useStockEdits = create<Readonly<Record<number, StockEdit>>>(() => ({}));

const unsavedId = 'products.stock';

/** Opens, changes, or closes the cell of a product; `title` names the unsaved changes in the question before leaving. */
function putEdit(id: number, edit: StockEdit | null, title: string): void {
  const { [id]: _old, ...others } = useStockEdits.getState();
  const edits = edit ? { ...others, [id]: edit } : others;
  useStockEdits.setState(edits, true);
  if (Object.values(edits).some(({ text, before }) => text !== before)) unsavedWork.put(unsavedId, { title, discard: clearStockEdits });
  else unsavedWork.remove(unsavedId);
}

/** Closes all cells; called when the list is left. */
export function clearStockEdits(): void {
  useStockEdits.setState({}, true);
  unsavedWork.remove(unsavedId);
}

interface StockCellProps {
  product: Product;
  list: ListContext;
  /** The stock as it is shown. */
  children: ReactNode;
}

/**
 * The stock, edited in its cell: a double press, F2, or Enter opens it. A product with combinations opens as a table instead, and one that
 * can't be sent says why.
 */
export function ProductStockCell(props: StockCellProps): ReactElement {
  const { product, list, children } = props;
  const edit = useStockEdits(({ [product.id]: own }) => own);
  const [isBack, setBack] = useState(false);
  if (!list.can(needsOf('products.update')) || list.isServerAway) return <>{children}</>;
  if (edit) return <StockEditor product={product} list={list} edit={edit} onClose={() => setBack(true)} />;
  return (
    <StockValue {...props} takesFocus={isBack} onFocused={() => setBack(false)}>
      {children}
    </StockValue>
  );
}

interface StockValueProps extends StockCellProps {
  /** The cell was just closed, so the focus returns to it. */
  takesFocus: boolean;
  onFocused(): void;
}

function StockValue({ product, list, takesFocus, onFocused, children }: StockValueProps): ReactElement {
  const styles = useStyles();
  const button = useRef<HTMLButtonElement>(null);
  const { t, language } = list;
  useEffect(() => {
    if (!takesFocus) return;
    button.current?.focus({ preventScroll: true });
    onFocused();
  }, [takesFocus, onFocused]);
  const open = (): void => openStock(product, list);
  return (
    <button
      ref={button}
      type="button"
      className={styles.value}
      title={t('products.stockEdit.open', { name: inLanguage(language, 'name', product) || product.code })}
      aria-keyshortcuts="F2"
      onDoubleClick={open}
      // Enter, Space, and screen readers make a click without a press.
      onClick={({ detail }) => detail === 0 && open()}
      onKeyDown={(event) => {
        if (event.key !== 'F2') return;
        event.preventDefault();
        open();
      }}
    >
      {children}
    </button>
  );
}

function openStock(product: Product, list: ListContext): void {
  const { t } = list;
  if (hasCombinations(product) && toCombinations(product).length > 0) {
    tableChoice.put({ kind: 'rows', rows: [product] });
    list.go(tablePath);
    return;
  }
  const { lock } = closedFields(product);
  if (lock !== null || hasCombinations(product)) {
    notify.warning(t('products.stockEdit.closed', { reason: t(`writing.reasons.${lock ?? 'combinations'}`) }));
    return;
  }
  const text = String(product.amount);
  putEdit(product.id, { text, before: text, seen: product.amount, problem: null }, t('products.columns.stock'));
}

interface StockEditorProps extends Omit<StockCellProps, 'children'> {
  edit: StockEdit;
  onClose(): void;
}

function StockEditor({ product, list, edit, onClose }: StockEditorProps): ReactElement {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const [isSaving, setSaving] = useState(false);
  const problemId = useId();
  const { t, language } = list;
  const { id } = product;
  const put = (next: StockEdit | null): void => putEdit(id, next, t('products.columns.stock'));
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);
  const close = (): void => {
    onClose();
    put(null);
  };
  const save = async (): Promise<void> => {
    if (isSaving) return;
    const problem = findProblem(product, edit.text, list);
    if (problem !== null) return put({ ...edit, problem });
    setSaving(true);
    const refusal = await saveStock(product, { from: edit.seen, to: readCell(edit.text, 'integer') as number }, list);
    setSaving(false);
    if (refusal) put({ ...edit, ...refusal });
    else close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isEnter(event)) void save();
    else if (event.key === 'Escape' && !isSaving) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <Input
        className={styles.input}
        input={{ ref: input, dir: 'ltr', inputMode: 'numeric', autoComplete: 'off', 'data-ltr': '' } as object}
        aria-label={t('products.stockEdit.label', { name: inLanguage(language, 'name', product) || product.code })}
        aria-invalid={edit.problem !== null}
        aria-busy={isSaving}
        aria-describedby={problemId}
        value={edit.text}
        readOnly={isSaving}
        onChange={(_event, { value }) => put({ ...edit, text: value, problem: null })}
        onBlur={() => edit.text === edit.before && !isSaving && put(null)}
        onKeyDown={onKeyDown}
      />
      <span id={problemId} role="alert" className={styles.said}>
        {edit.problem && <IsolatedValues>{edit.problem}</IsolatedValues>}
      </span>
      {edit.problem !== null && input.current && (
        <BesideCell cell={input.current} scroller={null} direction={language === 'ar' ? 'rtl' : 'ltr'}>
          <IsolatedValues>{edit.problem}</IsolatedValues>
        </BesideCell>
      )}
    </>
  );
}

/** Returns why the text can't be saved, by the rules of *Edit as a table*. */
function findProblem(product: Product, text: string, { t }: ListContext): string | null {
  const cell = readCell(text, 'integer');
  const message = cellProblem(cell, { kind: 'integer', isRequired: true }) ?? compareRow(product, { amount: cell }).problems.amount;
  return message === undefined ? null : toFieldMessage({ type: 'custom', message }, t);
}
