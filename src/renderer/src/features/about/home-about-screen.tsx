import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement } from 'react';
import { AboutScreen } from './about-screen';

/** checklist ABT-01 to ABT-03 */
export function HomeAboutScreen(): ReactElement {
  const t = useTexts();
  const draft = { screen: 'home.about', title: t('navigation.homeAboutUs') };
  return <AboutScreen list="homeAbout.list" save="homeAbout.save" draft={draft} />;
}
