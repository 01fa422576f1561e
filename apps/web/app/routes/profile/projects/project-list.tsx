import { PRIVATE_REASONS } from '@swatchwork/contract/constants';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { projectClient } from '../../../api/project-client.ts';
import type { ProjectSummary } from '../../../api/types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { LocalDay } from '../../../ui/text/day.tsx';
import { countOf } from '../../../ui/text/format-count.ts';
import { EmptyState } from '../empty-state.tsx';
import { OwnCard } from '../own-card.tsx';
import { OwnList } from '../own-list.tsx';
import { TextsForm } from '../texts-form.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useOwnEntries } from '../use-own-entries.ts';

/** The account's projects: make, open, edit, show or hide, delete and bring back. */
export function ProjectList({ userId }: { userId: string }) {
  const projects = useProjects(userId);
  const { data, create, change } = projects;
  const [edited, setEdited] = useState<ProjectSummary | 'new'>();
  const newButton = (
    <Button variant="primary" aria-haspopup="dialog" onClick={() => setEdited('new')}>
      <Plus aria-hidden="true" />
      New Project
    </Button>
  );

  return (
    <OwnList
      of="project"
      own={projects}
      entries={data}
      label="Projects"
      empty={
        <EmptyState
          title="No projects yet"
          text="Group palettes and themes under a name, for yourself or to share as one page."
        >
          {newButton}
        </EmptyState>
      }
      above={<div className="mb-4 flex justify-end">{newButton}</div>}
      card={(project, onDelete) => (
        <OwnCard
          noun="Project"
          entry={project}
          to={`/projects/${project.id}`}
          colors={project.colors}
          facts={
            <>
              <span>{countOf(project.itemCount, 'item')}</span>
              <span>
                Changed <LocalDay of={project.changedAt} />
              </span>
            </>
          }
          edit="Edit"
          onChange={(changes) => change(project.id, changes)}
          onEdit={() => setEdited(project)}
          onDelete={onDelete}
        />
      )}
      loss={({ isPublic }) =>
        `${isPublic ? ', and its link will no longer work' : ''}. Its palettes and themes stay.`
      }
    >
      <Dialog
        title={edited === 'new' ? 'New project' : 'Edit project'}
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
      >
        {edited && (
          <TextsForm
            done="Project Saved"
            failed="Save Failed"
            texts={{
              name: edited === 'new' ? '' : edited.name,
              description: edited === 'new' ? '' : (edited.description ?? ''),
            }}
            submit={edited === 'new' ? 'Create' : 'Save'}
            onClose={() => setEdited(undefined)}
            onSave={async (texts) => {
              if (edited === 'new') {
                await create(texts);
                return `Only you can see ${texts.name.trim()} until you make it public.`;
              }
              const state = await change(edited.id, texts);
              const why = typeof state === 'string' ? ` It is private now: ${state}.` : '';
              return `${texts.name.trim()} is saved.${why}`;
            }}
          />
        )}
      </Dialog>
    </OwnList>
  );
}

type Texts = { name: string; description: string };

const listAll = () => projectClient.list();

/** The account's own projects, private ones too, newest first. */
function useProjects(userId: string) {
  const loaded = useLoaded(listAll);
  const entries = useOwnEntries({
    userId,
    noun: 'Project',
    kind: 'deletedProjects',
    calls: projectClient,
    reload: loaded.reload,
    restored: (name) => `${name} is restored, with all its items.`,
  });

  return {
    ...loaded,
    ...entries,
    remove: ({ id, name, colors }: ProjectSummary) => entries.remove({ id, name, colors }),

    /** Rejects as the call does. */
    async create(texts: Texts) {
      await projectClient.create(texts);
      await loaded.reload();
    },

    /** Answers whether it is public now, or why it stays private; rejects as the call does. */
    async change(id: string, changes: Parameters<typeof projectClient.change>[1]) {
      const { isPublic, keptPrivate } = await projectClient.change(id, changes);
      await loaded.reload();
      return keptPrivate ? PRIVATE_REASONS[keptPrivate] : isPublic;
    },
  };
}
