/** Debian package, `a | b` in older and newer systems, -> whether what it brings is there. */
export declare const forElectron: Record<string, () => boolean>;
