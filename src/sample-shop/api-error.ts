import type { Language } from '@shared/domain/language';

/** An error response of the API. `messageAr` is sent to callers that request Arabic. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly status: number,
    message: string,
    readonly messageAr: string = message,
  ) {
    super(message);
  }

  messageIn(language: Language): string {
    return language === 'ar' ? this.messageAr : this.message;
  }
}

export const notAuthorized = (): ApiError => new ApiError(401, 'not_authorized');
export const oldToken = (): ApiError => new ApiError(401, 'not_authorized_old_Token', 'غير مصرح (رمز قديم)');
export const notAllowed = (): ApiError => new ApiError(403, 'Not Allowed, Don`t have Permission');
export const notFound = (): ApiError => new ApiError(404, 'not_found');
export const invalid = (field: string): ApiError => new ApiError(400, `invalid_${field}`);
export const isRequired = (field: string): ApiError => new ApiError(400, `${field}_is_required`);
export const emailExists = (): ApiError => new ApiError(409, 'EMAIL_EXISTS');
/** The error for a first save of an existing record. */
export const alreadyExists = (field: string): ApiError => new ApiError(409, `${field}_already_exist`);
export const cannotModifyYourself = (): ApiError => new ApiError(400, 'cannot_modify_yourself');
export const userDisabled = (): ApiError => new ApiError(403, 'USER_DISABLED');

/** Servers spell the two login failures in two ways (OP-08). */
export function userNotFound(dotted: boolean): ApiError {
  return dotted ? new ApiError(404, 'User not Exist.', 'المستخدم غير موجود.') : new ApiError(404, 'User_not_Exist', 'المستخدم غير موجود');
}

export function wrongPassword(dotted: boolean): ApiError {
  return dotted
    ? new ApiError(400, 'Incorrect Password.', 'كلمة المرور خاطئة')
    : new ApiError(400, 'Incorrect_Password', 'كلمة المرور غير صحيحة');
}
