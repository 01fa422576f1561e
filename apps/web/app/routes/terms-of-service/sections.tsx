import { Link } from 'react-router';

import type { TextSection } from '../../ui/text/long-text.tsx';

/** The terms of service. */
export const TERMS_SECTIONS: readonly TextSection[] = [
  {
    id: 'agreement',
    title: 'What these terms are',
    body: (
      <p>
        Swatchwork is a website of color tools with a public API. By using either you accept these
        terms. If you do not accept them, please do not use the service.
      </p>
    ),
  },
  {
    id: 'use',
    title: 'Free to use',
    body: (
      <>
        <p>
          All tools are free for personal and commercial use. No registration is needed, and the
          number of palettes is not limited. An account is only needed to keep palettes and favorite
          colors with us.
        </p>
        <p>
          Colors and palettes that you make here are yours to use, in anything, without mentioning
          us. We claim no rights in them. We cannot promise that nobody else uses a combination of
          colors: if you want to register it as a trademark, have it checked.
        </p>
      </>
    ),
  },
  {
    id: 'palettes',
    title: 'What you save and share',
    body: (
      <>
        <p>
          Palettes are kept in the browser, unless you save them to an account. If you save a
          palette as public, you allow us to show it to everyone and others to use its colors. Do
          not put anything unlawful, hateful or personal about others into names and descriptions;
          we may remove what breaks this rule.
        </p>
        <p>
          Anyone can report a public palette, theme or project, and a moderator looks at what is
          reported. You cannot save texts with forbidden words or links. Palettes that look like
          automated advertising wait for approval by a moderator: many in a short time, many similar
          ones, or links from a new account. A moderator can hide or delete palettes, themes and
          projects and suspend an account, always with a reason. You can read the reason in your
          profile and answer once; the moderator then decides again.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    body: (
      <p>
        Keep your password and API keys to yourself; you are responsible for what is done with them.
        You must be at least 13 years old. You can delete your account at any time in your profile.
        We may suspend accounts that break these terms.
      </p>
    ),
  },
  {
    id: 'api',
    title: 'The API',
    body: (
      <>
        <p>
          The API is described in the <Link to="/api-access">API documentation</Link>. Three rules
          apply to it:
        </p>
        <ul>
          <li>Do not exceed the rate limits, and do not use several keys to get around them.</li>
          <li>
            Attribute the product: say ‘Swatchwork’ where you show its results, with a link if
            possible.
          </li>
          <li>
            Commercial use of the API may need an agreement, for example for high volumes or for
            reselling. <Link to="/contact">Ask us</Link> before you build on it.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'fair',
    title: 'Fair use',
    body: (
      <p>
        Do not disturb the service or other people’s use of it, do not try to reach data that is not
        yours, and do not present the service as your own. We welcome reports of security problems
        made in good faith.
      </p>
    ),
  },
  {
    id: 'source',
    title: 'The source code',
    body: (
      <p>
        The program behind Swatchwork is open source under the MIT license. That license, not these
        terms, governs what you do with the code. These terms govern the use of this site.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'No warranty',
    body: (
      <>
        <p>
          The service is provided as is, without warranty of any kind. We test our calculations
          against published standards, but screens, printers and eyes differ: the CMYK values are
          uncalibrated, and a passed contrast check is not legal proof of accessibility.
        </p>
        <p>
          As far as the law allows, we are not liable for indirect or consequential damage, nor for
          loss of data or profit that comes from using the service or from its unavailability.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We may change these terms. For material changes we give at least 30 days notice on this page
        before they take effect. By using the service after that, you accept the new terms.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    body: (
      <p>
        These terms are governed by the laws of the State of California, without regard to its
        conflict of law rules. Rights that the law of your own country gives you as a consumer are
        not affected.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Questions',
    body: (
      <p>
        Ask through the <Link to="/contact">contact page</Link>. How we treat personal data is in
        the <Link to="/privacy-policy">privacy policy</Link>.
      </p>
    ),
  },
];
