import { Dropdown, makeStyles, Option } from '@fluentui/react-components';
import { dropRow } from '@renderer/runtime/calls/cached-rows';
import { useRead } from '@renderer/runtime/calls/use-read';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useCategoryOptions } from '@renderer/shared-components/categories/use-category-options';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { Modal } from '@renderer/ui/feedback/modal';
import { SkeletonBar } from '@renderer/ui/feedback/skeleton-bar';
import { FieldFrame } from '@renderer/ui/inputs/field-frame';
import { fullWidth, stack } from '@renderer/ui/layout/layout-styles';
import { BulkLeaveButton } from '@renderer/ui/list/bulk/bulk-leave-button';
import { BulkReport } from '@renderer/ui/list/bulk/bulk-report';
import { BulkStartButton } from '@renderer/ui/list/bulk/bulk-start-button';
import { useBulkWrite } from '@renderer/ui/list/bulk/use-bulk-write';
import { type BulkWrite, toBulkWrite } from '@renderer/ui/list/bulk/write-each';
import { quietText } from '@renderer/ui/text/text-styles';
import type { DynamicVariant } from '@shared/contract/catalogue/dynamic-variants';
import { inLanguage } from '@shared/domain/language';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Trans } from 'react-i18next';
import { DeleteChoices } from './delete-choices';

const useCategoryChoiceStyles = makeStyles({ control: fullWidth, list: { maxHeight: '320px' } });

interface CategoryChoiceProps {
  /** Id as text; null until one is selected. */
  value: string | null;
  isDisabled: boolean;
  onChange(value: string): void;
}

function CategoryChoice({ value, isDisabled, onChange }: CategoryChoiceProps): ReactElement {
  const styles = useCategoryChoiceStyles();
  const t = useTexts();
  const { options, error, refetch } = useCategoryOptions();
  if (error && !options) {
    return <FailureState failure={error.failure} title={t('dynamicVariants.categoriesNotLoaded')} onRetry={() => void refetch()} />;
  }
  return (
    <FieldFrame label={t('dynamicVariants.category')}>
      <Dropdown
        className={styles.control}
        listbox={{ className: styles.list }}
        disabled={isDisabled}
        placeholder={t('dynamicVariants.chooseCategory')}
        value={options?.find((option) => option.value === value)?.text ?? ''}
        selectedOptions={value === null ? [] : [value]}
        onOptionSelect={(_event, { optionValue }) => optionValue !== undefined && optionValue !== value && onChange(optionValue)}
      >
        {(options ?? []).map((option) => (
          <Option key={option.value} value={option.value}>
            {option.text}
          </Option>
        ))}
      </Dropdown>
    </FieldFrame>
  );
}

const widthPx = 520;
const none: ReadonlySet<number> = new Set();

function toDeletion(client: QueryClient): BulkWrite<DynamicVariant> {
  const toPlan = ({ id, name_en, name_ar }: DynamicVariant) => ({
    name: (name_en || name_ar).slice(0, 500),
    input: { params: { id }, body: { isDeleted: true } },
  });
  return toBulkWrite('dynamicVariants.setDeleted', toPlan, {
    onWritten({ id }) {
      for (const list of ['dynamicVariants.list', 'dynamicVariants.ofCategory'] as const) dropRow(client, list, id);
    },
  });
}

const useStyles = makeStyles({
  content: stack.gap16,
  quiet: quietText,
});

/** Deletes several of a category's dynamic variants, with one call each (checklist DYN-05, DYN-13, OP-77). */
export function DeleteDialog({ onClose }: { onClose(): void }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  const client = useQueryClient();
  const [categoryId, setCategoryId] = useState<string | null>(null);
  const [ticked, setTicked] = useState(none);
  /** The category of the last run and its report. */
  const [reported, setReported] = useState<string | null>(null);
  const items = useRead(
    'dynamicVariants.ofCategory',
    { params: { categoryId: Number(categoryId) } },
    { enabled: categoryId !== null, keepPrevious: false, staleTimeMs: 0 },
  );
  const rows = (items.data?.rows ?? []).filter(({ isDeleted }) => !isDeleted);
  const chosen = rows.filter(({ id }) => ticked.has(id));
  const run = useBulkWrite<DynamicVariant>({
    title: t('dynamicVariants.delete.title'),
    success: t('shell.deleted'),
    onWritten: (deleted) => setTicked((before) => before.difference(new Set(deleted.map(({ id }) => id)))),
    onDone: onClose,
  });
  const label = chosen.length === 0 ? t('common.delete') : t('dynamicVariants.delete.confirm', { count: chosen.length });
  const start = (): void => {
    if (chosen.length === 0) notify.warning(t('dynamicVariants.selectFirst'));
    else {
      setReported(categoryId);
      void run.start(toDeletion(client), chosen);
    }
  };
  const change = (id: string): void => {
    setCategoryId(id);
    setTicked(none);
  };
  return (
    <Modal
      title={t('dynamicVariants.delete.title')}
      maxWidthPx={widthPx}
      contentClass={styles.content}
      onClose={() => !run.progress && onClose()}
      actions={
        <>
          <BulkLeaveButton run={run} onClose={onClose} />
          <BulkStartButton run={run} label={run.progress ? t('bulk.progress', { ...run.progress }) : label} isDanger onStart={start} />
        </>
      }
    >
      <CategoryIntro categoryId={categoryId} />
      <CategoryChoice value={categoryId} isDisabled={run.progress !== null} onChange={change} />
      {run.rest && reported === categoryId && (
        <BulkReport outcome={run.rest} rowName={(row) => inLanguage(language, 'name', row) || `#${row.id}`} />
      )}
      {items.error && !items.data && <FailureState failure={items.error.failure} onRetry={() => void items.refetch()} />}
      {items.isPending && items.isFetching && <SkeletonBar width="60%" />}
      {items.data && rows.length === 0 && <span className={styles.quiet}>{t('dynamicVariants.delete.noneThere')}</span>}
      {rows.length > 0 && <DeleteChoices rows={rows} ticked={ticked} isDisabled={run.progress !== null} onChange={setTicked} />}
    </Modal>
  );
}

function CategoryIntro({ categoryId }: { categoryId: string | null }): ReactElement {
  const t = useTexts();
  const { options } = useCategoryOptions();
  const category = options?.find(({ value }) => value === categoryId)?.text;
  if (category === undefined) return <span>{t('dynamicVariants.delete.anyCategory')}</span>;
  return (
    <span>
      <Trans i18nKey="dynamicVariants.delete.ofCategory" values={{ category }} components={{ b: <b />, name: <bdi /> }} />
    </span>
  );
}
