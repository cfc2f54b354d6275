import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, makeStyles, mergeClasses, Tooltip, tokens } from '@fluentui/react-components';
import { AddRegular, ArrowDownRegular, ArrowUpRegular, DeleteRegular, ReOrderDotsVerticalRegular } from '@fluentui/react-icons';
import { notify } from '@renderer/bridge/notify';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { type FieldValues, useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormScope, useSectionId } from './form-context';
import { Sorting } from './sorting';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', rowGap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  block: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '12px',
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  lifted: { position: 'relative', zIndex: 1, boxShadow: tokens.shadow16 },
  head: { display: 'flex', alignItems: 'center', columnGap: '4px' },
  name: { flexGrow: 1, minWidth: 0, fontWeight: tokens.fontWeightSemibold },
  handle: { cursor: 'grab', touchAction: 'none' },
  add: { alignSelf: 'flex-start' },
});

interface BlockListProps<Block> {
  /** Path of the list in the form's values. */
  name: string;
  empty: Block;
  /** `Banner 2`: by its position from 1. */
  blockName: (position: number) => string;
  addLabel: string;
  min?: number;
  max?: number;
  /** Fields of one block; `path` begins their names: `banners.0`. */
  children: (path: string, position: number) => ReactNode;
}

/** Repeatable blocks: add, remove with undo, reorder by pointer, by keyboard and by buttons. Errors stand at the fields of their block. */
export function BlockList<Block extends object>(props: BlockListProps<Block>): ReactElement {
  const { name, empty, blockName, addLabel, min = 0, max = Number.POSITIVE_INFINITY, children } = props;
  const { t } = useTranslation();
  const styles = useStyles();
  const { isReadOnly, placeField } = useFormScope();
  const section = useSectionId();
  const { getValues } = useFormContext<FieldValues>();
  const { fields, append, remove, insert, move } = useFieldArray({ name });
  useEffect(() => placeField(name, section), [placeField, name, section]);
  const ids = fields.map((field) => field.id);
  const removeAt = (position: number): void => {
    const block: unknown = structuredClone(getValues(`${name}.${position}`));
    remove(position);
    notify.info(t('forms.blocks.removed', { name: blockName(position + 1) }), {
      label: t('common.undo'),
      run: () => insert(position, block as FieldValues),
    });
  };
  return (
    <>
      <Sorting ids={ids} layout="list" nameOf={(id) => blockName(ids.indexOf(id) + 1)} onMove={move}>
        <ol className={styles.list}>
          {fields.map((field, position) => (
            <BlockFrame
              key={field.id}
              id={field.id}
              title={blockName(position + 1)}
              position={position}
              total={fields.length}
              isReadOnly={isReadOnly}
              canRemove={fields.length > min}
              onMove={(to) => move(position, to)}
              onRemove={() => removeAt(position)}
            >
              {children(`${name}.${position}`, position)}
            </BlockFrame>
          ))}
        </ol>
      </Sorting>
      {!isReadOnly && fields.length < max && (
        <Button className={styles.add} icon={<AddRegular />} onClick={() => append(empty as FieldValues)}>
          {addLabel}
        </Button>
      )}
    </>
  );
}

interface BlockFrameProps {
  id: string;
  title: string;
  position: number;
  total: number;
  isReadOnly: boolean;
  canRemove: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  children: ReactNode;
}

function BlockFrame({ id, title, position, total, isReadOnly, canRemove, onMove, onRemove, children }: BlockFrameProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: isReadOnly,
  });
  const { role: _role, ...handleAttributes } = attributes;
  return (
    <li
      ref={setNodeRef}
      className={mergeClasses(styles.block, isDragging && styles.lifted)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      aria-label={t('forms.blocks.position', { name: title, position: position + 1, total })}
    >
      <div className={styles.head}>
        {!isReadOnly && total > 1 && (
          <Button
            {...handleAttributes}
            {...listeners}
            ref={setActivatorNodeRef}
            appearance="subtle"
            size="small"
            className={styles.handle}
            icon={<ReOrderDotsVerticalRegular />}
            aria-label={t('forms.blocks.handle', { name: title })}
          />
        )}
        <span className={styles.name}>{title}</span>
        {!isReadOnly && (
          <>
            <BlockAction
              label={t('forms.blocks.up')}
              icon={<ArrowUpRegular />}
              disabled={position === 0}
              run={() => onMove(position - 1)}
            />
            <BlockAction
              label={t('forms.blocks.down')}
              icon={<ArrowDownRegular />}
              disabled={position === total - 1}
              run={() => onMove(position + 1)}
            />
            {canRemove && <BlockAction label={t('forms.blocks.remove')} icon={<DeleteRegular />} run={onRemove} />}
          </>
        )}
      </div>
      {children}
    </li>
  );
}

function BlockAction({
  label,
  icon,
  disabled = false,
  run,
}: {
  label: string;
  icon: ReactElement;
  disabled?: boolean;
  run: () => void;
}): ReactElement {
  return (
    <Tooltip content={label} relationship="label">
      <Button appearance="subtle" size="small" icon={icon} disabledFocusable={disabled} onClick={run} />
    </Tooltip>
  );
}
