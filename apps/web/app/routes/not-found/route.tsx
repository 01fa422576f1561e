import { data } from 'react-router';

import { NotFoundPage } from '../../shell/not-found-page.tsx';

/** Every address without a route. */
export const loader = () => data(null, { status: 404 });

export default NotFoundPage;
