import { Mail, MapPin, Phone } from 'lucide-react';

/**
 * Where to reach whoever runs this installation. These stand for nobody: the host name and the
 * number belong to those that are kept for examples. Put your own here before you open a site.
 * @see https://www.rfc-editor.org/rfc/rfc2606 for example.com
 * @see https://nationalnanpa.com/number_resource_info/555_numbers.html for 555-0100
 */
const DETAILS = { email: 'hello@example.com', phone: '+1 (555) 555-0100' };

const ROW = 'flex gap-3';
const ICON = 'mt-1 size-4 shrink-0 text-muted';

/** An email address, a phone number and a postal address. */
export function ContactDetails() {
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-xl">
        Other ways to reach us
      </h2>
      <address className="mt-4 space-y-3 not-italic">
        <p className={ROW}>
          <Mail aria-hidden="true" className={ICON} />
          <a href={`mailto:${DETAILS.email}`} className="underline underline-offset-4">
            {DETAILS.email}
          </a>
        </p>
        <p className={ROW}>
          <Phone aria-hidden="true" className={ICON} />
          <a
            href={`tel:${DETAILS.phone.replaceAll(/[^+\d]/g, '')}`}
            className="underline underline-offset-4"
          >
            {DETAILS.phone}
          </a>
        </p>
        <p className={ROW}>
          <MapPin aria-hidden="true" className={ICON} />
          <span>
            Swatchwork
            <br />
            123 Example Street
            <br />
            Anytown, CA 00000, USA
          </span>
        </p>
      </address>
      <p className="mt-4 text-sm text-muted">
        These are placeholders: whoever runs this copy of Swatchwork puts their own here. The form
        reaches them in any case.
      </p>
    </section>
  );
}
