import { ImageAddRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement, ReactNode } from 'react';
import { ChooseButton } from './choose-button';
import { FileInput } from './file-input';
import { usePictureSlotStyles } from './picture-slot-styles';
import type { Slots } from './use-file-slots';

/** The first empty slot: a button that opens the system's file dialog. */
export function AddPictureSlot({ slots }: { slots: Slots }): ReactElement {
  const styles = usePictureSlotStyles();
  const t = useTexts();
  return (
    <>
      <ChooseButton slots={slots} appearance="transparent" className={styles.add} icon={<ImageAddRegular />}>
        {t('forms.pictures.add')}
      </ChooseButton>
      <FileInput handle={slots.input} purpose="picture" isMultiple={slots.room > 1} onFiles={slots.add} />
    </>
  );
}

/** Shows the remaining empty slots. */
export function EmptyPictureSlots({ count }: { count: number }): ReactNode {
  const styles = usePictureSlotStyles();
  const slots = Array.from({ length: Math.max(count, 0) }, (_, index) => `empty-${index}`);
  return slots.map((slot) => <div key={slot} className={styles.empty} data-empty-slot />);
}
