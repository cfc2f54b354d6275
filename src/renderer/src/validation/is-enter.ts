interface KeyPress {
  key: string;
  isComposing?: boolean;
  /** Set on React's events. */
  nativeEvent?: { isComposing?: boolean };
}

/** Whether Enter is a command, and doesn't end a word of an input method. */
export function isEnter({ key, isComposing, nativeEvent }: KeyPress): boolean {
  return key === 'Enter' && !isComposing && !nativeEvent?.isComposing;
}
