import { toOrderLink } from '@renderer/features/orders/order-navigation';
import { orderPickers } from '@renderer/features/orders/order-pickers';
import { ask, toFailureError } from '@renderer/runtime/calls/bridge';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { isSuspended, useSession, useSignedIn } from '@renderer/runtime/state/session-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { orderToOpen, useOrderToOpen } from '@renderer/shared-components/orders/order-to-open';
import { scanTaker } from '@renderer/shared-components/orders/scan-taker';
import { isKeyHandled, isOpenOver, isTypedAt } from '@renderer/ui/controls/key-owner';
import { isolate } from '@renderer/ui/text/isolate';
import type { Product } from '@shared/contract/catalogue/products';
import { FailureError } from '@shared/contract/result';
import { readOrderCode } from '@shared/domain/orders/order-code';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { isAllowed } from '@shared/domain/permissions';
import type { OrderRow } from '@shared/lists/orders';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findOrder, findProducts } from './find-scanned';
import { createScanReader } from './scan-reader';
import { unknownSign } from './scanned-sign';

/** A lookup that takes longer says that it is under way. */
const tellAfterMs = 1000;

/** Fewer signs are no code of a product: a person may press so many keys at once. */
const leastSigns = 3;
const leastSignsInField = 4;
/** In a field, where people type quickly, from key to key. */
const longestFieldGapMs = 50;

/** A one-line field of a form that is saved; a search or a sign-in takes the Enter of a scanner. */
const isInSavedForm = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.closest('form[data-saved]') !== null;

/** Null while nobody is signed in, or has to sign in again first. */
function personNow(): number | null {
  const { phase, auth } = useSession.getState();
  return phase.kind === 'signedIn' ? (auth.admin?.id ?? null) : null;
}

/** A code, scanned anywhere: the details of its order, or its tick where its list is on screen; the product of any other code. */
export function ScanHost(): null {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const asked = useOrderToOpen((state) => state.order);
  const lookUp = useLookUp();
  const toOpening = useOpening();
  const name = ({ id }: OrderRef): string => isolate(t('orders.number', { id }), language);

  function lookUpOrder(order: OrderRef, use: (row: OrderRow) => void): void {
    void lookUp(
      () => findOrder(order),
      t('scan.lookingFor', { order: name(order) }),
      (row) => (row ? use(row) : notify.warning(t(`scan.unknown.${order.kind}`, { order: name(order) }))),
    );
  }

  function open(order: OrderRef): void {
    const goTo = toOpening();
    lookUpOrder(order, (row) => {
      const { to, state } = toOrderLink('details', row);
      goTo({ go: () => void navigate(to, { state }), found: t('scan.found', { order: name(order) }), label: t('scan.open') });
    });
  }

  /** What is no code of an order is a product's, or unknown. */
  function openProduct(text: string): void {
    const goTo = toOpening();
    const code = isolate(text, language);
    const tellUnknown = (): void => notify.warning(t('scan.unknown.code', { code }));
    if (text.includes(unknownSign)) {
      tellUnknown();
      return;
    }
    void lookUp(
      () => findProducts(text, language),
      t('scan.lookingForProduct', { code }),
      (products) => {
        const [product] = products;
        if (!product) return tellUnknown();
        if (products.length > 1) return notify.warning(t('scan.several', { code, count: products.length }));
        goTo({ go: () => void navigate(toProductPath(product)), found: t('scan.foundProduct', { code }), label: t('scan.openProduct') });
      },
    );
  }

  function take(order: OrderRef): void {
    const picker = orderPickers[order.kind];
    const outcome = picker.toggle(order.id);
    if (outcome === 'selected' || outcome === 'cleared') notify.success(t(`scan.${outcome}`, { order: name(order) }));
    else if (outcome === null) open(order);
    else
      lookUpOrder(order, (row) => {
        if (picker.add(row)) notify.success(t('scan.selectedElsewhere', { order: name(order) }));
      });
  }

  useLinkedOrder(open);
  const openAsked = useEffectEvent(open);
  useEffect(() => {
    if (!asked) return;
    orderToOpen.done();
    openAsked(asked);
  }, [asked]);
  useScans((text, order) => (order ? take(order) : openProduct(text)));
  return null;
}

