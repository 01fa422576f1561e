import type { Access } from './openapi.ts';

/** Which callers an operation accepts, in a sentence or two. */
export function describeCallers(access: Access | undefined, method: string): string {
  if (access === undefined) return '';
  if (typeof access === 'string') return describe(access, method);
  const { usually, where, only } = access;
  return `${describe(usually, method)} With \`${where.query}=${where.is}\`: ${describe(only, method)}`;
}

function describe(who: string, method: string): string {
  const isRead = method.toUpperCase() === 'GET';
  const plan = /^plan (.+)$/.exec(who)?.[1];
  if (plan) return `API key of the plan ${plan} or higher needed.`;
  switch (who) {
    case 'anyone':
      return 'No authentication needed.';
    case 'token holder':
      return 'No authentication needed; the call applies to the token that is sent.';
    case 'visitor or account':
      return `No authentication needed; with an API key or session token the call is made for its account.${isRead ? '' : ' The key needs write access.'}`;
    case 'account':
      return `API key or session token needed; ${isRead ? 'a read-only key is enough.' : 'the key needs write access.'}`;
    case 'signed-in person':
      return 'Sign-in needed; API keys are refused.';
    case 'admin':
      return 'Sign-in as an administrator needed; API keys are refused.';
    default:
      return `For: ${who}.`;
  }
}
