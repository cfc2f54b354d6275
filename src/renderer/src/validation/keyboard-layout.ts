/** Keys of the usual English layout, and the letters of the usual Arabic layout on them; `b` enters two letters. */
const english = "qwertyuiop[]asdfghjkl;'zxcvnm,./`";
const arabic = String.fromCodePoint(
  0x636,
  0x635,
  0x62b,
  0x642,
  0x641,
  0x63a,
  0x639,
  0x647,
  0x62e,
  0x62d,
  0x62c,
  0x62f,
  0x634,
  0x633,
  0x64a,
  0x628,
  0x644,
  0x627,
  0x62a,
  0x646,
  0x645,
  0x643,
  0x637,
  0x626,
  0x621,
  0x624,
  0x631,
  0x649,
  0x629,
  0x648,
  0x632,
  0x638,
  0x630,
);

/** Two letters on one key. */
const lamAlif = String.fromCodePoint(0x644, 0x627);

const toArabic = new Map<string, string>([...english].map((key, at) => [key, arabic[at] ?? key]));
const toEnglish = new Map<string, string>([...arabic].map((letter, at) => [letter, english[at] ?? letter]));

/** Returns the same keys on the other layout: `slm` is a name in Arabic. Text without letters of a layout is returned unchanged. */
export function toOtherLayout(text: string): string {
  const isArabic = /[\u0621-\u064a]/.test(text);
  if (isArabic) return [...text.replaceAll(lamAlif, 'b')].map((letter) => toEnglish.get(letter) ?? letter).join('');
  if (!/[a-z]/i.test(text)) return text;
  return [...text.toLowerCase()].map((key) => (key === 'b' ? lamAlif : (toArabic.get(key) ?? key))).join('');
}
