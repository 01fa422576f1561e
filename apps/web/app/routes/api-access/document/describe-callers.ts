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
  if (plan) return `API key of the plan ${plan} or a larger one needed.`;
  switch (who) {
    case 'anyone':
      return 'No authentication needed.';
    case 'token holder':
      return 'No authentication needed; the call is about the token that is sent.';
    case 'visitor or account':
      return `No authentication needed; with an API key or a sign-in the call is made for its account.${isRead ? '' : ' The key has to be one that may write.'}`;
    case 'account':
      return `API key or sign-in needed; ${isRead ? 'a key that may only read will do.' : 'the key has to be one that may write.'}`;
    case 'signed-in person':
      return 'Sign-in needed; API keys are refused.';
    case 'admin':
      return 'Sign-in as an administrator needed; API keys are refused.';
    default:
      return `For: ${who}.`;
  }
}
