import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement } from 'react';
import { AboutScreen } from './about-screen';

/** checklist PAG-04: `home` may edit the shop's page too (OP-59). */
export function ShopAboutScreen(): ReactElement {
  const t = useTexts();
  const draft = { screen: 'shop.about', title: t('navigation.shopAbout') };
  return <AboutScreen list="shopAbout.list" save="shopAbout.save" draft={draft} />;
}
