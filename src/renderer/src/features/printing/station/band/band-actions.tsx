import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import {
  ArrowClockwise24Regular,
  ArrowRepeatAll24Regular,
  ArrowSwap24Regular,
  Dismiss24Regular,
  FullScreenMaximize24Regular,
  Pause24Regular,
  Person24Regular,
  Play24Filled,
  Print24Regular,
  SpeakerMute24Regular,
  TaskListLtr24Regular,
} from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { stack } from '@renderer/ui/layout/layout-styles';
import type { ReactElement } from 'react';
import type { BandAction, BandActionKind } from './use-band-actions';

const icons: Record<BandActionKind, FluentIcon> = {
  pause: Pause24Regular,
  resume: Play24Filled,
  resumePrinter: Play24Filled,
  tryNow: ArrowClockwise24Regular,
  signIn: Person24Regular,
  mute: SpeakerMute24Regular,
  printLast: ArrowRepeatAll24Regular,
  fill: FullScreenMaximize24Regular,
  settings: ArrowSwap24Regular,
  printAll: Print24Regular,
  choose: TaskListLtr24Regular,
  fromNow: Dismiss24Regular,
  queue: TaskListLtr24Regular,
};

const useStyles = makeStyles({
  root: {
    ...stack.gap8,
    flexShrink: 0,
    minInlineSize: '182px',
    '@media (max-width: 999.98px)': { flexDirection: 'row', flexWrap: 'wrap', inlineSize: '100%' },
  },
  button: {
    justifyContent: 'flex-start',
    columnGap: '6px',
    paddingInline: '14px',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
  },
});

/** The available actions of the state, the most helpful first. */
export function BandActions({ label, actions }: { label: string; actions: readonly BandAction[] }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set is for fields.
    <div role="group" aria-label={label || t('station.actions')} className={styles.root}>
      {actions.map(({ kind, label: words, isPrimary, run }) => {
        const Icon = icons[kind];
        return (
          <Button
            key={kind}
            size="large"
            appearance={isPrimary ? 'primary' : 'secondary'}
            className={styles.button}
            icon={<Icon />}
            onClick={run}
          >
            {words}
          </Button>
        );
      })}
    </div>
  );
}
