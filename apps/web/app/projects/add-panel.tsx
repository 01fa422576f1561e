import { NAME_LENGTH } from '@swatchwork/contract/constants';
import { useCallback, useEffect, useRef, useState } from 'react';
import { plainText } from '../api/plain-errors.ts';
import { projectClient } from '../api/project-client.ts';
import type { ProjectSummary } from '../api/types.ts';
import { useAuth } from '../auth/auth-provider.tsx';
import { useSignInLinks } from '../auth/sign-in-links.ts';
import { reasonOf, useAccountForm } from '../auth/use-account-form.ts';
import { Button } from '../ui/buttons/button.tsx';
import { LinkButton } from '../ui/buttons/link-button.tsx';
import { FormField } from '../ui/fields/form-field.tsx';
import { toast } from '../ui/messages/toast.ts';
import { countOf } from '../ui/text/format-count.ts';
import type { Addable } from './addable.ts';

type Props = { item: Addable };

/** The visitor's projects, each with whether it holds the item; and a new one. */
export function AddPanel({ item }: Props) {
  const { status } = useAuth();
  const { login } = useSignInLinks();

  if (status === 'signedOut') {
    return (
      <>
        <p className="mb-5">
          Projects belong to an account. Log in to keep{' '}
          <strong className="wrap-anywhere">
            <bdi>{item.name}</bdi>
          </strong>{' '}
          in one.
        </p>
        <LinkButton to={login} variant="primary">
          Log In
        </LinkButton>
      </>
    );
  }
  return <Projects item={item} />;
}

function Projects({ item }: Props) {
  const { id, name } = item;
  // Clicks reach the server one after the other.
  const sending = useRef(Promise.resolve());
  const panel = useRef<HTMLDivElement>(null);
  const [projects, setProjects] = useState<ProjectSummary[] | 'failed'>();
  const load = useCallback(
    () => projectClient.list({ item: id }).then(setProjects, () => setProjects('failed')),
    [id],
  );
  useEffect(() => {
    void load();
  }, [load]);

  function set(project: ProjectSummary, isIn: boolean) {
    const show = (holdsItem: boolean) =>
      setProjects((all) =>
        Array.isArray(all)
          ? all.map((one) => (one.id === project.id ? { ...one, holdsItem } : one))
          : all,
      );
    show(isIn);
    sending.current = sending.current.then(async () => {
      try {
        await projectClient[isIn ? 'putItem' : 'removeItem'](project.id, id);
        if (isIn) toast.success('Added', `${name} is in ${project.name}.`);
        else toast.success('Removed', `${name} is no longer in ${project.name}.`);
      } catch (error) {
        show(!isIn);
        toast.error('Nothing Changed', plainText(error) ?? UNREACHABLE);
      }
    });
    const last = sending.current;
    // A list that was loaded between two clicks would undo the second one on the page.
    void last.then(() => (last === sending.current ? load() : undefined));
  }

  /** The button goes away, so the focus moves to what holds it, and what takes its place. */
  async function tryAgain() {
    panel.current?.focus();
    setProjects(undefined);
    await load();
  }

  return (
    <div ref={panel} tabIndex={-1} className="space-y-5 outline-none">
      {projects === 'failed' ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>Your projects could not be loaded.</p>
          <Button onClick={tryAgain}>Try Again</Button>
        </div>
      ) : projects === undefined ? (
        <p role="status" className="text-muted">
          Loading projects...
        </p>
      ) : projects.length === 0 ? (
        <p className="text-muted">You have no projects yet. Name the first one.</p>
      ) : (
        <ul aria-label="Your projects" className="max-h-[40dvh] overflow-y-auto">
          {projects.map((project) => (
            <li key={project.id} className="border-b border-line last:border-0">
              <label className="flex min-h-12 items-center gap-3 px-1">
                <input
                  type="checkbox"
                  checked={project.holdsItem === true}
                  onChange={(event) => set(project, event.currentTarget.checked)}
                  className="size-5 shrink-0 accent-accent"
                />
                <bdi className="min-w-0 flex-1 wrap-anywhere">{project.name}</bdi>
                <span className="shrink-0 text-sm text-muted">
                  {countOf(project.itemCount, 'item')}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {projects !== 'failed' && <NewProject item={item} onMade={load} />}
    </div>
  );
}

/** Creates a private project, and puts the item into it. */
function NewProject({ item, onMade }: Props & { onMade: () => Promise<unknown> }) {
  const { form, busy, errors } = useAccountForm(
    async ({ name = '' }, element) => {
      const project = await projectClient.create({ name });
      element.reset();
      try {
        await projectClient.putItem(project.id, item.id);
        toast.success('Added', `${item.name} is in ${project.name}, which only you can see.`);
      } finally {
        await onMade(); // The project is there, also where the item could not be added.
      }
    },
    (error) => {
      const reason = reasonOf(error, 'It could not be added.');
      toast.error('Nothing Added', reason ?? 'See the marked field.');
    },
  );

  return (
    <form {...form} className="flex flex-wrap items-end gap-3">
      <FormField
        label="New project"
        name="name"
        autoComplete="off"
        maxLength={NAME_LENGTH}
        error={errors.name}
        className="min-w-[12rem] flex-1"
        required
      />
      <Button type="submit" variant="primary" disabled={busy}>
        {busy ? 'Adding...' : 'Create and Add'}
      </Button>
    </form>
  );
}

const UNREACHABLE = 'The server cannot be reached right now. Please try again.';
