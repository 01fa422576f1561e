import { CodeBlock } from '../code/code-block.tsx';
import type { Success } from '../document/endpoint.ts';

/** What a success looks like. */
export function ResponseExample({ success }: { success: Success }) {
  const { status, description, mediaType, example } = success;

  return (
    <>
      {example === undefined ? (
        <p>
          <strong>
            {status} {description}
          </strong>
          , {mediaType ? `as ${mediaType}` : 'without a body'}.
        </p>
      ) : (
        <CodeBlock
          label={`${status} ${description}`}
          text={typeof example === 'string' ? example : JSON.stringify(example, null, 2)}
          what="the response example"
        />
      )}
      <p className="mt-3 text-sm">
        <a href="#answer" className="inline-flex min-h-8 items-center underline underline-offset-4">
          What each field means
        </a>
      </p>
    </>
  );
}
