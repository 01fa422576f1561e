/** Who may call: anybody, whoever has a key, or only a person who has signed in. */
export type Access = 'open' | 'key' | 'login';

/** One field that a call takes. */
export type Field = {
  name: string;
  place: 'path' | 'query' | 'header' | 'body';
  /** In a word or two, such as `string[]`. */
  type: string;
  /** What is allowed beyond the type. */
  limits?: string | undefined;
  required: boolean;
  description?: string | undefined;
  /** The choices, where the list is closed. */
  options?: string[] | undefined;
  /** As it stands in an address; missing where a call does well without it. */
  example?: string | undefined;
};

export type Body = { mediaType: string; example: unknown };

/** The answer of a call that worked. */
export type Success = {
  status: number;
  description: string;
  /** Missing where the answer has no body. */
  mediaType?: string | undefined;
  /** Of JSON alone. */
  example?: unknown;
};

/** One way to fail: its status, and the reasons it is given for. */
export type Failure = {
  status: number;
  description: string;
  reasons: { code: string; text: string }[];
};

/** What a list of endpoints shows of one. */
export type EndpointEntry = { id: string; method: string; path: string; title: string };

/** One call of the API, as its page shows it. The path stands below `/api`. */
export type Endpoint = EndpointEntry & {
  /** The subject under which the document lists it. */
  subject: string;
  description: string;
  access: Access;
  fields: Field[];
  body?: Body | undefined;
  success: Success;
  failures: Failure[];
};
