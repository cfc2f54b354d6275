import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AboutScreen } from './about-screen';

/** checklist PAG-04: `home` may edit the shop's page too (OP-59). */
export function ShopAboutScreen(): ReactElement {
  const { t } = useTranslation();
  const draft = { screen: 'shop.about', title: t('navigation.shopAbout') };
  return <AboutScreen list="shopAbout.list" save="shopAbout.save" draft={draft} />;
}
