import { makeStyles } from '@fluentui/react-components';
import { usePolicy } from '@renderer/runtime/calls/managed';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { PolicyBar } from '@renderer/shared-components/frame/policy-bar';
import { ManagedNote } from '@renderer/ui/controls/managed-note';
import { stack } from '@renderer/ui/layout/layout-styles';
import type { PolicyView } from '@shared/contract/desktop/policy';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';

const useStyles = makeStyles({ root: stack.gap8 });

interface Decision {
  where: string;
  text: string;
}

/** Shows each place of IT's settings once. */
function toDecisions({ rememberSignIn, idleLockMinutes }: PolicyView['entries'], t: Translate): Decision[] {
  const said = [
    rememberSignIn?.value === false && { where: rememberSignIn.where, text: t('policy.signInNotKept') },
    idleLockMinutes &&
      idleLockMinutes.value > 0 && { where: idleLockMinutes.where, text: t('policy.idleLock', { count: idleLockMinutes.value }) },
  ].filter((decision) => decision !== false && decision !== undefined);
  const byPlace = Map.groupBy(said, ({ where }) => where);
  return [...byPlace].map(([where, decisions]) => ({ where, text: decisions.map(({ text }) => text).join(' ') }));
}

/** Shows IT's settings about signing in, and whether its policy can be read. */
export function SignInPolicy(): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const policy = usePolicy();
  return (
    <div className={styles.root}>
      <PolicyBar />
      {policy && toDecisions(policy.entries, t).map(({ where, text }) => <ManagedNote key={where} managed={{ where }} text={text} />)}
    </div>
  );
}
