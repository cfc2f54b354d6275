import { makeStyles } from '@fluentui/react-components';
import { useConnection } from '@renderer/parts/frame/connection-state';
import { Loader } from '@renderer/ui/feedback/loader';
import { stack } from '@renderer/ui/layout/layout-styles';
import { defaultSlowMs } from '@shared/domain/server-check';
import { type ReactElement, useState } from 'react';
import { CheckCalls } from './check-calls';
import { CheckHead } from './check-head';
import { CheckStart } from './check-start';
import { ProposalCard } from './proposal-card';
import { useServerCheck } from './use-server-check';

const useStyles = makeStyles({ root: stack.gap16 });

/** `/settings/server-check`: asks the server in use every reading call, and says where it is not as the contract has it. */
export function ServerCheckScreen(): ReactElement {
  const styles = useStyles();
  const { data: connection } = useConnection();
  const check = useServerCheck();
  const [slowMs, setSlowMs] = useState(defaultSlowMs);
  const { report, isRunning } = check;
  if (!check.isRead) return <Loader />;
  // A report of another server says nothing of this one.
  const shown = report?.apiRoot === connection?.apiRoot ? report : null;
  if (!shown) return <CheckStart slowMs={slowMs} onSlowMs={setSlowMs} isRunning={isRunning} onStart={() => check.start(slowMs)} />;
  return (
    <div className={styles.root}>
      <CheckHead report={shown} isRunning={isRunning} onAgain={() => check.start(slowMs)} onStop={check.stop} />
      {shown.proposal && !isRunning && (
        <ProposalCard proposal={shown.proposal} isFixed={(connection?.fixedBy ?? null) !== null} onUsed={() => check.start(slowMs)} />
      )}
      <CheckCalls report={shown} isRunning={isRunning} />
    </div>
  );
}
