import type { StoredMessage } from '../store/model';
import { fullName, makePerson } from './people';
import { createRandom } from './random';

const shopTexts = [
  'السلام عليكم، طلبت دلة نحاس قبل يومين وما وصلتني رسالة التوصيل. ممكن تأكدون لي الموعد؟',
  'Hello, one glass in the set of six arrived broken. I have pictures of the box. What should I do?',
  'هل عندكم نفس القدر الحديد الزهر باللون الأخضر مقاس 30؟ وإذا ما عندكم متى يتوفر؟',
  'Do you deliver to Sabah Al-Ahmad City on Fridays?',
  'أبي أغير عنوان التوصيل إلى الجابرية قطعة 5، الطلب لسه ما طلع.',
  'I paid by KNET but the order still shows unpaid. The reference is on the screenshot that I sent to your Instagram.',
  'كم مدة الضمان على القلاية الهوائية؟',
  'Can I pick up from the shop in Salmiya instead of delivery?',
  'مُنتَجاتُكُم جَميلَةٌ جِدًّا، وأتمنى توفير أطقم أكبر للعزائم.',
  'The thermos keeps coffee hot for a whole day. Thank you! 👍🏼 Will you bring the navy colour back?',
  'أحتاج فاتورة باسم الشركة مع رقم السجل التجاري لو سمحتم.',
  'Please cancel my order, I chose the wrong size.',
  'وصلني الطلب ناقص ملعقة التقديم، رقم الهاتف نفسه المسجل بالحساب.',
] as const;

const homeTexts = [
  'نبي نتعاون معاكم في معرض البيت الكويتي القادم، من المسؤول عن المشاركات؟',
  'We are a restaurant in Sharq and would like a price list for 200 dinner plates.',
  'هل تستقبلون سير ذاتية لوظيفة مبيعات؟',
  'I write about kitchens for a magazine and would like pictures of your brass collection in high resolution.',
  'شكرًا على خدمتكم الراقية.',
  'Your catalogue link does not open on my phone.',
  'ممكن أعرف مواعيد المعرض في رمضان؟',
  'Do you sell wholesale to shops in Bahrain?',
  'عندي اقتراح: توفير خدمة نقش الأسماء على الدلال داخل المعرض.',
] as const;

const count = 52;

/** More than a page of open and of closed messages. */
export function seedMessageRows(seed: number, area: 'home' | 'shop'): StoredMessage[] {
  const random = createRandom(seed, `${area} messages`);
  const texts = area === 'home' ? homeTexts : shopTexts;
  return Array.from({ length: count }, (_, index) => {
    const person = makePerson(random);
    const message = texts[index % texts.length] ?? '';
    return {
      id: index + 1,
      full_name: fullName(person, /[\u0600-\u06ff]/.test(message) ? 'ar' : 'en'),
      email: person.email,
      phone: random.chance(0.5) ? `+965${person.phone}` : person.phone,
      message,
      status: index % 2 === 0 ? 'closed' : 'open',
    };
  });
}
