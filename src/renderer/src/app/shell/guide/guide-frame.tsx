import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { firstDay } from '@renderer/runtime/state/first-steps-state';
import { guide, useGuide } from '@renderer/runtime/state/guide-state';
import { useHasScreens, useSession } from '@renderer/runtime/state/session-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isAllowed } from '@shared/domain/permissions';
import type { ReactElement } from 'react';
import { pendingScreen } from '../../pending-screen';
import { appRoutes } from '../../routes';
import { toScreenItems } from '../commands/command-items';
import { shellPanels } from '../shell-panels-store';
import { firstDayPath } from './first-day';
import { closeGuide } from './leave-guide';

const GuidePanel = lazyWithProps(() => import('@renderer/features/guide/guide-panel'), 'GuidePanel');

/** The guide with the app's data that it shows: the open screen, and the screens that it links to. */
export function GuideFrame({ isOver }: { isOver: boolean }): ReactElement {
  const t = useTexts();
  const screen = useGuide((state) => state.screen);
  const roles = useSession((state) => state.roles);
  const hasScreens = useHasScreens();
  const route = appRoutes.find(({ path }) => path === screen);
  const title = hasScreens ? t(`navigation.${route?.title ?? 'notFound'}`) : t('navigation.signIn');
  const go = (path: string): void => {
    if (!hasScreens) return;
    if (isOver) guide.close();
    pendingScreen.open(path);
  };
  const findScreens = (search: string): { path: string; title: string }[] =>
    hasScreens
      ? toScreenItems(
          search,
          (key) => t(`navigation.${key}`),
          (need) => isAllowed(need, roles),
        ).map(({ to, label }) => ({ path: to, title: label }))
      : [];
  return (
    <GuidePanel
      screenTitle={title}
      findScreens={findScreens}
      onGo={go}
      {...(hasScreens && {
        onFirstDay: () => {
          firstDay.show();
          go(`/${firstDayPath}`);
        },
      })}
      {...(hasScreens && {
        onWhatsNew: () => {
          if (isOver) guide.close();
          shellPanels.open('whatsNew');
        },
      })}
      onClose={closeGuide}
      onShortcuts={() => {
        if (isOver) guide.close();
        shellPanels.open('shortcuts');
      }}
    />
  );
}
