import { redirect } from 'react-router';

/** The list of one's projects is a tab of the profile, which lets visitors sign in first. */
export const loader = () => redirect('/profile?tab=projects');
