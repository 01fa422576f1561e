import { useState } from 'react';

import { Tabs } from '../../ui/layout/tabs.tsx';
import { ArticlesPanel } from './articles/articles-panel.tsx';
import { MessageList } from './lists/message-list.tsx';
import { SubscriberList } from './lists/subscriber-list.tsx';

const TABS = [
  { id: 'articles', label: 'Articles', Content: ArticlesPanel },
  { id: 'messages', label: 'Messages', Content: MessageList },
  { id: 'subscribers', label: 'Subscribers', Content: SubscriberList },
];

/** The page for admins. A tab loads its data when it is opened. */
export default function AdminPanel() {
  const [open, setOpen] = useState('articles');

  return (
    <Tabs
      label="Administration"
      value={open}
      onChange={setOpen}
      tabs={TABS.map(({ id, label, Content }) => ({
        id,
        label,
        content: id === open && <Content />,
      }))}
    />
  );
}
