import { requiredText } from '@renderer/rules/form-rules';
import type { StaticPage } from '@shared/contract/static-pages';
import { z } from 'zod';

/** checklist ABT-02 to ABT-05: titles in both languages are required, descriptions are not. */
const aboutBlock = z.object({ title_en: requiredText(), title_ar: requiredText(), description_en: z.string(), description_ar: z.string() });
type AboutBlock = z.output<typeof aboutBlock>;

export const aboutForm = z.object({ blocks: z.array(aboutBlock) });
export type AboutFormValues = z.output<typeof aboutForm>;

export const emptyAboutBlock: AboutBlock = { title_en: '', title_ar: '', description_en: '', description_ar: '' };

export function toAboutForm(pages: readonly StaticPage[]): AboutFormValues {
  const blocks = pages.map(({ title_en, title_ar, description_en, description_ar }) => ({
    title_en,
    title_ar,
    description_en,
    description_ar,
  }));
  return { blocks: blocks.length > 0 ? blocks : [emptyAboutBlock] };
}
