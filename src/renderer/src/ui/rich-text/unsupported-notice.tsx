import { Button } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRichTextStyles } from './rich-text-styles';
import { toUnsupportedParts } from './unsupported-parts';

interface UnsupportedNoticeProps {
  id: string;
  unsupported: readonly string[];
  /** Missing where the form itself may not be edited. */
  onEdit?: () => void;
}

/** Says why a text is read-only, and lets a person edit it all the same. */
export function UnsupportedNotice({ id, unsupported, onEdit }: UnsupportedNoticeProps): ReactElement {
  const { t, i18n } = useTranslation();
  const styles = useRichTextStyles();
  const names = toUnsupportedParts(unsupported).map((part) => t(`richText.unsupported.${part}`));
  const parts = new Intl.ListFormat(i18n.language).format(names);
  return (
    <div className={styles.notice}>
      <WarningRegular className={styles.noticeIcon} aria-hidden />
      <span id={id} className={styles.noticeText}>
        {t('richText.unsupported.text', { parts })}
      </span>
      {onEdit && (
        <Button size="small" onClick={onEdit}>
          {t('richText.unsupported.edit')}
        </Button>
      )}
    </div>
  );
}
