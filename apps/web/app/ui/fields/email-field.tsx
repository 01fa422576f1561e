import { LIMITS } from '@swatchwork/contract/constants';
import type { ComponentProps } from 'react';

import { FormField } from './form-field.tsx';

type Props = Omit<ComponentProps<typeof FormField>, 'label' | 'name' | 'type' | 'autoComplete'> & {
  label?: string;
  /** Tells password managers whether it is the name of an account. */
  autoComplete: 'username' | 'email';
};

/** The field of a form for the address of an account. */
export const EmailField = ({ label = 'Email', ...rest }: Props) => (
  <FormField label={label} name="email" type="email" maxLength={LIMITS.email} required {...rest} />
);
