import type { BrandVariants } from '@fluentui/react-components';

/** Deep teal; step 80 is the brand (white on it 6.0:1, white on 90 4.6:1, 120 on the dark card 6.9:1). */
export const brand: BrandVariants = {
  10: '#031714',
  20: '#03211E',
  30: '#032D29',
  40: '#033A35',
  50: '#014841',
  60: '#01554E',
  70: '#04625A',
  80: '#0E6F66',
  90: '#078479',
  100: '#249F92',
  110: '#43AFA3',
  120: '#5FBEB2',
  130: '#82CFC3',
  140: '#A7DED5',
  150: '#CAEBE5',
  160: '#E8F7F4',
};
