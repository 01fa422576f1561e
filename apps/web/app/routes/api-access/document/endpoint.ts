/** Who may call: anybody, whoever has a key, or only a person who has signed in. */
export type Access = 'open' | 'key' | 'login';

/** One field of a JSON value, with what it holds. */
export type SchemaField = {
  name: string;
  /** In a word or two, such as `string[]`. */
  type: string;
  /** What is allowed beyond the type. */
  limits?: string | undefined;
  /** The regular expression that a text has to match. */
  pattern?: string | undefined;
  required: boolean;
  description?: string | undefined;
  /** A value that is allowed. */
  sample?: string | undefined;
  /** The fields of the objects in it. */
  shapes?: Shape[] | undefined;
};

/** The fields of an object. Where a value may be one of several, each has a title. */
export type Shape = {
  title?: string | undefined;
  fields: SchemaField[];
  /** The operation that answers just this, and whose page has the fields. */
  sameAs?: { id: string; title: string } | undefined;
};

/** One field that a call takes. */
export type Field = SchemaField & {
  place: 'path' | 'query' | 'header' | 'body';
  /** The choices, where the list is closed. */
  options?: string[] | undefined;
  /** As it stands in an address or a form; missing where a call does well without it. */
  example?: string | undefined;
};

export type Body = {
  mediaType: string;
  /** All media types that the call takes, this one among them. */
  mediaTypes: string[];
  required: boolean;
  /** What it is as a whole. */
  meaning?: string | undefined;
  example: unknown;
};

/** A header of an answer. */
export type Header = { name: string; description: string; example?: string | undefined };

/** The answer of a call that worked. */
export type Success = {
  status: number;
  description: string;
  /** Missing where the answer has no body. */
  mediaType?: string | undefined;
  /** JSON, or a text as it is. */
  example?: unknown;
  /** In a word or two, such as `object[]`. */
  type?: string | undefined;
  /** What it is as a whole. */
  meaning?: string | undefined;
  /** What its fields mean. */
  shapes: Shape[];
  headers: Header[];
};

/** One way to fail: its status, and the reasons it is given for. */
export type Failure = {
  status: number;
  description: string;
  reasons: { code: string; text: string }[];
  headers: Header[];
};

/** What a list of endpoints shows of one. */
export type EndpointEntry = { id: string; method: string; path: string; title: string };

/** One call of the API, as its page shows it. The path stands below `/api`. */
export type Endpoint = EndpointEntry & {
  /** The subject under which the document lists it. */
  subject: string;
  description: string;
  access: Access;
  /** Who may call, in a sentence. */
  callers: string;
  fields: Field[];
  body?: Body | undefined;
  success: Success;
  /** Other answers that are no failure, such as 304. */
  others: Pick<Success, 'status' | 'description' | 'headers'>[];
  failures: Failure[];
  /** Which of its example calls this is, from 0, and how many there are. */
  example: { index: number; count: number };
};
