import { Panel } from '../../../ui/layout/panel.tsx';
import { CodeBlock } from '../code/code-block.tsx';

const HEADERS = `Authorization: Bearer sw_…
X-API-Key: sw_…`;

/** Which callers need a key, and where it is sent. */
export function Authentication() {
  return (
    <Panel aria-labelledby="authentication">
      <h2 id="authentication" className="text-xl">
        Authentication
      </h2>
      <p className="mt-2">
        Basic endpoints need no authentication. Premium endpoints need an API key: it is made in
        your profile, shown once, and sent as one of these headers.
      </p>
      <div className="mt-4">
        <CodeBlock label="Either header" text={HEADERS} what="the headers of a key" />
      </div>
      <p className="mt-4 text-sm text-muted">
        A key in the address is refused, because addresses are logged and shared.
      </p>
    </Panel>
  );
}