/** Where the product can be changed, or where it is listed for those who may not. */
function toProductPath({ id }: Product): string {
  const path = '/masterHN/products';
  if (isAllowed(needsOf('products.update'), useSession.getState().roles)) return `${path}/add-products/${id}`;
  return `${path}?${new URLSearchParams({ search: String(id) })}`;
}

type LookUp = <Found>(find: () => Promise<Found>, looking: string, use: (found: Found) => void) => Promise<void>;

/** Calls `use` with what was found, unless someone else sits there by then. */
function useLookUp(): LookUp {
  const lookUps = useRef(0);
  return async (find, looking, use) => {
    lookUps.current += 1;
    const about = `scan-${lookUps.current}`;
    const asking = personNow();
    const timer = setTimeout(() => notify.info(looking, undefined, about), tellAfterMs);
    const found = await find().catch(toFailureError);
    clearTimeout(timer);
    notify.overtake(about);
    if (personNow() !== asking) return;
    if (found instanceof FailureError) notify.failure(found.failure);
    else use(found);
  };
}

interface Opening {
  go(): void;
  found: string;
  label: string;
}

/** Goes to a record that was looked up, once it is found; a later scan overtakes it. */
function useOpening(): () => (open: Opening) => void {
  const opened = useRef(0);
  const { key } = useLocation();
  const place = useRef(key);
  useLayoutEffect(() => {
    place.current = key;
  }, [key]);
  return () => {
    opened.current += 1;
    const mine = opened.current;
    const here = place.current;
    return ({ go, found, label }) => {
      if (mine !== opened.current) return;
      // The person has gone on meanwhile: to another screen, into a field, a dialog or a menu.
      if (here === place.current && !isKeyHandled(document.activeElement)) go();
      else notify.info(found, { label, run: go });
    };
  };
}

/** A link that the system was given; on the way in, or while the app runs. */
function useLinkedOrder(onOrder: (order: OrderRef) => void): void {
  const takeLinked = useEffectEvent(async () => {
    const linked = await ask('windows.takeOrder', undefined);
    if (linked.ok && linked.value) onOrder(linked.value);
  });
  useEvent('windows.orderRequested', () => void takeLinked());
  const isSignedIn = useSignedIn();
  // While nobody is signed in, or the screens are locked, it waits for the person who comes back.
  useEffect(() => {
    if (isSignedIn) void takeLinked();
  }, [isSignedIn]);
}

/** Listens for scanners on the whole page; `order` is null where the text is no code of an order. */
function useScans(onScan: (text: string, order: OrderRef | null) => void): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    const reader = createScanReader();
    const fieldReader = createScanReader(longestFieldGapMs);
    const takeAway = (event: KeyboardEvent): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const read = (event: KeyboardEvent): void => {
      if (isSuspended() || isTypedAt(event.target)) {
        reader.forget();
        const typed = isSuspended() ? null : fieldReader.read(event);
        // The code stays in the field; its Enter must not save the form.
        if (typed !== null && typed.length >= leastSignsInField && isInSavedForm(event.target)) event.preventDefault();
        return;
      }
      fieldReader.forget();
      const text = reader.read(event)?.trim();
      if (!text || isOpenOver()) return;
      if (scanTaker.give(text)) {
        takeAway(event);
        return;
      }
      const order = readOrderCode(text);
      if (!order && text.length < leastSigns) return;
      // This Enter must not press what happens to have the focus.
      takeAway(event);
      scanned(text, order);
    };
    window.addEventListener('keydown', read, { capture: true });
    return () => window.removeEventListener('keydown', read, { capture: true });
  }, []);
}
