import { Button } from '@fluentui/react-components';
import { ArrowRedoRegular, ArrowUndoRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Toolbar } from '@renderer/ui/layout/toolbar';
import { memo, type ReactElement, type ReactNode, useSyncExternalStore } from 'react';
import type { GridControl } from './grid-control';
import type { GridClasses } from './grid-styles';
import { GridSetForAll } from './set-for-all/grid-set-for-all';

interface GridToolbarProps<Key extends string> {
  control: GridControl<Key>;
  classes: GridClasses;
  isReadOnly: boolean;
  start: ReactNode;
}

/** The caller's filters at the start, actions on many cells at the end. */
function GridToolbarView<Key extends string>({ control, classes, isReadOnly, start }: GridToolbarProps<Key>): ReactElement | null {
  const t = useTexts();
  const { sheet } = control;
  const steps = useSyncExternalStore(sheet.subscribe, () => sheet.steps);
  if (isReadOnly && !start) return null;
  const buttons = [
    { label: t('grid.undo'), icon: <ArrowUndoRegular />, isOffered: steps.canUndo, run: () => control.undo() },
    { label: t('grid.redo'), icon: <ArrowRedoRegular />, isOffered: steps.canRedo, run: () => control.redo() },
  ];
  return (
    <div className={classes.toolbar}>
      <Toolbar
        start={start}
        end={
          !isReadOnly && (
            <>
              {buttons.map(({ label, icon, isOffered, run }) => (
                <Button
                  key={label}
                  appearance="subtle"
                  icon={icon}
                  aria-label={label}
                  title={label}
                  disabledFocusable={!isOffered}
                  onClick={run}
                />
              ))}
              <GridSetForAll control={control} />
            </>
          )
        }
      />
    </div>
  );
}

/** Memoized, because its buttons cost more than a row. */
export const GridToolbar = memo(GridToolbarView) as typeof GridToolbarView;
