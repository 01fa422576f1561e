import { createContext } from 'react-router';

type Site = {
  nonce: string;
  /** The address of the site, without a closing slash. */
  publicUrl: string;
  /** The id under which the log knows this request. */
  requestId: string;
  onError: (error: unknown) => void;
};

/** What the server knows about the site and this one answer. */
export const siteContext = createContext<Site>();
