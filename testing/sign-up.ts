/**
 * Registers an account of that name.
 *
 * @returns Options of a client that is signed in with it.
 * @throws If it was refused.
 */
export async function signUp(address: string, username: string) {
  const response = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username,
      email: `${username}@example.org`,
      password: 'correct horse',
    }),
  });
  if (!response.ok) throw new Error(`Registering was answered with ${response.status}.`);
  const { token } = await response.json();
  return { fetch, baseUrl: `${address}/api`, token: () => token };
}
