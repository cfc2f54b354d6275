import { makeStyles } from '@fluentui/react-components';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import { formColumnWidth, formGap, formPreviewWidth, formSideWidth } from './form-layout';

/** The column of the form with the list of its sections beside it; `single` without the list. */
export const useFormGrid = makeStyles({
  body: {
    display: 'grid',
    columnGap: `${formGap}px`,
    gridTemplateColumns: `minmax(0, ${formColumnWidth}px) ${formSideWidth}px`,
    justifyContent: 'center',
    alignItems: 'start',
    // Of its own, because the padding of what scrolls ends with the window.
    paddingBlockEnd: '16px',
    '@media (max-width: 999.98px)': { gridTemplateColumns: `minmax(0, ${formColumnWidth}px)` },
  },
  /** With a preview beside it, which takes more room and gives way sooner. */
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
