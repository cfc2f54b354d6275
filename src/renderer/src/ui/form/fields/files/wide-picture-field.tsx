import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowSyncRegular, DeleteRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexColumn, flexGrow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { smallQuietText, truncatedText } from '@renderer/ui/text/text-styles';
import { memo, type ReactElement } from 'react';
import { FormFieldFrame, type FormFieldProps } from '../../field/form-field';
import { ChooseButton } from './choose-button';
import { PictureTile } from './picture-tile';
import { useUploadLimit } from './upload-notices';
import { useFileSlots } from './use-file-slots';

const useStyles = makeStyles({
  row: { ...wrappingRow, alignItems: 'center', gap: '12px 20px' },
  picture: { width: '248px', maxWidth: '100%', height: '112px' },
  side: { ...flexColumn, alignItems: 'flex-start', rowGap: '4px', ...flexGrow, flexBasis: '200px' },
  name: { maxWidth: '100%', ...truncatedText, lineHeight: '26px', fontWeight: tokens.fontWeightSemibold },
  hint: smallQuietText,
  actions: { ...wrappingRow, gap: '8px', marginBlockStart: '8px' },
});

/** One wide picture; its file name and actions are beside it. The value is its URL, or ''. The section is its label. */
export const WidePictureField = memo(function WidePictureField(props: FormFieldProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const size = useUploadLimit();
  const slots = useFileSlots({ name: props.name, purpose: 'picture' });
  const { error, access, isReadOnly, uploads } = slots;
  const [url] = slots.urls;
  const isStored = url !== undefined && uploads.pending.length === 0;
  return (
    <FormFieldFrame {...props} label="" hint="" error={error} isGroup>
      <div className={styles.row}>
        <PictureTile slots={slots} label={props.label} className={styles.picture} />
        <div className={styles.side}>
          {isStored && (
            <bdi className={styles.name} dir="ltr">
              {toFileName(url)}
            </bdi>
          )}
          {!isReadOnly && <span className={styles.hint}>{t('forms.pictures.hintOne', { size })}</span>}
          {url !== undefined && access !== 'locked' && (
            <div className={styles.actions}>
              <ChooseButton slots={slots} icon={<ArrowSyncRegular />}>
                {t('forms.pictures.replace')}
              </ChooseButton>
              {isStored && !isReadOnly && (
                <Button appearance="subtle" icon={<DeleteRegular />} onClick={() => slots.remove(0)}>
                  {t('forms.pictures.removeOnly')}
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
    </FormFieldFrame>
  );
});

/** Returns the decoded last part of an address, without query and fragment. */
function toFileName(url: string): string {
  const name = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
