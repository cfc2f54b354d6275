import { changeRow, dropInside, dropRow } from '@renderer/runtime/calls/cached-rows';
import { useSend } from '@renderer/runtime/calls/use-send';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useSession } from '@renderer/runtime/state/session-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isAllowed } from '@shared/domain/permissions';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RowGrouping } from '../list-definition';
import { useListDialogs } from '../use-list-dialogs';
import type { ListContext } from './list-context';
import { type FindableList, toSeen } from './to-seen';
import type { List } from './use-list';

/** Returns the context of a list's cells and actions, and the dialogs that they open. */
export function useListContext<Tools>(
  { call, grouping, toInput, isSearchable }: FindableList & { grouping?: Pick<RowGrouping<never, never>, 'without'> | undefined },
  { state, kept }: Pick<List<never>, 'state' | 'kept'>,
  tools: Tools,
): { context: ListContext<Tools>; dialogs: ReactElement } {
  const t = useTexts();
  const format = useFormat();
  const language = useLanguage();
  const roles = useSession((session) => session.roles);
  const navigate = useNavigate();
  const send = useSend();
  const client = useQueryClient();
  const { ask, open, dialogs } = useListDialogs();
  const isServerAway = kept !== null;
  const without = grouping?.without;
  const latest = useRef({ state, tools });
  latest.current = { state, tools };
  const context = useMemo<ListContext<Tools>>(
    () => ({
      t,
      format,
      language,
      can: (need) => isAllowed(need, roles),
      isServerAway,
      go: (to, handedOver) => void navigate(to, { state: handedOver }),
      ask,
      open,
      send,
      change: (id, toChanged) => changeRow(client, call, id, toChanged),
      drop: (id) => (without ? dropInside<never>(client, call, (group) => without(group, id)) : dropRow(client, call, id)),
      seen: (row) => toSeen({ call, toInput, isSearchable }, row),
      state: () => latest.current.state,
      get tools() {
        return latest.current.tools;
      },
    }),
    [t, format, language, roles, isServerAway, navigate, ask, open, send, client, call, without, toInput, isSearchable],
  );
  return { context, dialogs };
}
