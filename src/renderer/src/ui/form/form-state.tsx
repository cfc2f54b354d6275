import { Button } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { EmptyState } from '@renderer/ui/feedback/empty-state';
import { FailureState } from '@renderer/ui/feedback/error-state';
import type { FailureError } from '@shared/contract/result';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { type FormPlace, FormSkeleton } from './form-skeleton';

/** State of a read, or of several combined, that a form waits for. */
export interface FormRead<Record> {
  data: Record | undefined;
  error: FailureError | null;
  refetch: () => Promise<unknown>;
}

interface FormStateProps<Record> {
  read: FormRead<Record | null>;
  /** Destination of the link back when the record doesn't exist; without it, a missing record is an empty form. */
  backTo?: string;
  /** The same for a form in a dialog. */
  onBack?: () => void;
  goneText?: string;
  /** Names what couldn't be loaded. */
  errorTitle?: string;
  place?: FormPlace;
  children: ReactNode;
}

/**
 * Shown in a form's place until its record is loaded: a placeholder, an error with retry, or a note that the record doesn't exist, with a
 * link back.
 */
export function FormState<Record>({ read, backTo, onBack, goneText, errorTitle, place, children }: FormStateProps<Record>): ReactElement {
  const t = useTexts();
  const navigate = useNavigate();
  const { data, error } = read;
  const goBack = onBack ?? (backTo !== undefined && (() => void navigate(backTo)));
  if (goBack && (data === null || (data === undefined && error?.failure.code === 'notFound'))) {
    const back = (
      <Button appearance="primary" onClick={goBack}>
        {t('common.back')}
      </Button>
    );
    return <EmptyState title={goneText ?? t('failures.notFound')} action={back} />;
  }
  if (data === undefined && error)
    return (
      <FailureState failure={error.failure} {...(errorTitle !== undefined && { title: errorTitle })} onRetry={() => void read.refetch()} />
    );
  if (data === undefined) return <FormSkeleton {...(place && { place })} />;
  return <>{children}</>;
}

/** Returns the record as form values, the same object until the record changes; null while it loads. */
export function useInitial<Record, Values>(record: Record | null | undefined, toValues: (record: Record) => Values): Values | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `toValues` is a pure function of the module.
  return useMemo(() => (record === null || record === undefined ? null : toValues(record)), [record]);
}
