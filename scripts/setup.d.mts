/** Debian package, `a | b` in older and newer systems, -> whether what it brings is there. */
export declare const forElectron: Record<string, () => boolean>;
/** Installs what is missing; `for` says what for. */
export declare function ensureSetup(wanted: { for: string }): Promise<void>;
/** Builds `out/` where it is older than its sources. */
export declare function ensureBuild(): Promise<void>;
