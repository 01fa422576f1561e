import { Download } from 'lucide-react';

import { accountClient } from '../../../api/account-client.ts';
import { download } from '../../../palette-files/export/download.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useOnce } from '../../../ui/buttons/use-once.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { Setting } from './setting.tsx';

export function ExportData({ username }: { username: string }) {
  const [exportData, busy] = useOnce(async () => {
    try {
      const json = JSON.stringify(await accountClient.export(), null, 2);
      download(`swatchwork-${username}.json`, new Blob([json], { type: 'application/json' }));
      toast.success('Downloaded!', 'Everything stored with your account.');
    } catch {
      toast.error('Export Error', 'Your data could not be loaded. Please try again.');
    }
  });

  return (
    <Setting
      title="Your data"
      text="Everything stored with your account, including private palettes, as one JSON file."
    >
      <Button onClick={exportData} disabled={busy}>
        <Download aria-hidden="true" />
        {busy ? 'Exporting...' : 'Export Data'}
      </Button>
    </Setting>
  );
}
