/**
 * The Arabic counterpart of an English message tree: the same keys, but every English plural pair (`x_one`, `x_other`) becomes the six
 * Arabic forms. A missing form doesn't compile.
 */
export type ArabicOf<English> = {
  [Key in keyof English as ArabicKey<Key & string>]: English[Key] extends string ? string : ArabicOf<English[Key]>;
};
type ArabicKey<Key extends string> = Key extends `${infer Base}_other`
  ? `${Base}_${ArabicPlural}`
  : Key extends `${string}_one`
    ? never
    : Key;
type ArabicPlural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
