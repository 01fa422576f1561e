import { useEffect, useState } from 'react';

import { useAuth } from '../../auth/auth-provider.tsx';

/** What a member goes on with, above everything else; visitors get neither its script nor its room. */
export function OwnPlace() {
  const { user } = useAuth();
  const [OwnStrip, setStrip] = useState<typeof import('./own-strip.tsx').OwnStrip>();

  useEffect(() => {
    if (user)
      import('./own-strip.tsx').then(
        (loaded) => setStrip(() => loaded.OwnStrip),
        () => {},
      );
  }, [user]);

  return (
    <div data-signed-in="" className="h-36 border-b border-line">
      {user && OwnStrip && <OwnStrip userId={user.id} />}
    </div>
  );
}
