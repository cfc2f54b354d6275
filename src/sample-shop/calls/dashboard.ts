import type { dashboardCalls } from '@shared/contract/shop/dashboard';
import { toKuwaitDay } from '@shared/domain/dates';
import { sumFils, toDinar, toFils } from '@shared/domain/money';
import type { Handlers } from '../http/handler';

/** The API counts brands and sub-categories but has no calls for them, so the shop returns fixed counts. */
const brands = 11;
const subCategories = 38;

export const dashboardHandlers: Handlers<typeof dashboardCalls> = {
  'dashboard.read'({ store: { tables }, now }) {
    const orders = [...tables.orders.all(), ...tables.guestOrders.all()];
    const countOf = (...statuses: string[]): number => orders.filter((order) => statuses.includes(order.status)).length;
    const sold = orders.filter((order) => order.status !== 'canceled');
    const today = toKuwaitDay(now);
    const ofToday = sold.filter((order) => toKuwaitDay(new Date(order.createdAt)) === today);
    const salesOf = (some: typeof sold): number => toDinar(sumFils(some.map((order) => toFils(Number(order.total)))));
    return {
      totalUsers: tables.users.all().filter((user) => !user.isDeleted).length,
      totalAdmins: tables.admins.all().filter((admin) => !admin.isDeleted).length,
      totalCategories: tables.categories.all().filter((category) => !category.isDeleted).length,
      totalSubCategories: subCategories,
      totalBrands: brands,
      totalOrders: orders.length,
      ordersOnTheWay: countOf('shipped', 'on_the_way'),
      ordersCanceled: countOf('canceled'),
      ordersDelivered: countOf('delivered'),
      totalSales: salesOf(sold),
      salesDaily: salesOf(ofToday),
    };
  },
};
