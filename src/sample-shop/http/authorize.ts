import type { Need } from '@shared/domain/permissions';
import { isAllowed } from '@shared/domain/permissions';
import { notAllowed, notAuthorized, oldToken } from '../api-error';
import type { StoredAdmin } from '../store/model';
import type { Sessions } from '../store/sessions';
import type { Store } from '../store/store';

/** Form of the token in the header: alone, or after `Bearer ` (OP-02). The other form is refused. */
export type AuthorizationForm = 'bare' | 'bearer';

export interface Caller {
  admin: StoredAdmin;
  token: string;
}

const nobody: StoredAdmin = {
  id: 0,
  f_name: '',
  l_name: '',
  email: '',
  phone: '',
  country_code: '',
  password: '',
  roles: [],
  avatar: null,
  isBlocked: false,
  isDeleted: false,
};

function readToken(header: string | null, form: AuthorizationForm): string {
  if (form === 'bare') return header ?? '';
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : '';
}

interface Door {
  store: Store;
  sessions: Sessions;
  form: AuthorizationForm;
}

/** Fails with the messages that end a session, or with the one for a missing permission. */
export function authorize(need: Need, header: string | null, { store, sessions, form }: Door): Caller {
  const token = readToken(header, form);
  if (need === 'anyone') return { admin: nobody, token };
  const session = sessions.find(token);
  if (!session) throw notAuthorized();
  const admin = store.tables.admins.find(session.adminId);
  if (!admin || admin.isBlocked || admin.isDeleted) throw notAuthorized();
  if (session.state === 'replaced') throw oldToken();
  if (!isAllowed(need, admin.roles)) throw notAllowed();
  return { admin, token };
}
