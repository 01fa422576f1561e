import { SubscribeForm } from '../../../newsletter/subscribe-form.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';

/** The clients are on no registry yet; visitors can subscribe to a notice. */
export function Sdks() {
  return (
    <Panel aria-labelledby="sdks" className="flex flex-col">
      <h2 id="sdks" className="text-xl">
        SDKs
      </h2>
      <p className="mt-2">
        <strong>SDKs coming soon</strong> to npm and PyPI. The clients for JavaScript and Python are
        finished: typed, without dependencies, and with retries when a limit is reached. Until they
        are published, they can be built from the source of this site; the examples above do not
        need them.
      </p>
      <div className="mt-auto pt-5">
        <SubscribeForm label="Notify Me" topic="sdk" />
      </div>
    </Panel>
  );
}
