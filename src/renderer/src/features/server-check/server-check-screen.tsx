import { makeStyles } from '@fluentui/react-components';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useConnection } from '@renderer/shared-components/frame/connection-state';
import { Loader } from '@renderer/ui/feedback/loader';
import { stack } from '@renderer/ui/layout/layout-styles';
import { checkAreas, defaultSlowMs } from '@shared/domain/server-check';
import { type ReactElement, useState } from 'react';
import { CheckCalls } from './check-calls';
import { CheckHead } from './check-head';
import { CheckStart } from './check-start';
import { ProposalCard } from './proposal-card';
import { type CheckOptions, useServerCheck } from './use-server-check';

const useStyles = makeStyles({ root: stack.gap16 });

/** What is shown: the check of this session, the selection for a new one, or a stored one. */
type Place = { at: 'session' } | { at: 'start' } | { at: 'kept'; id: string };

/** `/settings/server-check`: sends every read to the current server, and shows where it differs from the contract. */
export function ServerCheckScreen(): ReactElement {
  const styles = useStyles();
  const { data: connection } = useConnection();
  const check = useServerCheck();
  const [wish, setWish] = useState<CheckOptions>({ areas: [...checkAreas], slowMs: defaultSlowMs });
  const [place, setPlace] = useState<Place>({ at: 'session' });
  const keptId = place.at === 'kept' ? place.id : '';
  const opened = useRead('serverCheck.open', { id: keptId }, { enabled: keptId !== '', keepPrevious: false });
  const { report, isRunning, known } = check;
  if (!known) return <Loader />;
  // A report of another server isn't about this one.
  const own = report?.apiRoot === connection?.apiRoot ? report : null;
  const shown = isRunning || place.at === 'session' ? own : (place.at === 'kept' && opened.data) || null;
  const start = (asked: CheckOptions): void => {
    setPlace({ at: 'session' });
    check.start(asked);
  };
  if (!shown)
    return (
      <CheckStart
        wish={wish}
        onWish={setWish}
        known={known}
        isRunning={isRunning}
        onStart={() => start(wish)}
        onOpen={(id) => setPlace({ at: 'kept', id })}
      />
    );
  const again = (): void => start({ areas: shown.areas, slowMs: shown.slowMs });
  return (
    <div className={styles.root}>
      <CheckHead
        report={shown}
        keptId={shown === own ? null : keptId}
        isRunning={isRunning}
        onAgain={again}
        onStop={check.stop}
        onLeave={() => setPlace({ at: 'start' })}
      />
      {shown.proposal && !isRunning && (
        <ProposalCard proposal={shown.proposal} isFixed={(connection?.fixedBy ?? null) !== null} onUsed={again} />
      )}
      <CheckCalls key={shown.startedAt} report={shown} isRunning={isRunning} />
    </div>
  );
}
