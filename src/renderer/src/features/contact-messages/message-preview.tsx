import { CellButton } from '@renderer/ui/table/cell-button';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import type { ContactMessage } from '@shared/contract/contact-messages';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { toPreview } from './preview';

/** The first fifteen characters; a press shows the whole message (checklist HCU-05, SCU-03). */
export function MessagePreview({ message, onRead }: { message: ContactMessage; onRead(): void }): ReactElement {
  const { t } = useTranslation();
  const line = message.message.replace(/\s+/g, ' ').trim();
  const preview = toPreview(line);
  return (
    <CellButton description={t('contactMessages.read', { name: message.full_name })} onClick={onRead}>
      <IsolatedText>{preview === line ? preview : `${preview}…`}</IsolatedText>
    </CellButton>
  );
}
