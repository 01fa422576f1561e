import { SubscribeForm } from '../../../newsletter/subscribe-form.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';

/** The libraries are not released yet; visitors can subscribe to a notice. */
export function Sdks() {
  return (
    <Panel aria-labelledby="sdks" className="flex flex-col">
      <h2 id="sdks" className="text-xl">
        SDKs
      </h2>
      <p className="mt-2">
        <strong>SDKs coming soon</strong> for JavaScript and Python: typed, without dependencies,
        and polite when a limit is reached. Until then, the examples above are all you need.
      </p>
      <div className="mt-auto pt-5">
        <SubscribeForm label="Notify Me" topic="sdk" />
      </div>
    </Panel>
  );
}
