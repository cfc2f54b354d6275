import { request } from '@renderer/runtime/calls/bridge';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { BlockList } from '@renderer/ui/form/block-list';
import { BilingualField } from '@renderer/ui/form/fields/bilingual-field';
import { RichTextFormField } from '@renderer/ui/form/fields/rich-text-form-field';
import { FormSection } from '@renderer/ui/form/form-section';
import { FormState, useInitial } from '@renderer/ui/form/form-state';
import { RecordForm } from '@renderer/ui/form/record-form';
import { useReread } from '@renderer/ui/form/reread';
import { useRecordForm } from '@renderer/ui/form/use-record-form';
import { type AboutFormValues, aboutForm, emptyAboutBlock, toAboutForm } from '@shared/contract/about-form';
import type { Rows } from '@shared/contract/answer';
import type { StaticPage } from '@shared/contract/static-pages';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const input = { query: { type: 'about' } } as const;
const toForm = ({ rows }: Rows<StaticPage>): AboutFormValues => toAboutForm(rows);

/** checklist ABT-01 to ABT-03: without `home` the blocks can be read, and add and submit are not there. */
export function HomeAboutScreen(): ReactElement {
  const { t } = useTranslation();
  const pages = useRead('homeAbout.list', input);
  const save = useWrite('homeAbout.save', { failure: 'inPlace', success: t('about.saved') });
  const handle = useRecordForm<AboutFormValues>({
    draft: { screen: 'home.about', record: null, title: t('navigation.homeAboutUs') },
    schema: aboutForm,
    initial: useInitial(pages.data, toForm),
    needs: ['home'],
    save: ({ blocks }) => save.send({ body: { type: 'about', static_page: blocks } }),
    ...useReread(() => request('homeAbout.list', input), toForm),
  });
  return (
    <FormState read={pages} place="alone">
      <RecordForm handle={handle} saveLabel={t('about.save')} alwaysSaves>
        <FormSection id="blocks" title={t('about.section')} hint={t('about.sectionHint')}>
          <BlockList
            name="blocks"
            empty={emptyAboutBlock}
            blockName={(position) => t('about.block', { position })}
            addLabel={t('about.add')}
            min={1}
          >
            {(path) => (
              <>
                <BilingualField name={`${path}.title`} label={t('about.title')} isRequired />
                <BilingualField name={`${path}.description`} label={t('about.description')} as={RichTextFormField} />
              </>
            )}
          </BlockList>
        </FormSection>
      </RecordForm>
    </FormState>
  );
}
