import type { Network, NetworkControl } from '../../api/network/network';
import type { BackgroundSystem } from '../../background/background-system';
import type { Transport } from '../../bridge/transport';
import type { AppHost } from '../../host/app-host';
import type { Clipboard } from '../../host/clipboard';
import type { Power } from '../../host/power';
import type { Shell } from '../../host/shell';
import type { TableReader } from '../../imports/table-reader';
import type { TableWriter } from '../../lists/export/table-writer';
import type { LogSink } from '../../log/logger';
import type { MenuBar } from '../../menu/menu-bar';
import type { Images } from '../../pictures/images';
import type { SchemeHost } from '../../scheme/scheme-handler';
import type { SecretBox } from '../../secrets/encrypted-file-store';
import type { Keychain } from '../../secrets/keychain';
import type { OpenJudge } from '../../server-check/judge-thread';
import type { SettingsFile } from '../../settings/settings';
import type { Machine } from '../../support/report/machine';
import type { SystemLogTool } from '../../support/system-log/system-log-tool';
import type { UpdateSystem } from '../../updates/updater';
import type { Dialogs, Theme, Windows } from '../../window/windows';

/** Everything that the main process needs of Electron; tests pass their own. Interfaces stand beside their consumers. */
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
