import { mergeClasses } from '@fluentui/react-components';
import { ErrorCircle16Regular } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { invalidFieldAttribute } from '@renderer/ui/inputs/field-frame';
import { memo, type ReactElement, useSyncExternalStore } from 'react';
import type { GridControl } from './grid-control';
import type { GridClasses } from './grid-styles';
import { writeNumber } from './model/grid-totals';
import type { CellError } from './model/grid-types';

interface GridFootProps<Key extends string> {
  control: GridControl<Key>;
  classes: GridClasses;
  errors: readonly CellError<Key>[];
  showsKeys: boolean;
}

/** Errors at the start, the selection at the end. Escape moves the focus here, and Tab continues from here. */
function GridFootView<Key extends string>({ control, classes, errors, showsKeys }: GridFootProps<Key>): ReactElement {
  const t = useTexts();
  return (
    <div
      ref={(element) => {
        control.behind = element;
      }}
      role="group"
      aria-label={t('grid.summary')}
      tabIndex={-1}
      className={classes.foot}
    >
      <div
        className={classes.footPart}
        {...(errors.length > 0 && errors.every(({ id }) => control.view.indexOf(id) < 0) && { [invalidFieldAttribute]: '' })}
      >
        {errors.length > 0 && (
          <>
            <span className={mergeClasses(classes.errorCount, classes.danger)}>
              <ErrorCircle16Regular aria-hidden />
              {t('forms.errors', { count: errors.length })}
            </span>
            <button type="button" className={classes.textButton} onClick={() => control.goToNextError(false)}>
              {t('grid.next')} <kbd className={classes.kbd}>{'F8'}</kbd>
            </button>
          </>
        )}
      </div>
      <div className={classes.footPart}>
        <Selection control={control} />
        {showsKeys && (
          <span aria-hidden className={classes.keys}>
            <kbd className={classes.kbd}>{'Ctrl D'}</kbd> {t('grid.keys.fill')} <kbd className={classes.kbd}>{'Ctrl V'}</kbd>{' '}
            {t('grid.keys.paste')} <kbd className={classes.kbd}>{'Ctrl Z'}</kbd> {t('grid.undo')}{' '}
            <kbd className={classes.kbd}>{'Space'}</kbd> {t('grid.keys.tick')}
          </span>
        )}
      </div>
    </div>
  );
}

/** Memoized, because it subscribes to the selection itself. */
export const GridFoot = memo(GridFootView) as typeof GridFootView;

function Selection<Key extends string>({ control }: { control: GridControl<Key> }): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const { view, sheet } = control;
  return <div role="status">{useSyncExternalStore(view.subscribe, describe)}</div>;

  function describe(): string {
    const { box } = view;
    const { fill } = view.state;
    const rows = box ? box.bottom - box.top + 1 : 0;
    const columns = box ? sheet.columns.slice(box.start, box.end + 1) : [];
    const count = rows * columns.length;
    if (!box || (count < 2 && !fill)) return '';
    const [column] = columns;
    const numbers = column ? view.order.slice(box.top, box.bottom + 1).map((id) => sheet.value(id, column.key)) : [];
    const sum = numbers.reduce<number>((total, value) => total + (typeof value === 'number' ? value : 0), 0);
    // A selection of both pieces and dinars has no sum.
    const selected =
      column && columns.length === 1 && (column.kind === 'integer' || column.kind === 'money')
        ? t('grid.selectedSum', { count, sum: writeNumber(sum, column, format) })
        : t('grid.selected', { count });
    return fill ? t('grid.withFilling', { selected, filling: t('grid.filling', { count: fill.bottom - fill.top + 1 }) }) : selected;
  }
}
