interface KeyPress {
  key: string;
  isComposing?: boolean;
  /** Of React's events. */
  nativeEvent?: { isComposing?: boolean };
}

/** Enter as a command: not the one that ends a word of an input method. */
export function isEnter({ key, isComposing, nativeEvent }: KeyPress): boolean {
  return key === 'Enter' && !isComposing && !nativeEvent?.isComposing;
}
