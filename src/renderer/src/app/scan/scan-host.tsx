import { orderPickers } from '@renderer/features/orders/order-pickers';
import { ask, toFailureError } from '@renderer/runtime/calls/bridge';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { isSuspended, useSession, useSignedIn } from '@renderer/runtime/state/session-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toOrderLink } from '@renderer/shared-components/orders/order-links';
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

/** A lookup that takes longer than this is reported. */
const tellAfterMs = 1000;

/** A product's code has at least this many characters; a user can press fewer keys at once. */
const leastSigns = 3;
const leastSignsInField = 4;
/** Longest time between two keys in a field, where users type quickly. */
const longestFieldGapMs = 50;

/** A one-line field of a form that is saved. In a search or a sign-in, the scanner's Enter is wanted. */
const isInSavedForm = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.closest('form[data-saved]') !== null;

/** The signed-in admin's id; null if no admin is signed in, or the session is suspended. */
function personNow(): number | null {
  const { phase, auth } = useSession.getState();
  return phase.kind === 'signedIn' ? (auth.admin?.id ?? null) : null;
}

/**
 * Handles a code that is scanned anywhere. An order's code selects the order if its list is shown, and opens the order otherwise; any other
 * code opens its product.
 */
export function ScanHost(): null {
  const asked = useOrderToOpen((state) => state.order);
  const tools: ScanTools = { lookUp: useLookUp(), toOpening: useOpening() };
  const { open, take } = useScannedOrders(tools);
  const openProduct = useScannedProducts(tools);
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

/** Shared by orders and products, because a later scan of either one overtakes an earlier one. */
interface ScanTools {
  lookUp: LookUp;
  toOpening(): (open: Opening) => void;
}

function useScannedOrders({ lookUp, toOpening }: ScanTools): Record<'open' | 'take', (order: OrderRef) => void> {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
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

  return { open, take };
}

/** Opens the product of a code that isn't an order's, or reports that the code is unknown. */
function useScannedProducts({ lookUp, toOpening }: ScanTools): (text: string) => void {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  return (text) => {
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
  };
}

/** The product's form, or for admins without that permission, the list with only this product. */
function toProductPath({ id }: Product): string {
  const path = '/masterHN/products';
  if (isAllowed(needsOf('products.update'), useSession.getState().roles)) return `${path}/add-products/${id}`;
  return `${path}?${new URLSearchParams({ search: String(id) })}`;
}

type LookUp = <Found>(find: () => Promise<Found>, looking: string, use: (found: Found) => void) => Promise<void>;

/** Calls `use` with the result, unless another admin has signed in meanwhile. */
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

/** Opens a record once it is found, unless a later scan has overtaken it. */
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
      // The user may have moved on to another screen, a field, a dialog, or a menu.
      if (here === place.current && !isKeyHandled(document.activeElement)) go();
      else notify.info(found, { label, run: go });
    };
  };
}

/** Opens the order of a deep link, at the start or while the app runs. */
function useLinkedOrder(onOrder: (order: OrderRef) => void): void {
  const takeLinked = useEffectEvent(async () => {
    const linked = await ask('windows.takeOrder', undefined);
    if (linked.ok && linked.value) onOrder(linked.value);
  });
  useEvent('windows.orderRequested', () => void takeLinked());
  const isSignedIn = useSignedIn();
  // Without a session, the link waits until an admin signs in.
  useEffect(() => {
    if (isSignedIn) void takeLinked();
  }, [isSignedIn]);
}

/** Listens for scanners on the whole page. `order` is null if the text isn't an order's code. */
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
        // The field keeps the code, but its Enter must not save the form.
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
      // This Enter must not press the focused button.
      takeAway(event);
      scanned(text, order);
    };
    window.addEventListener('keydown', read, { capture: true });
    return () => window.removeEventListener('keydown', read, { capture: true });
  }, []);
}
