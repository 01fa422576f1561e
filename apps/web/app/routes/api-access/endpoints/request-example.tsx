import { CodeBlock } from '../code/code-block.tsx';
import type { Endpoint } from '../document/endpoint.ts';
import { fillPath } from '../samples/call.ts';

/** The body of the request, or its whole address if it has none. */
export function RequestExample({ endpoint }: { endpoint: Endpoint }) {
  const { method, path, body, fields } = endpoint;
  if (body) {
    return (
      <CodeBlock
        label={`${body.mediaType.startsWith('multipart') ? 'Fields of the form' : 'Body'}, ${body.mediaType}`}
        text={JSON.stringify(body.example, null, 2)}
        what="the request example"
      />
    );
  }
  const given = fields.flatMap(({ name, place, example }) =>
    example === undefined ? [] : [{ name, place, text: example }],
  );
  return (
    <CodeBlock
      label="Address, without a body"
      text={`${method} /api${fillPath(path, given)}`}
      what="the request example"
    />
  );
}
