import { makeStyles } from '@fluentui/react-components';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import { formColumnWidth, formGap, formPreviewWidth, formSideWidth } from './form-layout';

/** Grid of the form's column and its list of sections; `single` is without the list. */
export const useFormGrid = makeStyles({
  body: {
    display: 'grid',
    columnGap: `${formGap}px`,
    gridTemplateColumns: `minmax(0, ${formColumnWidth}px) ${formSideWidth}px`,
    justifyContent: 'center',
    alignItems: 'start',
    // An element's own padding, because the padding of the scrolling element ends with the window.
    paddingBlockEnd: '16px',
    '@media (max-width: 999.98px)': { gridTemplateColumns: `minmax(0, ${formColumnWidth}px)` },
  },
  /** With a preview beside the form, which is wider and moves below it sooner. */
  withPreview: {
    gridTemplateColumns: `minmax(0, ${formColumnWidth}px) ${formPreviewWidth}px`,
    '@media (max-width: 1179.98px)': { gridTemplateColumns: `minmax(0, ${formColumnWidth}px)` },
  },
  single: { gridTemplateColumns: `minmax(0, ${formColumnWidth}px)` },
  side: {
    position: 'sticky',
    insetBlockStart: '20px',
    ...flexColumn,
    rowGap: '24px',
    minWidth: 0,
    '@media (max-width: 999.98px)': { position: 'static', marginBlockStart: '16px' },
  },
  preview: { '@media (max-width: 1179.98px)': { position: 'static', marginBlockStart: '16px' } },
});
