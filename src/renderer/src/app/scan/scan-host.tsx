import { toOrderLink } from '@renderer/features/orders/order-navigation';
import { orderPickers } from '@renderer/features/orders/order-pickers';
import type { OrderRow } from '@renderer/features/orders/order-row';
import { orderToOpen, useOrderToOpen } from '@renderer/parts/orders/order-to-open';
import { scanTaker } from '@renderer/parts/orders/scan-taker';
import { ask, toFailureError } from '@renderer/runtime/calls/bridge';
import { useEvent } from '@renderer/runtime/calls/bus/use-event';
import { useLocation, useNavigate } from '@renderer/runtime/navigation/navigation';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { isSuspended, useSession, useSignedIn } from '@renderer/runtime/state/session-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isOpenOver, isTakenElsewhere, isTypedAt } from '@renderer/ui/controls/taken-keys';
import { isolate } from '@renderer/ui/text/isolate';
import { FailureError } from '@shared/contract/result';
import { readOrderCode } from '@shared/domain/orders/order-code';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { findOrder } from './find-order';
import { createScanReader } from './scan-reader';

/** A lookup that takes longer says that it is under way. */
const tellAfterMs = 1000;

/** Null while nobody is signed in, or has to sign in again first. */
function personNow(): number | null {
  const { phase, auth } = useSession.getState();
  return phase.kind === 'signedIn' ? (auth.admin?.id ?? null) : null;
}

/** A code of our paper, scanned anywhere: the details of its order, or its tick where its list is on screen. */
export function ScanHost(): null {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const asked = useOrderToOpen((state) => state.order);
  const opened = useRef(0);
  const { key } = useLocation();
  const lookUps = useRef(0);
  const place = useRef(key);
  useLayoutEffect(() => {
    place.current = key;
  }, [key]);
  const name = ({ id }: OrderRef): string => isolate(t('orders.number', { id }), language);

  async function lookUp(order: OrderRef, use: (row: OrderRow) => void): Promise<void> {
    lookUps.current += 1;
    const about = `scan-${lookUps.current}`;
    const asking = personNow();
    const timer = setTimeout(() => notify.info(t('scan.lookingFor', { order: name(order) }), undefined, about), tellAfterMs);
    const found = await findOrder(order).catch(toFailureError);
    clearTimeout(timer);
    notify.overtake(about);
    if (personNow() !== asking) return;
    if (found instanceof FailureError) notify.failure(found.failure);
    else if (found) use(found);
    else notify.warning(t(`scan.unknown.${order.kind}`, { order: name(order) }));
  }

  const open = useEffectEvent((order: OrderRef) => {
    opened.current += 1;
    const mine = opened.current;
    const here = place.current;
    void lookUp(order, (row) => {
      // A later scan has overtaken this one.
      if (mine !== opened.current) return;
      const { to, state } = toOrderLink('details', row);
      const go = (): void => void navigate(to, { state });
      // The person has gone on meanwhile: to another screen, into a field, a dialog or a menu.
      if (here === place.current && !isTakenElsewhere(document.activeElement)) go();
      else notify.info(t('scan.found', { order: name(order) }), { label: t('scan.open'), run: go });
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

  // A link that the system was given; on the way in, or while the app runs.
  const takeLinked = useEffectEvent(async () => {
    const linked = await ask('windows.takeOrder', undefined);
    if (linked.ok && linked.value) open(linked.value);
  });
  useEvent('windows.orderAsked', () => void takeLinked());
  const isSignedIn = useSignedIn();
  // While nobody is signed in, or the screens are locked, it waits for the person who comes back.
  useEffect(() => {
    if (isSignedIn) void takeLinked();
  }, [isSignedIn]);

  useEffect(() => {
    if (!asked) return;
    orderToOpen.done();
    open(asked);
  }, [asked]);

  useEffect(() => {
    const reader = createScanReader();
    const read = (event: KeyboardEvent): void => {
      if (isTypedAt(event.target) || isSuspended()) {
        reader.forget();
        return;
      }
      const text = reader.read(event);
      if (text !== null && isOpenOver()) return;
      if (text !== null && scanTaker.give(text)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
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
