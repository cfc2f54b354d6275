export function idsOfTitle(title: string): string[];
