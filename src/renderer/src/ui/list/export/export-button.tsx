import { Button } from '@fluentui/react-components';
import { TableArrowUpRegular } from '@fluentui/react-icons';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { usePolicyValue } from '@renderer/runtime/state/managed';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import type { WholeAnswer } from '@shared/contract/desktop/whole-lists';
import { type ReactElement, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recallList } from '../state/list-memory';
import type { ListState } from '../state/list-state';
import { toWholeQuestion, type WholeDeclaration } from '../whole/use-whole';
import { toValueName } from '../whole/value-name';
import type { ExportDialogProps } from './export-dialog';

const ExportDialog = lazyWithProps(() => import('./export-dialog'), 'ExportDialog');

/** What is exported of a list. */
export interface ExportSource extends WholeDeclaration {
  id: string;
  title: string;
  /** In the server's own words. */
  asked: ListState;
  isAway: boolean;
  columns: ExportDialogProps['columns'];
}

/** Saves the list as a spreadsheet; locked where IT does not allow it. */
export function ExportButton({ source }: { source: ExportSource }): ReactElement {
  const { id, title, asked, isAway, columns, ...declaration } = source;
  const { t } = useTranslation();
  const language = useLanguage();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const isForbidden = usePolicyValue('listExport') === false;
  const view = toWholeQuestion(declaration, { ...asked, page: 1 }, { language, isAsked: true });
  const all = toWholeQuestion(declaration, { ...asked, page: 1, search: '', filters: {} }, { language, isAsked: true });
  const namesOf = (key: string, { counts }: WholeAnswer): Record<string, string> | undefined => {
    const condition = declaration.whole?.conditions.find((one) => one.key === key);
    return (
      condition && Object.fromEntries((counts[key] ?? []).map((one) => [one.value, toValueName(condition, one, { t, format, language })]))
    );
  };
  const label = t(isForbidden ? 'lists.export.forbidden' : 'lists.export.open');
  return (
    <>
      <Button
        appearance="subtle"
        icon={<TableArrowUpRegular />}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        disabledFocusable={isForbidden || isAway}
        onClick={() => setOpen(true)}
      />
      <Suspense fallback={null}>
        {isOpen && view && all && (
          <ExportDialog
            title={title}
            view={view}
            all={all}
            ticked={[...(recallList(id)?.selected.keys() ?? [])]}
            columns={columns}
            namesOf={namesOf}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
