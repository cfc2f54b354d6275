import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Clock20Regular, Play20Filled, Settings20Regular } from '@fluentui/react-icons';
import { useManaged, usePolicyValue } from '@renderer/runtime/calls/managed';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { printerSettingsPath } from '@renderer/shared-components/printing/printer-settings-path';
import { ManagedNote } from '@renderer/ui/controls/managed-note';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { Preloader } from '@renderer/ui/feedback/preloader';
import { StatePanel } from '@renderer/ui/feedback/state-panel';
import { Card } from '@renderer/ui/layout/card';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexColumn, flexRow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { StationBoard } from './station-board';

const useStyles = makeStyles({
  root: { ...flexColumn, flexGrow: 1, alignItems: 'center', justifyContent: 'center', paddingBlockEnd: '32px' },
  panel: { display: 'flex', flexGrow: 0 },
  notes: {
    ...wrappingRow,
    justifyContent: 'center',
    columnGap: '32px',
    rowGap: '8px',
    margin: 0,
    paddingBlock: '16px 0',
    paddingInline: '12px',
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
    ...hairline.blockStart,
  },
  note: { ...flexRow, columnGap: '8px' },
});

/** Shown while this computer is no station: an explanation with a link to its settings, or why it can't be one. */
function StationOff(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const navigate = useNavigate();
  const managed = useManaged('printStation');
  const isForbidden = usePolicyValue('printStation') === 'off';
  if (isForbidden) {
    return (
      <Card as="section" className={styles.root} aria-label={t('navigation.printStation')}>
        <div className={styles.panel}>
          <StatePanel illustration="connect" title={t('station.off.forbiddenTitle')} text={t('station.off.forbiddenText')} />
        </div>
        <ManagedNote managed={managed} />
      </Card>
    );
  }
  return (
    <Card as="section" className={styles.root} aria-label={t('navigation.printStation')}>
      <div className={styles.panel}>
        <StatePanel
          illustration="connect"
          title={t('station.off.title')}
          text={t('station.off.text')}
          action={
            <Button appearance="primary" icon={<Play20Filled />} onClick={() => void navigate(`${printerSettingsPath}?tab=station`)}>
              {t('station.off.start')}
            </Button>
          }
        />
      </div>
      <ul className={styles.notes}>
        <li className={styles.note}>
          <Clock20Regular aria-hidden="true" />
          {t('station.off.older')}
        </li>
        <li className={styles.note}>
          <Settings20Regular aria-hidden="true" />
          {t('station.off.first')}
        </li>
      </ul>
    </Card>
  );
}

/** The print station of this computer. */
export function StationScreen(): ReactElement {
  const t = useTexts();
  const { data: view, error, refetch } = useRead('station.read', undefined, { failure: 'inPlace' });
  if (view) return view.state === 'off' ? <StationOff /> : <StationBoard view={view} />;
  if (!error) return <Preloader />;
  return <FailureState title={t('station.readFailed')} failure={error.failure} onRetry={() => void refetch()} />;
}
