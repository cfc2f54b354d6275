import type { Stop } from '../../guide';
import { afterLeaving, field, type Shop, saveRefused, saveWithErrors, visitChosen, visitFailing, visitWithout } from '../steps';
import { messageStops } from './messages';

function social(shop: Shop): Stop[] {
  const { singles } = shop.shop.store;
  const path = '/home/social';
  return [
    afterLeaving(visitFailing('home-social-not-loaded', path, shop, 'homeSocial.read')),
    visitWithout('home-social-empty', path, () => {
      const { homeSocial } = singles;
      singles.homeSocial = null;
      return () => {
        singles.homeSocial = homeSocial;
      };
    }),
    visitChosen('home-social', path),
    {
      name: 'home-social-errors',
      async go(guide) {
        await guide.press(guide.t('forms.edit'));
        await field(guide, 'time_from').fill('25:90');
        await field(guide, 'time_to').fill('');
        await saveWithErrors(guide);
      },
    },
    {
      name: 'home-social-refused',
      async go(guide) {
        await field(guide, 'time_from').fill('0930');
        await field(guide, 'time_to').fill('٢٢:٣٠');
        await saveRefused(guide, shop, 'homeSocial.save');
      },
    },
  ];
}

function messages(shop: Shop): Stop[] {
  const [first, ...others] = messageStops(shop, 'home', '/home/contact-us');
  return [afterLeaving(first), ...others];
}

function about(shop: Shop): Stop[] {
  const { singles } = shop.shop.store;
  const path = '/home/about-us';
  return [
    visitFailing('home-about-not-loaded', path, shop, 'homeAbout.list'),
    visitWithout('home-about-empty', path, () => {
      const { homeAbout } = singles;
      singles.homeAbout = [];
      return () => {
        singles.homeAbout = homeAbout;
      };
    }),
    visitChosen('home-about', path),
    {
      name: 'home-about-errors',
      async go(guide) {
        await guide.press(guide.t('about.add'));
        await field(guide, 'blocks.2.title_en').fill('Visit us');
        await saveWithErrors(guide);
      },
    },
    {
      name: 'home-about-refused',
      async go(guide) {
        await field(guide, 'blocks.2.title_ar').fill('زورونا');
        await saveRefused(guide, shop, 'homeAbout.save');
      },
    },
  ];
}

/** Social settings, contact messages and the About page of the home site. */
export function homeSiteStops(shop: Shop): Stop[] {
  return [...social(shop), ...messages(shop), ...about(shop)];
}
