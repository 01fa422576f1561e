import { redirect } from 'react-router';

/** The reference had a page of its own. A link to one of its operations keeps its hash. */
export const loader = () => {
  throw redirect('/api-access', 301);
};
