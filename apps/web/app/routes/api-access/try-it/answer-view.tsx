import { useEffect, useState } from 'react';

import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { CodeBlock } from '../code/code-block.tsx';
import type { Outcome } from './send-request.ts';

const MOST_CHARACTERS = 200_000;

/** The answer: status, time, remaining calls, and the body. */
export function AnswerView({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <div className="mt-6">
      <div role="status">{outcome && <Summary outcome={outcome} />}</div>
      {outcome && outcome.failure === undefined && <Details answer={outcome} />}
    </div>
  );
}

function Summary({ outcome }: { outcome: Outcome }) {
  if (outcome.failure !== undefined) return <p className="font-semibold">{outcome.failure}</p>;
  const { status, statusText, duration, body } = outcome;
  return (
    <p className="flex flex-wrap items-baseline gap-x-4">
      <strong className="text-lg">
        {status} {statusText}
      </strong>
      <span className="text-sm text-muted">
        {Math.round(duration)} ms, {body.size.toLocaleString('en')} bytes
      </span>
    </p>
  );
}

type Answered = Extract<Outcome, { failure?: undefined }>;

function Details({ answer }: { answer: Answered }) {
  const { headers, moreHeaders, text, mediaType, body, fileName } = answer;
  const isFile = text === undefined || fileName !== undefined || mediaType.startsWith('image/');
  return (
    <>
      <HeaderLines lines={headers} />
      {moreHeaders.length > 0 && (
        <details className="mt-1 text-sm">
          <summary className="w-fit py-1 font-medium">{moreHeaders.length} more headers</summary>
          <HeaderLines lines={moreHeaders} />
        </details>
      )}
      <div className="mt-4 space-y-3">
        {text !== undefined && (
          <CodeBlock
            label={mediaType || 'Response'}
            text={text.slice(0, MOST_CHARACTERS)}
            what="the answer"
          />
        )}
        {isFile && body.size > 0 && (
          <SaveAnswer body={body} mediaType={mediaType} name={fileName} />
        )}
      </div>
    </>
  );
}

function HeaderLines({ lines }: { lines: Answered['headers'] }) {
  return (
    <dl className="mt-2 font-mono text-sm">
      {lines.map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{name}:</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = {
  body: Blob;
  mediaType: string;
  /** The name that the server gives the file. */
  name: string | undefined;
};

/** An answer that is a file, to be saved; a picture is shown as well. */
function SaveAnswer({ body, mediaType, name = 'answer' }: Props) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(body);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [body]);

  return (
    <>
      {url && mediaType.startsWith('image/') && (
        <img
          src={url}
          alt="Response"
          className="mb-3 max-h-96 max-w-full rounded-control border border-line"
        />
      )}
      <a href={url} download={name} className={`${buttonStyle({})} max-w-full whitespace-normal`}>
        Save the response ({mediaType || 'unknown type'})
      </a>
    </>
  );
}
