import { say, type Words } from './topic';
import type { TopicId } from './topics';

interface Highlight {
  /** How the line of the changelog begins that says it in full. */
  line: string;
  title: Words;
  text: Words;
  /** What *Show me* opens, and whose picture stands beside it. */
  topic: TopicId;
}

interface Also {
  line: string;
  text: Words;
}

export interface WhatsNew {
  /** Of the app. */
  version: string;
  highlights: readonly Highlight[];
  also: readonly Also[];
}

/** What is new for the people who use it, the newest version first; the changelog of the project says all of it. */
export const whatsNew: readonly WhatsNew[] = [
  {
    version: '0.1.0',
    highlights: [
      {
        line: 'A guide beside the screen',
        title: say('دليل بجانب الشاشة', 'A guide beside the screen'),
        text: say(
          'اضغط F1 في أي شاشة: خطوات وصور من التطبيق نفسه، بلا اتصال.',
          'Press F1 on any screen: steps and pictures of the app itself, without a connection.',
        ),
        topic: 'keyboard',
      },
      {
        line: 'Orders, products, users and promo codes can be sorted',
        title: say('قوائم تُرتَّب وتُصفّى كاملة', 'Lists that sort and filter as a whole'),
        text: say(
          'اضغط رأس أي عمود. يقرأ ديوان كل الصفحات، ويقول متى قرأها، ويجمع ما تحدده.',
          'Press the head of a column. Diwan reads every page, says when it did, and adds up what you select.',
        ),
        topic: 'sort-and-sum',
      },
      {
        line: 'The box of Ctrl+K finds products',
        title: say('بحث واحد في كل شيء', 'One search for everything'),
        text: say(
          'الطلبات والعملاء والمنتجات والأوامر وهذا الدليل، ولو كانت لوحة المفاتيح على اللغة الأخرى.',
          'Orders, customers, products, deeds and this guide, also with the keyboard left on the other language.',
        ),
        topic: 'find-everything',
      },
    ],
    also: [
      {
        line: 'A pick list over the ticked orders',
        text: say('قائمة تجميع لعدة طلبات، A4 و80 مم', 'A pick list for many orders, A4 and 80 mm'),
      },
      { line: 'A driver', text: say('كشف توصيل للسائق مع مجموع النقد', 'A driver’s sheet with the sum of the cash') },
      { line: '*Export* beside *Columns*', text: say('تصدير القوائم إلى إكسل وCSV', 'Lists as Excel and CSV') },
      { line: '*Scan to ship*', text: say('مسح الطرود وهي تخرج', 'Parcels scanned as they leave') },
    ],
  },
];
