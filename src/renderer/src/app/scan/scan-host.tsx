import { toOrderLink } from '@renderer/features/orders/order-navigation';
import { orderPickers } from '@renderer/features/orders/order-pickers';
import type { OrderRow } from '@renderer/features/orders/order-row';
import { orderToOpen, useOrderToOpen } from '@renderer/parts/orders/order-to-open';
import { toFailureError } from '@renderer/runtime/calls/bridge';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useSession } from '@renderer/runtime/state/session-store';
import { isolate } from '@renderer/ui/text/isolate';
import type { OrderRef } from '@shared/contract/printing';
import { readOrderCode } from '@shared/domain/order-code';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { findOrder } from './find-order';
import { createScanReader } from './scan-reader';

const opensOver = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Inputs in which nothing is typed. */
const pressed = new Set(['checkbox', 'radio', 'button', 'submit', 'range']);

/** Whatever is typed there belongs to the field, the dialog or the menu. */
function isTakenElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector(opensOver)) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !pressed.has(target.type);
  return target.isContentEditable || target.matches('textarea, select, [role="textbox"], [role="combobox"], [role="spinbutton"]');
}

/** A code of our paper, scanned anywhere: the details of its order, or its tick where its list is on screen. */
export function ScanHost(): null {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const asked = useOrderToOpen((state) => state.order);
  const opened = useRef(0);
  const name = ({ id }: OrderRef): string => isolate(t('orders.number', { id }), language);

  async function lookUp(order: OrderRef, use: (row: OrderRow) => void): Promise<void> {
    try {
      const row = await findOrder(order);
      if (row) use(row);
      else notify.warning(t(`scan.unknown.${order.kind}`, { order: name(order) }));
    } catch (error) {
      notify.failure(toFailureError(error).failure);
    }
  }

  const open = useEffectEvent((order: OrderRef) => {
    opened.current += 1;
    const mine = opened.current;
    void lookUp(order, (row) => {
      // A later scan has overtaken this one.
      if (mine !== opened.current) return;
      const { to, state } = toOrderLink('details', row);
      void navigate(to, { state });
    });
  });

  const take = useEffectEvent((order: OrderRef) => {
    const picker = orderPickers[order.kind];
    const outcome = picker.toggle(order.id);
    if (outcome === 'selected' || outcome === 'cleared') notify.success(t(`scan.${outcome}`, { order: name(order) }));
    else if (outcome === null) open(order);
    else
      void lookUp(order, (row) => {
        if (picker.add(row)) notify.success(t('scan.selectedElsewhere', { order: name(order) }));
      });
  });

  useEffect(() => {
    if (!asked) return;
    orderToOpen.done();
    open(asked);
  }, [asked]);

  useEffect(() => {
    const reader = createScanReader();
    const read = (event: KeyboardEvent): void => {
      if (isTakenElsewhere(event.target) || useSession.getState().suspended) {
        reader.forget();
        return;
      }
      const text = reader.read(event);
      const order = text === null ? null : readOrderCode(text);
      if (!order) return;
      // This Enter must not press what happens to have the focus.
      event.preventDefault();
      event.stopPropagation();
      take(order);
    };
    window.addEventListener('keydown', read, { capture: true });
    return () => window.removeEventListener('keydown', read, { capture: true });
  }, []);
  return null;
}
