/** Which callers are accepted: all, those with a key, or only signed-in people. */
export type Access = 'open' | 'key' | 'login';

/** One field of a JSON value, with what it holds. */
export type SchemaField = {
  name: string;
  /** The type in a word or two, such as `string[]`. */
  type: string;
  /** The constraints beyond the type. */
  limits?: string | undefined;
  /** The regular expression that a text has to match. */
  pattern?: string | undefined;
  required: boolean;
  description?: string | undefined;
  /** An example value. */
  sample?: string | undefined;
  /** The fields of the objects in it. */
  shapes?: Shape[] | undefined;
};

/** The fields of an object. If a value has alternatives, each has a title. */
export type Shape = {
  title?: string | undefined;
  fields: SchemaField[];
  /** The operation that returns exactly this, and whose page has the fields. */
  sameAs?: { id: string; title: string } | undefined;
};

/** A parameter of a call. */
export type Field = SchemaField & {
  place: 'path' | 'query' | 'header' | 'body';
  /** The allowed values, if the list is closed. */
  options?: string[] | undefined;
  /** The value in an address or a form; missing if the call needs none. */
  example?: string | undefined;
};

export type Body = {
  mediaType: string;
  /** All media types that the call accepts, including this one. */
  mediaTypes: string[];
  required: boolean;
  /** Description of the whole body. */
  meaning?: string | undefined;
  example: unknown;
};

/** A header of an answer. */
export type Header = { name: string; description: string; example?: string | undefined };

/** The answer of a successful call. */
export type Success = {
  status: number;
  description: string;
  /** That of the example. Missing if the answer has no body. */
  mediaType?: string | undefined;
  /** All media types that an answer may have, by what is asked for. */
  mediaTypes: string[];
  /** JSON, or the text itself. */
  example?: unknown;
  /** The type in a word or two, such as `object[]`. */
  type?: string | undefined;
  /** Description of the whole answer. */
  meaning?: string | undefined;
  /** Descriptions of its fields. */
  shapes: Shape[];
  headers: Header[];
};

/** A way to fail: its status, and the reasons for it. */
export type Failure = {
  status: number;
  description: string;
  reasons: { code: string; text: string }[];
  headers: Header[];
};

/** An endpoint in a list. */
export type EndpointEntry = { id: string; method: string; path: string; title: string };

/** An operation of the API, as its page shows it. The path begins after `/api`. */
export type Endpoint = EndpointEntry & {
  /** The subject that lists it in the document. */
  subject: string;
  description: string;
  access: Access;
  /** Which callers it accepts, in a sentence. */
  callers: string;
  fields: Field[];
  body?: Body | undefined;
  success: Success;
  /** Other answers that are no errors, such as 304. */
  others: Pick<Success, 'status' | 'description' | 'headers'>[];
  failures: Failure[];
  /** Index of its example call, from 0, and the number of examples. */
  example: { index: number; count: number };
};
