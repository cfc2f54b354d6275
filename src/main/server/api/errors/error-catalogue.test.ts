import { describe, expect, it } from 'vitest';
import { knownCode, normalizeMessage } from './error-catalogue';

describe('messages of the server', () => {
  it('are compared without what writing adds (OP-07)', () => {
    expect(normalizeMessage('  كَلِمَةُ المُرورِ غَيرُ صَحيحَة . ')).toBe('كلمة المرور غير صحيحة');
    expect(normalizeMessage('كلمـــة')).toBe('كلمة');
    expect(normalizeMessage('Incorrect Password.')).toBe('Incorrect Password');
  });

  it.each([
    ['not_authorized', 'sessionEnded'],
    ['not_authorized_old_Token', 'sessionEnded'],
    ['غير مصرح (رمز قديم)', 'sessionEnded'],
    ['User_not_Exist', 'userNotFound'],
    ['User not Exist', 'userNotFound'],
    ['Incorrect Password', 'wrongPassword'],
    ['كلمة المرور خاطئة.', 'invalidPassword'],
    ['EMAIL_EXISTS', 'emailExists'],
    ['USER_DISABLED', 'userDisabled'],
  ])('%s means %s', (message, code) => {
    expect(knownCode(message)).toBe(code);
  });

  it.each(['', 'Not_Authorized', 'not authorized', 'authorized', 'غير مصرح', 'email_exists', 'toString', '__proto__'])(
    '%j has no meaning of its own',
    (message) => {
      expect(knownCode(message)).toBeNull();
    },
  );
});
