import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement } from 'react';
import { AboutScreen } from './about-screen';

/** Checklist PAG-04: `home` may edit the shop's page too (OP-59). */
export function ShopAboutScreen(): ReactElement {
  const t = useTexts();
  const draft = { screen: 'shop.about', title: t('navigation.shopAbout') };
  return <AboutScreen list="shopAbout.list" save="shopAbout.save" draft={draft} />;
}

/** checklist ABT-01 to ABT-03 */
export function HomeAboutScreen(): ReactElement {
  const t = useTexts();
  const draft = { screen: 'home.about', title: t('navigation.homeAboutUs') };
  return <AboutScreen list="homeAbout.list" save="homeAbout.save" draft={draft} />;
}
