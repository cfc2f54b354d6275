import { readAppVersion } from '@renderer/runtime/calls/app-version';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { usePolicy } from '@renderer/runtime/state/managed';
import { useUnsavedWork } from '@renderer/runtime/state/unsaved-work';
import { isOlderVersion } from '@shared/domain/app-version';
import { type ReactElement, Suspense } from 'react';

const MinimumVersionSheet = lazyWithProps(() => import('@renderer/features/updates/minimum-version-sheet'), 'MinimumVersionSheet');

/** Covers the screens of a version that IT counts as too old; a form with changes may be saved first. */
export function MinimumVersion(): ReactElement | null {
  const entry = usePolicy()?.entries.minimumVersion;
  const hasUnsaved = useUnsavedWork(({ forms }) => forms.size > 0);
  if (!entry || hasUnsaved || !isOlderVersion(readAppVersion(), entry.value)) return null;
  return (
    <Suspense fallback={null}>
      <MinimumVersionSheet minimum={entry.value} managed={{ where: entry.where }} />
    </Suspense>
  );
}
