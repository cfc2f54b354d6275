/**
 * The app's own CSS variables. They are part of the theme object, so that Fluent writes them in the same class as its tokens and every
 * portal has them. `--dw-<state>-*` are the tints of the status badges.
 */
export interface OwnVariables extends Record<`dw-${string}`, string> {
  'dw-row-selected': string;
  'dw-bulk': string;
  'dw-card-shadow': string;
  'dw-changed': string;
  'dw-dot-on': string;
  'dw-dot-off': string;
}

type Tint = readonly [ground: string, text: string, stroke: string];

function tints(states: Record<string, Tint>): Record<`dw-${string}`, string> {
  return Object.fromEntries(
    Object.entries(states).flatMap(([state, [ground, text, stroke]]) => [
      [`dw-${state}-ground`, ground],
      [`dw-${state}-text`, text],
      [`dw-${state}-stroke`, stroke],
    ]),
  );
}

export const lightVariables: OwnVariables = {
  'dw-row-selected': '#EAF6F3',
  'dw-bulk': '#DFF1ED',
  'dw-card-shadow': '0 1px 2px rgba(60, 50, 30, 0.06)',
  'dw-bar-shadow': '0 -4px 16px rgba(40, 30, 10, 0.08)',
  'dw-changed': '#8A5F1F',
  'dw-dot-on': '#4E8A10',
  'dw-dot-off': '#C4383C',
  'dw-brass': '#C08A3E',
  'dw-panel': 'linear-gradient(160deg, #0E6F66, #064F48 55%, #03332E)',
  'dw-chart-delivered': '#6F9440',
  'dw-chart-way': '#2F74C0',
  'dw-chart-waiting': '#0E6F66',
  'dw-chart-canceled': '#C4494D',
  'dw-chart-orders': '#0E6F66',
  'dw-chart-guests': '#82CFC3',
  'dw-chart-guests-edge': '#249F92',
  'dw-chart-past': '#D3CEC6',
  'dw-chart-past-edge': '#857F75',
  'dw-chart-current': '#0E6F66',
  ...tints({
    ordered: ['#E3F3F0', '#0A5850', '#A9D9D1'],
    process: ['#FFF3DA', '#7A4A00', '#F0D59B'],
    shipped: ['#E7F0FB', '#114F93', '#B5D0F0'],
    delivered: ['#EDF5E1', '#3B5F0A', '#CBE0A8'],
    canceled: ['#FDECEA', '#A11D22', '#F2BFBC'],
    waiting: ['#F0EDE8', '#4A4C47', '#DAD5CC'],
  }),
};

export const darkVariables: OwnVariables = {
  'dw-row-selected': '#16332F',
  'dw-bulk': '#1A3E39',
  'dw-card-shadow': 'none',
  'dw-bar-shadow': '0 -4px 16px rgba(0, 0, 0, 0.4)',
  'dw-changed': '#E2BC7C',
  'dw-dot-on': '#9CCB5B',
  'dw-dot-off': '#C4383C',
  'dw-brass': '#D9A95C',
  'dw-panel': 'linear-gradient(160deg, #0A5850, #053F3A 55%, #03211E)',
  'dw-chart-delivered': '#8FB362',
  'dw-chart-way': '#6FA8E8',
  'dw-chart-waiting': '#43AFA3',
  'dw-chart-canceled': '#E07B7E',
  'dw-chart-orders': '#249F92',
  'dw-chart-guests': '#A7DED5',
  'dw-chart-guests-edge': '#A7DED5',
  'dw-chart-past': '#545A57',
  'dw-chart-past-edge': '#9AA19D',
  'dw-chart-current': '#5FBEB2',
  ...tints({
    ordered: ['#0D3833', '#82CFC3', '#1C5D55'],
    process: ['#3A2D12', '#F2C76B', '#65501F'],
    shipped: ['#172C44', '#97C5F5', '#2C4D74'],
    delivered: ['#26331A', '#B5DB7E', '#455A2C'],
    canceled: ['#421D1E', '#F7A9A5', '#743133'],
    waiting: ['#2F3331', '#CBD1CE', '#484E4B'],
  }),
};
