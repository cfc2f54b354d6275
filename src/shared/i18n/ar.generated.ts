// Written by `npm run generate` from the exports /\w+Ar/ of src/shared/i18n/messages/*.ts.
import type { en } from './en.generated';
import type { ArabicOf } from './messages/catalogue';
import { aboutAr } from './messages/about';
import { activationAr } from './messages/activation';
import { adminFormAr } from './messages/admin-form';
import { adminsAr } from './messages/admins';
import { arrivalsAr } from './messages/new-orders';
import { bulkAr } from './messages/bulk';
import { categoriesAr } from './messages/categories';
import { closingAr } from './messages/closing';
import { commonAr } from './messages/common';
import { connectionAr } from './messages/connection';
import { contactMessagesAr } from './messages/contact-messages';
import { currencyAr } from './messages/currency';
import { customerCardAr } from './messages/customer-card';
import { dashboardAr } from './messages/dashboard';
import { datesAr } from './messages/dates';
import { deliveryAr } from './messages/delivery';
import { desktopAr } from './messages/desktop';
import { diagnosticsAr } from './messages/diagnostics';
import { documentsAr } from './messages/documents';
import { dynamicVariantsAr } from './messages/dynamic-variants';
import { failuresAr } from './messages/failures';
import { firstStepsAr } from './messages/first-steps';
import { formsAr } from './messages/forms';
import { gridAr } from './messages/grid';
import { guideAr } from './messages/guide';
import { homePageAr } from './messages/home-page';
import { homeProductsAr } from './messages/home-products';
import { ibanAr } from './messages/iban';
import { keptDraftsAr } from './messages/drafts';
import { listsAr } from './messages/lists';
import { menuAr } from './messages/menu';
import { navigationAr } from './messages/navigation';
import { notificationsAr } from './messages/notifications';
import { offlineAr } from './messages/offline';
import { ordersAr } from './messages/orders';
import { plotsAr } from './messages/charts';
import { policyAr } from './messages/policy';
import { printHistoryAr } from './messages/print-history';
import { printListsAr } from './messages/print-lists';
import { printMarksAr } from './messages/print-marks';
import { printMenuAr } from './messages/print-menu';
import { printQueueAr } from './messages/print-queue';
import { printablesAr } from './messages/printables';
import { printerSettingsAr } from './messages/printer-settings';
import { printerStatesAr } from './messages/printer-states';
import { productFormAr } from './messages/product-form';
import { productImportAr } from './messages/product-import';
import { productLabelsAr } from './messages/product-labels';
import { productTableAr } from './messages/product-table';
import { productsAr } from './messages/products';
import { profileAr } from './messages/profile';
import { promoCodesAr } from './messages/promo-codes';
import { reconciliationAr } from './messages/reconciliation';
import { richTextAr } from './messages/rich-text';
import { rulesAr } from './messages/rules';
import { salesAr } from './messages/sales';
import { salesDocumentsAr } from './messages/sales-documents';
import { scanAr } from './messages/scan';
import { serverCheckAr } from './messages/server-check';
import { serverFieldsAr } from './messages/server-fields';
import { serverProfileAr } from './messages/server-profile';
import { shellAr } from './messages/shell';
import { shippingAr } from './messages/shipping';
import { shopBannersAr } from './messages/shop-banners';
import { shortcutsAr } from './messages/shortcuts';
import { signInAr } from './messages/sign-in';
import { socialAr } from './messages/social';
import { staffNotesAr } from './messages/staff-notes';
import { staticPagesAr } from './messages/static-pages';
import { stationAr } from './messages/station';
import { stationSettingsAr } from './messages/station-settings';
import { styleUpAr } from './messages/style-up';
import { trayAr } from './messages/tray';
import { undoAr } from './messages/undo';
import { updatesAr } from './messages/updates';
import { usersAr } from './messages/users';
import { variantFormAr } from './messages/variant-form';
import { variantsAr } from './messages/variants';
import { vocabularyAr } from './messages/vocabulary';
import { whatsNewAr } from './messages/whats-new';
import { writingAr } from './messages/bulk-edit';

export const ar: ArabicOf<typeof en> = {
  about: aboutAr,
  activation: activationAr,
  adminForm: adminFormAr,
  admins: adminsAr,
  arrivals: arrivalsAr,
  bulk: bulkAr,
  categories: categoriesAr,
  closing: closingAr,
  common: commonAr,
  connection: connectionAr,
  contactMessages: contactMessagesAr,
  currency: currencyAr,
  customerCard: customerCardAr,
  dashboard: dashboardAr,
  dates: datesAr,
  delivery: deliveryAr,
  desktop: desktopAr,
  diagnostics: diagnosticsAr,
  documents: documentsAr,
  dynamicVariants: dynamicVariantsAr,
  failures: failuresAr,
  firstSteps: firstStepsAr,
  forms: formsAr,
  grid: gridAr,
  guide: guideAr,
  homePage: homePageAr,
  homeProducts: homeProductsAr,
  iban: ibanAr,
  keptDrafts: keptDraftsAr,
  lists: listsAr,
  menu: menuAr,
  navigation: navigationAr,
  notifications: notificationsAr,
  offline: offlineAr,
  orders: ordersAr,
  plots: plotsAr,
  policy: policyAr,
  printHistory: printHistoryAr,
  printLists: printListsAr,
  printMarks: printMarksAr,
  printMenu: printMenuAr,
  printQueue: printQueueAr,
  printables: printablesAr,
  printerSettings: printerSettingsAr,
  printerStates: printerStatesAr,
  productForm: productFormAr,
  productImport: productImportAr,
  productLabels: productLabelsAr,
  productTable: productTableAr,
  products: productsAr,
  profile: profileAr,
  promoCodes: promoCodesAr,
  reconciliation: reconciliationAr,
  richText: richTextAr,
  rules: rulesAr,
  sales: salesAr,
  salesDocuments: salesDocumentsAr,
  scan: scanAr,
  serverCheck: serverCheckAr,
  serverFields: serverFieldsAr,
  serverProfile: serverProfileAr,
  shell: shellAr,
  shipping: shippingAr,
  shopBanners: shopBannersAr,
  shortcuts: shortcutsAr,
  signIn: signInAr,
  social: socialAr,
  staffNotes: staffNotesAr,
  staticPages: staticPagesAr,
  station: stationAr,
  stationSettings: stationSettingsAr,
  styleUp: styleUpAr,
  tray: trayAr,
  undo: undoAr,
  updates: updatesAr,
  users: usersAr,
  variantForm: variantFormAr,
  variants: variantsAr,
  vocabulary: vocabularyAr,
  whatsNew: whatsNewAr,
  writing: writingAr,
};
