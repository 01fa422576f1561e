import { createContext } from 'react-router';

/** Contact data of the operator; what they have not set is undefined. */
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
  /** The id of this request in the log. */
  requestId: string;
  onError: (error: unknown) => void;
};

/** What the root page's loader sends to the browser about the site. */
export type SiteData = Pick<Site, 'publicUrl' | 'contact'>;

/** What the server knows about the site and this one answer. */
export const siteContext = createContext<Site>();
