import { Folder, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { IconButton } from '../ui/buttons/icon-button.tsx';
import { InnerLink } from '../ui/links/inner-link.tsx';
import { openProject, openProjectStore } from './open-project.ts';

/** Names the project that is open in this tab, leads to it, and closes it. */
export function OpenProjectLine() {
  const { subscribe, get, getOnServer } = openProjectStore;
  const project = useSyncExternalStore(subscribe, get, getOnServer);
  if (!project) return null;
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm text-muted">
      <Folder aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 truncate">
        Project:{' '}
        <InnerLink to={`/projects/${project.id}`}>
          <bdi>{project.name}</bdi>
        </InnerLink>
      </span>
      <IconButton
        label={`Close project ${project.name}: save outside of it`}
        onClick={() => openProject(undefined)}
      >
        <X aria-hidden="true" />
      </IconButton>
    </p>
  );
}
