import { LIMITS } from '@swatchwork/contract/constants';
import { toast } from '../ui/messages/toast.ts';
import { FieldError } from './use-account-form.ts';

/**
 * Checks a new password before it is sent, and shows a toast if it is refused.
 *
 * @param field The form's name for the password; its repetition is `confirmPassword`.
 * @throws {FieldError}
 */
export function checkNewPassword(password: string, confirmation: string, field = 'password') {
  if (password !== confirmation) {
    const message = 'Passwords do not match. Please try again.';
    toast.error('Password Mismatch', message);
    throw new FieldError('confirmPassword', message);
  }
  if (password.length < LIMITS.password.min) {
    const message = `Password must be at least ${LIMITS.password.min} characters long.`;
    toast.error('Password Too Short', message);
    throw new FieldError(field, message);
  }
}
