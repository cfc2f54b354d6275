import { toFailureError } from '@renderer/runtime/calls/bridge';
import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { withCameFrom } from '@renderer/ui/layout/came-from';
import type { OrderRow } from '@shared/lists/orders';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { findUsers } from './find-user';
import { useWayBack } from './use-way-back';

const usersPath = '/masterHN/users';

interface CustomerRecord {
  /** Looks the user up and goes there; tells itself what does not work. */
  open(): Promise<void>;
  isLooking: boolean;
}

/** To the record of the user who placed the order, from where the crumb leads back. Whoever has gone on meanwhile stays where they are. */
export function useCustomerRecord(order: OrderRow): CustomerRecord {
  const t = useTexts();
  const navigate = useNavigate();
  const wayBack = useWayBack(order);
  const isShown = useRef(true);
  const isRunning = useRef(false);
  const [isLooking, setLooking] = useState(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function look(): Promise<void> {
    try {
      const users = await findUsers(order.customer);
      const [user] = users;
      if (!isShown.current) return;
      if (!user) notify.warning(t('customerCard.noRecord'));
      else if (users.length > 1) void navigate(`${usersPath}?${new URLSearchParams({ search: order.customer.phone || user.email })}`);
      else void navigate(`${usersPath}/profile`, { state: withCameFrom({ record: user }, wayBack) });
    } catch (error) {
      if (isShown.current) notify.failure(toFailureError(error).failure);
    }
  }

  async function open(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setLooking(true);
    await look();
    isRunning.current = false;
    setLooking(false);
  }

  return { open, isLooking };
}
