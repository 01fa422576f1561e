import { accountClient } from '../../../api/account-client.ts';
import type { User } from '../../../api/types.ts';
import { useAuth } from '../../../auth/auth-provider.tsx';
import { serverText } from '../../../auth/use-account-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useOnce } from '../../../ui/buttons/use-once.ts';
import { toast } from '../../../ui/messages/toast.ts';

/** Whether the address is confirmed; nothing if the site sends no mail. */
export function EmailState({ confirmed }: { confirmed: User['emailConfirmed'] | undefined }) {
  const { update } = useAuth();
  const [send, busy] = useOnce(async () => {
    try {
      const user = await accountClient.askToConfirmEmail();
      update(user);
      if (user.emailConfirmed) toast.success('Email Confirmed', 'Nothing else is needed.');
      else toast.success('Mail Sent', `Open the link in the mail to ${user.email}.`);
      return true;
    } catch (error) {
      const text = serverText(error) ?? 'The mail could not be requested. Please try again.';
      toast.error('Sending Failed', text);
      return false;
    }
  });

  if (confirmed === true) return <p className="mb-4">Confirmed.</p>;
  // undefined if an older version of the site stored the account
  if (confirmed !== false) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>Not confirmed.</p>
      <Button onClick={send} aria-busy={busy}>
        Send the Mail Again
      </Button>
    </div>
  );
}
