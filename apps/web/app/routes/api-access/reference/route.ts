import { redirect } from 'react-router';

/** The reference had its own page. A redirect keeps the hash of a link to one of its operations. */
export const loader = () => {
  throw redirect('/api-access', 301);
};
