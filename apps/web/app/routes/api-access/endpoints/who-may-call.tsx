import type { Endpoint } from '../document/endpoint.ts';

type Props = Pick<Endpoint, 'path' | 'access' | 'isForAdmins' | 'needsWrite' | 'needsPlan'>;

/** Whom the call is for, and the address at which it stays as it is. */
export function WhoMayCall(props: Props) {
  return (
    <p className="mt-2 max-w-[68ch] text-sm text-muted">
      {tell(props)} To stay on version 1 for good, call{' '}
      <code className="font-mono wrap-anywhere text-ink">/api/v1{props.path}</code>.
    </p>
  );
}

function tell({ access, isForAdmins, needsWrite, needsPlan }: Props): string {
  if (isForAdmins) return 'Sign-in as an administrator needed; API keys are refused.';
  if (access === 'login') return 'Sign-in needed; API keys are refused.';
  if (needsPlan) return 'API key needed, of the plan pro or enterprise.';
  if (access === 'key') {
    return `API key needed${needsWrite ? ', one that may write' : '; one that may only read will do'}.`;
  }
  return `No authentication needed.${needsWrite ? ' An API key, if sent, has to be one that may write.' : ''}`;
}
