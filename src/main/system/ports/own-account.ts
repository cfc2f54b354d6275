import { homedir, userInfo } from 'node:os';
import { readVariables } from './config';

interface OwnAccount {
  name: string;
  /** The user's home folder; '' if it is unknown. */
  home: string;
}

function attempt(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

/**
 * Returns the account as the system has it. Uses the environment only if the system can't look the account up: an unavailable directory
 * (LDAP, domain), a container, or a kiosk.
 */
export function ownAccount(): OwnAccount {
  try {
    const { username, homedir: home } = userInfo();
    return { name: username, home };
  } catch {
    const { USER, LOGNAME, USERNAME } = readVariables(['USER', 'LOGNAME', 'USERNAME']);
    return { name: USER || LOGNAME || USERNAME || 'unknown', home: attempt(homedir) };
  }
}
