export function realElectron(): string | null;
export function usesStandIn(): boolean;
export function electronEnvironment(): Record<string, string>;
