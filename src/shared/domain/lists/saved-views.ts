/** Longer names don't fit on a tab. */
export const maxViewName = 40;
/** Maximum number of views of one list. */
export const maxListViews = 20;

/** Value for a list without saved views. */
export const noListViews = { views: [], defaultId: null, columns: null };

export const starterKeys = ['fresh', 'toShip', 'cashToCollect', 'notPrinted'] as const;
export type StarterKey = (typeof starterKeys)[number];

const orderStarters = {
  fresh: { name: 'New', filters: { status: ['ordered'] } },
  toShip: { name: 'To ship', filters: { status: ['process'] } },
  cashToCollect: { name: 'Cash to collect', filters: { status: ['ordered', 'process', 'shipped', 'on_the_way'], payment: ['cash'] } },
  notPrinted: { name: 'Not printed', filters: { status: ['ordered', 'process'], printed: ['no'] } },
} as const satisfies Record<StarterKey, { name: string; filters: Record<string, readonly string[]> }>;

const toStarter = (starter: StarterKey) => ({
  id: `starter-${starter}`,
  name: orderStarters[starter].name,
  filters: Object.fromEntries(Object.entries(orderStarters[starter].filters).map(([key, values]) => [key, [...values]])),
  sort: null,
  columns: null,
  starter,
});

/** Returns the saved views that a list has from the start, by its route. */
export const toStarterViews = (list: string) => (list === 'orders' || list === 'orders-guest' ? starterKeys.map(toStarter) : []);
