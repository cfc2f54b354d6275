export function describeWith(thing: string, isThere: boolean): (title: string, tests: () => void) => void;
