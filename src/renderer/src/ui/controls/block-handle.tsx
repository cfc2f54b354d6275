import type { useSortable } from '@dnd-kit/sortable';
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement } from 'react';

const useStyles = makeStyles({ handle: { cursor: 'grab', touchAction: 'none' } });

interface BlockHandleProps {
  sortable: Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>;
  /** The block's name. */
  name: string;
  icon: ReactElement;
  className?: string;
}

/** The handle that moves a block by dragging or by keyboard. */
export function BlockHandle({
  sortable: { attributes, listeners, setActivatorNodeRef },
  name,
  icon,
  className,
}: BlockHandleProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { role: _role, ...handleAttributes } = attributes;
  return (
    <Button
      {...handleAttributes}
      {...listeners}
      ref={setActivatorNodeRef}
      appearance="subtle"
      size="small"
      className={mergeClasses(styles.handle, className)}
      icon={icon}
      aria-label={t('forms.blocks.handle', { name })}
    />
  );
}
