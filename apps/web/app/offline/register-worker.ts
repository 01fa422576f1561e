import { toast } from '../ui/messages/toast.ts';

const HOUR = 3_600_000; // milliseconds
const PATIENCE = 5000; // milliseconds that a worker may take to end what it has begun

/**
 * Registers the service worker, and offers a new version of the site when there is one. It is taken
 * when the person says so, or by itself once no page of the old one is open.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData && !serviceWorker.controller) return;

  let isControlled = serviceWorker.controller !== null;
  let isAsked = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isAsked) location.reload();
    else if (isControlled) offerVersion(() => location.reload()); // taken in another tab
    isControlled = true;
  });
  const offer = (worker: ServiceWorker) =>
    offerVersion(() => {
      isAsked = true;
      worker.postMessage({ type: 'SKIP_WAITING' });
      setTimeout(() => location.reload(), PATIENCE);
    });

  // Where the browser or the person does not allow it, the site works as it always did.
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

/** Once: an offer that another tab has taken is made again, with another way to take it. */
function offerVersion(reload: () => void) {
  toast.dismiss(offered);
  offered = toast.offer('A new version is ready', { label: 'Reload', run: reload });
}
