import type { User } from '../../../api/types.ts';
import { DeleteAccount } from './delete-account.tsx';
import { EmailForm } from './email-form.tsx';
import { ExportData } from './export-data.tsx';
import { PasswordForm } from './password-form.tsx';

/** What concerns the account itself. */
export function Settings({ user }: { user: User }) {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <PasswordForm email={user.email} />
      <EmailForm email={user.email} />
      <ExportData username={user.username} />
      <DeleteAccount />
    </div>
  );
}
