// Written by `npm run generate` from the exports /\w+En/ of src/shared/i18n/messages/*.ts.
import { aboutEn } from './messages/about';
import { activationEn } from './messages/activation';
import { adminFormEn } from './messages/admin-form';
import { adminsEn } from './messages/admins';
import { arrivalsEn } from './messages/new-orders';
import { bulkEn } from './messages/bulk';
import { categoriesEn } from './messages/categories';
import { closingEn } from './messages/closing';
import { commonEn } from './messages/common';
import { connectionEn } from './messages/connection';
import { contactMessagesEn } from './messages/contact-messages';
import { currencyEn } from './messages/currency';
import { customerCardEn } from './messages/customer-card';
import { dashboardEn } from './messages/dashboard';
import { datesEn } from './messages/dates';
import { deliveryEn } from './messages/delivery';
import { desktopEn } from './messages/desktop';
import { diagnosticsEn } from './messages/diagnostics';
import { documentsEn } from './messages/documents';
import { dynamicVariantsEn } from './messages/dynamic-variants';
import { failuresEn } from './messages/failures';
import { firstStepsEn } from './messages/first-steps';
import { formsEn } from './messages/forms';
import { gridEn } from './messages/grid';
import { guideEn } from './messages/guide';
import { homePageEn } from './messages/home-page';
import { homeProductsEn } from './messages/home-products';
import { ibanEn } from './messages/iban';
import { keptDraftsEn } from './messages/drafts';
import { listsEn } from './messages/lists';
import { menuEn } from './messages/menu';
import { navigationEn } from './messages/navigation';
import { notificationsEn } from './messages/notifications';
import { offlineEn } from './messages/offline';
import { ordersEn } from './messages/orders';
import { plotsEn } from './messages/charts';
import { policyEn } from './messages/policy';
import { printHistoryEn } from './messages/print-history';
import { printListsEn } from './messages/print-lists';
import { printMarksEn } from './messages/print-marks';
import { printMenuEn } from './messages/print-menu';
import { printQueueEn } from './messages/print-queue';
import { printablesEn } from './messages/printables';
import { printerSettingsEn } from './messages/printer-settings';
import { printerStatesEn } from './messages/printer-states';
import { productFormEn } from './messages/product-form';
import { productImportEn } from './messages/product-import';
import { productLabelsEn } from './messages/product-labels';
import { productTableEn } from './messages/product-table';
import { productsEn } from './messages/products';
import { profileEn } from './messages/profile';
import { promoCodesEn } from './messages/promo-codes';
import { reconciliationEn } from './messages/reconciliation';
import { richTextEn } from './messages/rich-text';
import { rulesEn } from './messages/rules';
import { salesDocumentsEn } from './messages/sales-documents';
import { salesEn } from './messages/sales';
import { scanEn } from './messages/scan';
import { serverCheckEn } from './messages/server-check';
import { serverFieldsEn } from './messages/server-fields';
import { serverProfileEn } from './messages/server-profile';
import { shellEn } from './messages/shell';
import { shippingEn } from './messages/shipping';
import { shopBannersEn } from './messages/shop-banners';
import { shortcutsEn } from './messages/shortcuts';
import { signInEn } from './messages/sign-in';
import { socialEn } from './messages/social';
import { staffNotesEn } from './messages/staff-notes';
import { staticPagesEn } from './messages/static-pages';
import { stationEn } from './messages/station';
import { stationSettingsEn } from './messages/station-settings';
import { styleUpEn } from './messages/style-up';
import { trayEn } from './messages/tray';
import { undoEn } from './messages/undo';
import { updatesEn } from './messages/updates';
import { usersEn } from './messages/users';
import { variantFormEn } from './messages/variant-form';
import { variantsEn } from './messages/variants';
import { vocabularyEn } from './messages/vocabulary';
import { whatsNewEn } from './messages/whats-new';
import { writingEn } from './messages/bulk-edit';

export const en = {
  about: aboutEn,
  activation: activationEn,
  adminForm: adminFormEn,
  admins: adminsEn,
  arrivals: arrivalsEn,
  bulk: bulkEn,
  categories: categoriesEn,
  closing: closingEn,
  common: commonEn,
  connection: connectionEn,
  contactMessages: contactMessagesEn,
  currency: currencyEn,
  customerCard: customerCardEn,
  dashboard: dashboardEn,
  dates: datesEn,
  delivery: deliveryEn,
  desktop: desktopEn,
  diagnostics: diagnosticsEn,
  documents: documentsEn,
  dynamicVariants: dynamicVariantsEn,
  failures: failuresEn,
  firstSteps: firstStepsEn,
  forms: formsEn,
  grid: gridEn,
  guide: guideEn,
  homePage: homePageEn,
  homeProducts: homeProductsEn,
  iban: ibanEn,
  keptDrafts: keptDraftsEn,
  lists: listsEn,
  menu: menuEn,
  navigation: navigationEn,
  notifications: notificationsEn,
  offline: offlineEn,
  orders: ordersEn,
  plots: plotsEn,
  policy: policyEn,
  printHistory: printHistoryEn,
  printLists: printListsEn,
  printMarks: printMarksEn,
  printMenu: printMenuEn,
  printQueue: printQueueEn,
  printables: printablesEn,
  printerSettings: printerSettingsEn,
  printerStates: printerStatesEn,
  productForm: productFormEn,
  productImport: productImportEn,
  productLabels: productLabelsEn,
  productTable: productTableEn,
  products: productsEn,
  profile: profileEn,
  promoCodes: promoCodesEn,
  reconciliation: reconciliationEn,
  richText: richTextEn,
  rules: rulesEn,
  salesDocuments: salesDocumentsEn,
  sales: salesEn,
  scan: scanEn,
  serverCheck: serverCheckEn,
  serverFields: serverFieldsEn,
  serverProfile: serverProfileEn,
  shell: shellEn,
  shipping: shippingEn,
  shopBanners: shopBannersEn,
  shortcuts: shortcutsEn,
  signIn: signInEn,
  social: socialEn,
  staffNotes: staffNotesEn,
  staticPages: staticPagesEn,
  station: stationEn,
  stationSettings: stationSettingsEn,
  styleUp: styleUpEn,
  tray: trayEn,
  undo: undoEn,
  updates: updatesEn,
  users: usersEn,
  variantForm: variantFormEn,
  variants: variantsEn,
  vocabulary: vocabularyEn,
  whatsNew: whatsNewEn,
  writing: writingEn,
} as const;
