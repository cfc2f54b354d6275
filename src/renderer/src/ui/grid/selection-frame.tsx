import { mergeClasses } from '@fluentui/react-components';
import { type ReactElement, useSyncExternalStore } from 'react';
import type { GridControl } from './grid-control';
import { type GridClasses, sizes } from './grid-styles';
import type { Box } from './model/grid-types';

/** The ring around the selected cells with the fill handle, and the dashed ring around the cells to be filled. */
export function SelectionFrame<Key extends string>({
  control: { view, sheet, options },
  topOf,
  classes,
  hasHandle,
}: {
  control: GridControl<Key>;
  /** Top of a shown row, in pixels, as currently rendered. */
  topOf: (row: number) => number;
  classes: GridClasses;
  hasHandle: boolean;
}): ReactElement | null {
  useSyncExternalStore(view.subscribe, () => JSON.stringify([view.box, view.state.fill, view.state.editing !== null]));
  const { box } = view;
  if (!box) return null;
  const { fill, editing } = view.state;
  // After the last column it would make the grid scroll horizontally.
  const isAtEdge = box.end === sheet.columns.length - 1 && !options.hasRowEnd;
  return (
    <div className={classes.overlay}>
      {fill && <Frame box={fill} topOf={topOf} classes={classes} className={mergeClasses(classes.ring, classes.dashed)} />}
      <Frame box={box} topOf={topOf} classes={classes} className={classes.ring}>
        {hasHandle && !editing && <span data-fill-handle="" className={classes.handle} style={isAtEdge ? { insetInlineEnd: 0 } : {}} />}
      </Frame>
    </div>
  );
}

interface FrameProps {
  box: Box;
  topOf: (row: number) => number;
  classes: GridClasses;
  className: string;
  children?: ReactElement | false;
}

function Frame({ box, topOf, classes, className, children }: FrameProps): ReactElement {
  const top = topOf(box.top);
  const height = topOf(box.bottom) + sizes.row - top;
  // The first track is the row's head.
  const style = { gridColumn: `${box.start + 2} / ${box.end + 3}` };
  return (
    <div aria-hidden className={classes.selection} style={{ transform: `translateY(${top}px)`, height: height + 1 }}>
      <div className={className} style={style}>
        {children}
      </div>
    </div>
  );
}
