import { LIMITS } from '@swatchwork/contract/constants';

import { PasswordField } from '../ui/fields/password-field.tsx';

type Props = {
  label: string;
  /** The form's name for the password; its repetition is `confirmPassword`. */
  name: string;
  /** What is wrong with a field, by its name. */
  errors: Readonly<Record<string, string | undefined>>;
};

/** A new password and its repetition, see `checkNewPassword`. */
export function NewPasswordFields({ label, name, errors }: Props) {
  return (
    <>
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        hint={`At least ${LIMITS.password.min} characters.`}
        error={errors[name]}
        required
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
        required
      />
    </>
  );
}
