import { createContext } from 'react-router';

/** How to reach whoever runs the site; what they have not set is undefined. */
export type Contact = {
  email: string | undefined;
  phone: string | undefined;
  /** Line by line. */
  address: readonly string[] | undefined;
};

type Site = {
  nonce: string;
  /** The address of the site, without a closing slash. */
  publicUrl: string;
  contact: Contact | undefined;
  /** The id under which the log knows this request. */
  requestId: string;
  onError: (error: unknown) => void;
};

/** What the browser is told of the site, by the loader of the root page. */
export type SiteData = Pick<Site, 'publicUrl' | 'contact'>;

/** What the server knows about the site and this one answer. */
export const siteContext = createContext<Site>();
