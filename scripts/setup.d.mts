/** By Debian package (`a | b`: names in older and newer systems): whether its contents are installed. */
export declare const forElectron: Record<string, () => boolean>;
/** Installs missing packages; `for` is the purpose. */
export declare function ensureSetup(wanted: { for: string }): Promise<void>;
/** Builds `out/` if it is older than its sources. */
export declare function ensureBuild(): Promise<void>;
