import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';

import type { Contact, SiteData } from '../../meta/site-context.ts';

/**
 * Shown if the operator has set no contact data. It belongs to no real person: the host name and
 * the number are reserved for examples.
 * @see https://www.rfc-editor.org/rfc/rfc2606 for example.com
 * @see https://nationalnanpa.com/number_resource_info/555_numbers.html for 555-0100
 */
const PLACEHOLDERS: Contact = {
  email: 'hello@example.com',
  phone: '+1 (555) 555-0100',
  address: ['Swatchwork', '123 Example Street', 'Anytown, CA 00000, USA'],
};

/** An email address, a phone number and a postal address, as far as they are set. */
export function ContactDetails() {
  const set = useRouteLoaderData<SiteData>('root')?.contact;
  const { email, phone, address } = set ?? PLACEHOLDERS;

  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-xl">
        Other ways to reach us
      </h2>
      <address className="mt-4 space-y-3 not-italic">
        {email && (
          <Row Icon={Mail}>
            <a href={`mailto:${email}`} className="underline underline-offset-4">
              {email}
            </a>
          </Row>
        )}
        {phone && (
          <Row Icon={Phone}>
            <a
              href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
              className="underline underline-offset-4"
            >
              {phone}
            </a>
          </Row>
        )}
        {address && (
          <Row Icon={MapPin}>
            <span className="whitespace-pre-line">{address.join('\n')}</span>
          </Row>
        )}
      </address>
      {!set && (
        <p className="mt-4 text-sm text-muted">
          These are placeholders until the operator of this installation sets their own. The form
          reaches them anyway.
        </p>
      )}
    </section>
  );
}

function Row({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="flex gap-3 wrap-anywhere">
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
      {children}
    </p>
  );
}
