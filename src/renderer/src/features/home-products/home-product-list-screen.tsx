import { useWrite } from '@renderer/runtime/calls/use-write';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { ConfirmDialog } from '@renderer/ui/feedback/confirm-dialog';
import { ListScreen } from '@renderer/ui/list/list-screen';
import { parseListState } from '@renderer/ui/list/list-state';
import { isolate } from '@renderer/ui/text/isolate';
import { type HomeProduct, homeProductTypes } from '@shared/contract/home-products';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { homeProductList, toHomeProductList } from './home-product-list';

/** checklist HPR-02 */
export function HomeProductListScreen(): ReactElement {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  latestNavigate.current = navigate;
  const [search] = useSearchParams();
  const latestType = useRef('');
  latestType.current = parseListState(search, { tabs: homeProductTypes }).tab;
  const [toDelete, askDelete] = useState<HomeProduct | null>(null);
  const remove = useWrite('homeProducts.remove', { success: t('shell.deleted') });
  const definition = useMemo(
    () =>
      toHomeProductList({
        add: () => void latestNavigate.current(`${homeProductList}/add-products?type=${latestType.current}`),
        edit: ({ id }) => void latestNavigate.current(`${homeProductList}/add-products/${id}`),
        askDelete,
      }),
    [],
  );
  const confirm = async (id: number): Promise<void> => {
    const result = await remove.send({ params: { id } });
    if (result.ok) askDelete(null);
  };
  return (
    <ListScreen definition={definition}>
      {toDelete && (
        <ConfirmDialog
          isOpen
          title={t('shell.confirmDelete.title', { name: isolate(toDelete.title, language) })}
          isBusy={remove.isPending}
          onConfirm={() => void confirm(toDelete.id)}
          onCancel={() => askDelete(null)}
        />
      )}
    </ListScreen>
  );
}
