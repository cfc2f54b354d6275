import { Button } from '@fluentui/react-components';
import { ImageAddRegular } from '@fluentui/react-icons';
import { type ReactElement, type ReactNode, type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileInput, type FileInputHandle } from './file-input';
import { usePictureSlotStyles } from './picture-slot-styles';

interface AddPictureSlotProps {
  inputRef: Ref<HTMLButtonElement>;
  isMultiple: boolean;
  demandPermission: () => boolean;
  onFiles: (files: readonly File[]) => void;
  onBlur: () => void;
}

/** The first empty slot: opens the system's file dialog. */
export function AddPictureSlot({ inputRef, isMultiple, demandPermission, onFiles, onBlur }: AddPictureSlotProps): ReactElement {
  const styles = usePictureSlotStyles();
  const { t } = useTranslation();
  const input = useRef<FileInputHandle>(null);
  return (
    <>
      <Button
        ref={inputRef as Ref<never>}
        appearance="transparent"
        className={styles.add}
        icon={<ImageAddRegular />}
        onBlur={onBlur}
        onClick={() => demandPermission() && input.current?.choose()}
      >
        {t('forms.pictures.add')}
      </Button>
      <FileInput handle={input} purpose="picture" isMultiple={isMultiple} onFiles={onFiles} />
    </>
  );
}

/** Shows how much room there is besides. */
export function EmptyPictureSlots({ count }: { count: number }): ReactNode {
  const styles = usePictureSlotStyles();
  const slots = Array.from({ length: Math.max(count, 0) }, (_, index) => `empty-${index}`);
  return slots.map((slot) => <div key={slot} className={styles.empty} data-empty-slot />);
}
