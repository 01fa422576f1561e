import { LIMITS } from '@swatchwork/contract/constants';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { FormField } from './form-field.tsx';

type Props = Omit<ComponentProps<typeof FormField>, 'type' | 'end' | 'autoComplete'> & {
  /** Tells password managers which kind of password it is. */
  autoComplete: 'current-password' | 'new-password';
};

/** A field for a password, with a button that shows it. */
export function PasswordField({ label, ...rest }: Props) {
  const [shown, setShown] = useState(false);

  return (
    <FormField
      label={label}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={LIMITS.password.max}
      end={
        <IconButton
          label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      }
      {...rest}
    />
  );
}
