import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { activation, toActivationQuery, toActivationScope } from '@renderer/ui/list/activation';
import { pictureColumn } from '@renderer/ui/list/columns/picture-column';
import type { ListDefinition } from '@renderer/ui/list/list-definition';
import { ListScreen } from '@renderer/ui/list/list-screen';
import type { ListContext } from '@renderer/ui/list/state/list-context';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import type { Category } from '@shared/contract/catalogue/categories';
import { inLanguage, type Language, otherLanguage } from '@shared/domain/language';
import { categories } from '@shared/lists/catalogue';
import type { ReactElement } from 'react';

const CategoryDialog = lazyWithProps(() => import('./category-dialog'), 'CategoryDialog');

const rowName = (category: Category, language: Language): string => inLanguage(language, 'name', category);

/** Null creates a new one. */
function openForm(category: Category | null, { open }: Pick<ListContext, 'open'>): void {
  open((close) => <CategoryDialog category={category} onClose={close} />);
}

/**
 * checklist CAT-01 to CAT-18
 * @public
 */
export const categoryList: ListDefinition<'categories.list'> = {
  id: 'masterHN/categories',
  title: 'categories',
  texts: 'categories',
  call: 'categories.list',
  toInput: (state) => ({ query: toActivationQuery(state) }),
  isSearchable: true,
  rowName,
  columns: [
    { key: 'id' },
    pictureColumn('category', (category, language) => ({ picture: category.image || null, name: rowName(category, language) }), {
      isLink: true,
    }),
    { key: 'otherName', cell: (category, { language }) => <IsolatedText>{category[`name_${otherLanguage(language)}`]}</IsolatedText> },
  ],
  list: categories,
  toScope: toActivationScope,
  ...activation<Category, 'categories.setDeleted'>({ call: 'categories.setDeleted', rowName }),
  add: { to: (list) => openForm(null, list), call: 'categories.add' },
  edit: { open: openForm, call: 'categories.update' },
};

/** `/masterHN/categories` (OP-65) */
export function CategoryListScreen(): ReactElement {
  return <ListScreen definition={categoryList} />;
}
