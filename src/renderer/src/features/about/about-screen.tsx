import { request } from '@renderer/runtime/calls/bridge';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { useFreshRead } from '@renderer/runtime/calls/use-fresh-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { BlockList } from '@renderer/ui/form/blocks/block-list';
import { BilingualField } from '@renderer/ui/form/fields/bilingual-field';
import { RichTextFormField } from '@renderer/ui/form/fields/rich-text-form-field';
import { FormSection } from '@renderer/ui/form/form-section';
import { FormState, useInitial } from '@renderer/ui/form/form-state';
import { RecordForm } from '@renderer/ui/form/record/record-form';
import { useReread, wholeOf } from '@renderer/ui/form/record/reread';
import { useRecordForm } from '@renderer/ui/form/record/use-record-form';
import { requiredText } from '@renderer/validation/form-rules';
import type { Rows } from '@shared/contract/response';
import type { StaticPage } from '@shared/contract/site/static-pages';
import type { ReactElement } from 'react';
import { z } from 'zod';

/** Checklist ABT-02 to ABT-05: titles in both languages are required, descriptions aren't. */
const aboutBlock = z.object({ title_en: requiredText(), title_ar: requiredText(), description_en: z.string(), description_ar: z.string() });
type AboutBlock = z.output<typeof aboutBlock>;

const aboutForm = z.object({ blocks: z.array(aboutBlock) });
type AboutFormValues = z.output<typeof aboutForm>;

const emptyAboutBlock: AboutBlock = { title_en: '', title_ar: '', description_en: '', description_ar: '' };

function toAboutForm(pages: readonly StaticPage[]): AboutFormValues {
  const blocks = pages.map(({ title_en, title_ar, description_en, description_ar }) => ({
    title_en,
    title_ar,
    description_en,
    description_ar,
  }));
  return { blocks: blocks.length > 0 ? blocks : [emptyAboutBlock] };
}

const input = { query: { type: 'about' } } as const;
const toForm = ({ rows }: Rows<StaticPage>): AboutFormValues => toAboutForm(rows);

interface AboutScreenProps {
  list: 'homeAbout.list' | 'shopAbout.list';
  save: 'homeAbout.save' | 'shopAbout.save';
  draft: { screen: string; title: string };
}

/** The editor of an “About us” page; the home site and the shop have one each (OP-58). */
export function AboutScreen({ list, save, draft }: AboutScreenProps): ReactElement {
  const t = useTexts();
  const pages = useFreshRead(list, input);
  const { send } = useWrite(save, { failure: 'inPlace', success: t('about.saved') });
  const handle = useRecordForm<AboutFormValues>({
    draft: { ...draft, record: null },
    schema: aboutForm,
    initial: useInitial(pages.data, toForm),
    // Without it, the blocks are read-only, and *Add* and *Submit* are hidden.
    needs: needsOf(save),
    unreadable: { call: list, rows: pages.data?.unreadable ?? [] },
    fieldOfServer: { static_page: 'blocks' },
    save: ({ blocks }) => send({ body: { type: 'about', static_page: blocks } }),
    ...useReread(async () => wholeOf(await request(list, input)), toForm),
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
