import { toast } from '../ui/messages/toast.ts';

const HOUR = 3_600_000; // milliseconds
const PATIENCE = 5000; // milliseconds in which an old worker may finish its work

/**
 * Registers the service worker, and offers a new version of the site when there is one. The version
 * is activated when the visitor says so, or by itself once no page of the old version is open.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData && !serviceWorker.controller) return;

  let isControlled = serviceWorker.controller !== null;
  let isAsked = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isAsked) location.reload();
    else if (isControlled) offerVersion(() => location.reload()); // accepted in another tab
    isControlled = true;
  });
  const offer = (worker: ServiceWorker) =>
    offerVersion(() => {
      isAsked = true;
      worker.postMessage({ type: 'SKIP_WAITING' });
      setTimeout(() => location.reload(), PATIENCE);
    });

  // If the browser or the visitor forbids it, the site works without a worker.
  const registration = await serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return;
  if (registration.waiting && isControlled) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && isControlled) offer(installing);
    });
  });
  setInterval(() => registration.update().catch(() => {}), HOUR);
}

let offered = 0;

/**
 * Shows one offer at a time: after another tab has accepted it, the new offer has another action.
 */
function offerVersion(reload: () => void) {
  toast.dismiss(offered);
  offered = toast.offer('A new version is ready', { label: 'Reload', run: reload });
}
