import { ApiError } from '@swatchwork/client';

import { plainText } from '../api/plain-errors.ts';
import { projectClient } from '../api/project-client.ts';
import { readUser } from '../auth/session.ts';

/** A project that its owner has opened to work in: what this tab saves goes into it. */
export type OpenProject = { id: string; name: string; userId: string };

const KEY = 'openProject';
const listeners = new Set<() => void>();

/** What storage held last, and its project: the same object as long as the text is the same. */
let read: { text: string | null; project: OpenProject | undefined } = {
  text: null,
  project: undefined,
};

/** The open project, for `useSyncExternalStore`; undefined if it is of another account. */
export const openProjectStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get(): OpenProject | undefined {
    try {
      const text = sessionStorage.getItem(KEY);
      if (text !== read.text) read = { text, project: JSON.parse(text ?? 'null') ?? undefined };
    } catch {
      return undefined; // Storage is switched off.
    }
    return read.project?.userId === readUser()?.id ? read.project : undefined;
  },
  getOnServer: () => undefined,
};

/** Opens a project in this tab, or closes the open one. */
export function openProject(project: OpenProject | undefined): void {
  try {
    if (project) sessionStorage.setItem(KEY, JSON.stringify(project));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is off or full: things are saved outside of a project.
  }
  for (const listener of listeners) listener();
}

/**
 * Adds what was just saved to the open project.
 *
 * @param id The palette or theme.
 * @returns A sentence about it that follows another one; empty without an open project.
 */
export async function addToOpenProject(id: string): Promise<string> {
  const project = openProjectStore.get();
  if (!project) return '';
  try {
    await projectClient.putItem(project.id, id);
    return ` It is in the project ${project.name}.`;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) openProject(undefined); // It was deleted.
    const reason = plainText(error);
    return ` It could not be added to the project ${project.name}${reason ? `: ${reason}` : '.'}`;
  }
}
