import { say, type Words } from './topic';
import type { TopicId } from './topics';

interface Highlight {
  /** The start of its line in the changelog. */
  line: string;
  title: Words;
  text: Words;
  /** The topic that *Show me* opens; its picture is shown beside the text. */
  topic: TopicId;
}

interface Also {
  line: string;
  text: Words;
}

export interface WhatsNew {
  /** Version of the app. */
  version: string;
  highlights: readonly Highlight[];
  also: readonly Also[];
}

/** The highlights of each version, newest first; `CHANGELOG.md` has all changes. */
export const whatsNew: readonly WhatsNew[] = [
  {
    version: '0.1.0',
    highlights: [
      {
        line: 'A guide beside the screen',
        title: say('دليل بجانب الشاشة', 'A guide beside the screen'),
        text: say(
          'اضغط F1 في أي شاشة لعرض الخطوات وصور من التطبيق، حتى دون اتصال.',
          'Press F1 on any screen for steps and pictures of the app, even offline.',
        ),
        topic: 'keyboard',
      },
      {
        line: 'Orders, products, users, and promo codes can be sorted',
        title: say('ترتيب القوائم الكاملة وتصفيتها وجمعها', 'Sort, filter, and total full lists'),
        text: say(
          'اضغط عنوان أي عمود: يحمّل ديوان القائمة كاملة، ويعرض وقت تحميلها، ويجمع الصفوف التي تحددها.',
          'Select a column header. Diwan loads the full list, shows when it was loaded, and totals the rows that you select.',
        ),
        topic: 'sort-and-sum',
      },
      {
        line: '*Search everything* (Ctrl+K) finds products',
        title: say('بحث واحد في كل ديوان', 'One search for everything'),
        text: say(
          'الطلبات والعملاء والمنتجات والإجراءات وهذا الدليل، حتى إن كانت لوحة المفاتيح على اللغة الأخرى.',
          'Orders, customers, products, actions, and this guide, even with the keyboard on the other language.',
        ),
        topic: 'find-everything',
      },
    ],
    also: [
      {
        line: 'A pick list for the selected orders',
        text: say('قائمة تجميع لعدة طلبات، A4 و80 مم', 'A pick list for many orders, A4 and 80 mm'),
      },
      {
        line: "A driver's sheet",
        text: say('كشف توصيل للسائق مع مجموع النقد', "A driver's sheet with the total cash to collect"),
      },
      { line: '*Export* saves every list', text: say('تصدير القوائم إلى إكسل وCSV وPDF', 'Export lists to Excel, CSV, and PDF') },
      { line: '*Scan to ship*', text: say('قراءة رموز الطرود عند خروجها', 'Scan parcels as they leave') },
    ],
  },
];
