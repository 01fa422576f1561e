import type { TextSection } from '*.md?sections';
import type { ReactNode } from 'react';

import { PageMeta } from '../meta/page-meta.tsx';
import { OpenProjectLine } from '../projects/open-project-line.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { ALL_TOOLS, type Tool } from './all-tools.ts';
import { BackLink } from './back-link.tsx';
import { Explanations } from './explanations.tsx';
import { HeadLine } from './head/head-line.tsx';
import type { Actions } from './head/tool-actions.tsx';

type Props = {
  id: Tool['id'];
  /** Path of the canonical link, if the tool has another address as well. */
  path?: string;
  /** Further links back, before the one to the overview. */
  back?: ReactNode;
  /** Description for search engines, in one or two sentences. */
  description: string;
  /** The sentence under the title. */
  purpose: string;
  /** What is done with the whole of its work, where it can be saved. */
  actions?: Actions;
  /** The tool. */
  children: ReactNode;
  /** The texts below the tool. */
  explanation: readonly TextSection[];
  /** The links that carry the tool's colors on. */
  goOn: ReactNode;
};

/** The page of one tool: the link back, the title, the tool, then its explanation. */
export function ToolPage({
  id,
  path,
  back,
  description,
  purpose,
  actions,
  children,
  explanation,
  goOn,
}: Props) {
  const { title } = ALL_TOOLS.find((tool) => tool.id === id)!;

  return (
    <div className="container-page pb-20">
      <PageMeta title={title} description={description} {...(path && { path })} />
      <nav aria-label="Back" className="flex flex-wrap gap-x-6">
        {back}
        <BackLink />
      </nav>
      {actions ? (
        <header className="pt-8 pb-4 sm:pb-6">
          <HeadLine title={title} purpose={purpose} actions={actions} />
          <OpenProjectLine />
        </header>
      ) : (
        <PageHeader title={title}>{purpose}</PageHeader>
      )}
      {children}
      {goOn}
      <Explanations sections={explanation} />
    </div>
  );
}
