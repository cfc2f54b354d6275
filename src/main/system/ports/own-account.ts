import { homedir, userInfo } from 'node:os';
import { readVariables } from './config';

interface OwnAccount {
  name: string;
  /** The user's own folder; '' where nothing names it. */
  home: string;
}

function attempt(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

/** As the system has it; from the environment only where the system can't look the account up: directory (LDAP, domain) away, container, kiosk. */
export function ownAccount(): OwnAccount {
  try {
    const { username, homedir: home } = userInfo();
    return { name: username, home };
  } catch {
    const { USER, LOGNAME, USERNAME } = readVariables(['USER', 'LOGNAME', 'USERNAME']);
    return { name: USER || LOGNAME || USERNAME || 'unknown', home: attempt(homedir) };
  }
}
