import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type ReactElement, type ReactNode, useRef } from 'react';

interface SortingProps {
  ids: readonly string[];
  nameOf: (id: string) => string;
  layout: 'list' | 'grid';
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Lets users reorder items by pointer and by keyboard, and announces it to screen readers in the app's language. */
export function Sorting({ ids, nameOf, layout, onMove, children }: SortingProps): ReactElement {
  const t = useTexts();
  const sensors = useSensors(
    // A press without movement is a click on the element below the handle.
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const words = (key: 'pickedUp' | 'moved' | 'dropped' | 'cancelled', active: UniqueIdentifier, over = active): string =>
    t(`forms.blocks.${key}`, { name: nameOf(String(active)), position: ids.indexOf(String(over)) + 1, total: ids.length });
  const place = useRef<UniqueIdentifier | null>(null);
  const announcements: Announcements = {
    onDragStart({ active }) {
      place.current = active.id;
      return words('pickedUp', active.id);
    },
    onDragOver({ active, over }) {
      // A picked-up item is initially over itself. Announcing that would cut off the first announcement.
      if (!over || over.id === place.current) return undefined;
      place.current = over.id;
      return words('moved', active.id, over.id);
    },
    onDragEnd: ({ active, over }) => words('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => words('cancelled', active.id),
  };
  const finish = ({ active, over }: DragEndEvent): void => {
    const from = ids.indexOf(String(active.id));
    const to = over ? ids.indexOf(String(over.id)) : from;
    if (from !== to && from >= 0 && to >= 0) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={finish}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
    >
      <SortableContext items={[...ids]} strategy={layout === 'grid' ? rectSortingStrategy : verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** Returns a copy of the list with one item moved. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const copy = [...items];
  copy.splice(to, 0, ...copy.splice(from, 1));
  return copy;
}
