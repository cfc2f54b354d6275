import type { TableWriter } from '@main/data/full-lists/export/table-writer';
import type { TableReader } from '@main/data/imports/table-reader';
import type { Network, NetworkControl } from '@main/server/api/network/network';
import type { Transport } from '@main/server/bridge/transport';
import type { Machine } from '@main/support/diagnostics/report/machine';
import type { SystemLogTool } from '@main/support/diagnostics/system-log/system-log-tool';
import type { OpenJudge } from '@main/support/server-check/check-thread';
import type { UpdateSystem } from '@main/support/updates/updater';
import type { SchemeHost } from '@main/system/app-protocol/scheme-handler';
import type { LogSink } from '@main/system/log/logger';
import type { Images } from '@main/system/pictures/images';
import type { AppHost } from '@main/system/ports/app-host';
import type { Clipboard } from '@main/system/ports/clipboard';
import type { Power } from '@main/system/ports/power';
import type { Shell } from '@main/system/ports/shell';
import type { SecretBox } from '@main/system/secrets/encrypted-file-store';
import type { Keychain } from '@main/system/secrets/keychain';
import type { SettingsFile } from '@main/system/settings/settings';
import type { BackgroundSystem } from '@main/windows/background/background-system';
import type { MenuBar } from '@main/windows/menu/menu-bar';
import type { Dialogs, Theme, Windows } from '@main/windows/windows';

/** The parts of Electron that the main process needs; tests pass their own. Interfaces are declared beside their consumers. */
export interface Platform {
  host: AppHost;
  transport: Transport;
  scheme: SchemeHost;
  windows: Windows;
  dialogs: Dialogs;
  menuBar: MenuBar;
  theme: Theme;
  network: Network & NetworkControl;
  images: Images;
  tables: TableReader;
  openJudge: OpenJudge;
  tableWriter: TableWriter;
  secretBox: SecretBox;
  loadKeychain: () => Promise<Keychain>;
  openSettingsFile: (name: string) => SettingsFile;
  logSink: LogSink;
  shell: Shell;
  clipboard: Clipboard;
  power: Power;
  background: BackgroundSystem;
  machine: Machine;
  updates: UpdateSystem;
  systemLog: SystemLogTool;
}
