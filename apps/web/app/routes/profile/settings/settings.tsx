import type { User } from '../../../api/types.ts';
import { Sessions } from '../sessions/sessions.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailForm } from './email-form.tsx';
import { ExportData } from './export-data.tsx';
import { PasswordForm } from './password-form.tsx';
import { Setting } from './setting.tsx';

/** Settings of the account itself. */
export function Settings({ user }: { user: User }) {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <PasswordForm email={user.email} />
      <EmailForm email={user.email} confirmed={user.emailConfirmed} />
      <div className="md:col-span-2">
        <Setting
          title="Where you are signed in"
          text="Sign out devices that you do not know or have lost, then change your password."
        >
          <Sessions />
        </Setting>
      </div>
      <ExportData username={user.username} />
      <DeleteAccount />
    </div>
  );
}
