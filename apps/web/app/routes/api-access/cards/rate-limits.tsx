import { RATE_LIMITS } from '@swatchwork/contract/constants';
import { Link } from 'react-router';

import { Panel } from '../../../ui/layout/panel.tsx';
import { GetKey } from './get-key.tsx';

const { free, pro } = RATE_LIMITS.requestsPerHour;

const PLANS = [
  {
    name: 'Free',
    limit: `${free} requests per hour`,
    text: 'For each IP address without a key, or for each key.',
  },
  {
    name: 'Pro',
    limit: `${pro.toLocaleString('en')} requests per hour`,
    text: 'For each key, with batches of up to 1,000 colors or palettes per call.',
  },
  {
    name: 'Enterprise',
    limit: 'Unlimited requests',
    text: 'No limit, with batches too.',
  },
];

/** The plans, their limits, and the headers with the remaining calls. */
export function RateLimits() {
  return (
    <section aria-labelledby="rate-limits" className="mt-20">
      <h2 id="rate-limits" className="text-2xl">
        Rate limits
      </h2>
      <p className="mt-2 max-w-[68ch] text-muted">
        Every response reports your limit: <code className="font-mono text-ink">RateLimit</code>{' '}
        contains the remaining requests and the seconds until the quota resets. Above the limit you
        get status 429 and, in <code className="font-mono text-ink">Retry-After</code>, how long to
        wait.
      </p>
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {PLANS.map(({ name, limit, text }, i) => (
          <li key={name} className="grid">
            <Panel className="flex flex-col">
              <h3 className="text-lg">{name}</h3>
              <p className="mt-1 text-xl font-semibold tracking-tight">{limit}</p>
              <p className="mt-2 mb-5 text-muted">{text}</p>
              <div className="mt-auto">
                {i === 0 ? (
                  <GetKey variant="primary">Get Free API Key</GetKey>
                ) : (
                  <Link
                    to="/contact"
                    className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
                  >
                    Ask for {name}
                  </Link>
                )}
              </div>
            </Panel>
          </li>
        ))}
      </ul>
    </section>
  );
}
