import { Link } from 'react-router';

import type { TextSection } from '../../ui/text/long-text.tsx';
import { STORED_KEYS } from './stored-keys.ts';

/** The privacy policy. It must say what the product does: change both together. */
export const PRIVACY_SECTIONS: readonly TextSection[] = [
  {
    id: 'short',
    title: 'In short',
    body: (
      <>
        <p>
          You can use every tool without telling us who you are. We set no cookies. There is no
          advertising, no analytics service and no tracker on any page, and nothing is loaded from
          other companies: fonts, scripts and images all come from this site.
        </p>
        <p>
          We do not sell or rent personal data, and we have none to sell about people without an
          account.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    body: (
      <>
        <p>
          Palettes are kept in the browser: in the address of the page, and under these keys of its
          local storage. We do not see this storage. You can empty it in the settings of your
          browser at any time.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">Content</th>
            </tr>
          </thead>
          <tbody>
            {STORED_KEYS.map(({ key, content }) => (
              <tr key={key}>
                <td>
                  <code>{key}</code>
                </td>
                <td>{content}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          The session storage of a tab keeps what you wanted to save before signing in, under{' '}
          <code>pendingSave</code> for at most half an hour, and the project that you opened, under{' '}
          <code>openProject</code>.
        </p>
        <p>
          Because a palette is part of its address, anyone with the link sees the colors. The link
          reveals nothing else.
        </p>
      </>
    ),
  },
  {
    id: 'images',
    title: 'Images',
    body: (
      <p>
        Colors are extracted from an image on your own device, and the image does not leave it,
        unless you choose ‘On the server’ or your browser cannot do the work. Then the server reads
        the image in memory, returns its colors and discards it: images are never stored.
      </p>
    ),
  },
  {
    id: 'server',
    title: 'What the server logs',
    body: (
      <>
        <p>
          For each request, the server writes one line to its log: the time, a random request
          number, the method, the path of the page or the kind of API call, the status, and how long
          the response took. Addresses of visitors, query strings, headers and contents are not
          logged.
        </p>
        <p>
          Where API limits are enforced, the server counts requests by network address or API key.
          It counts likes, reports and what an account publishes in the same way, some for a day.
          The counts are deleted when their time is over.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'If you create an account',
    body: (
      <>
        <p>
          An account is only needed to keep palettes and favorite colors with us. We then store your
          username, your email address, the names and avatar you choose to give, the time you
          joined, and what you save. We keep only an Argon2id hash of your password and a SHA-256
          hash of each session and API key: the originals cannot be computed from them.
        </p>
        <p>
          Where email is set up, we send an email to ask whether the address is yours. It has a link
          to say that the account is not yours. We keep whether the address was confirmed and, until
          it is, the address before it.
        </p>
        <p>
          For each device that signs in we keep the name of its browser and system, such as Firefox
          on Linux, and when it was used: your profile lists them, and signs them out.
        </p>
        <p>
          Everyone can see a palette that you save as public, and no personal data with it except
          the number of your account. Only you can see a private one. The same applies to themes and
          projects. What you delete is hidden immediately and erased after an hour; until then you
          can undo it. In your profile you can export all your data as JSON and delete the account
          with all its data.
        </p>
      </>
    ),
  },
  {
    id: 'moderation',
    title: 'If you like or report something',
    body: (
      <>
        <p>
          A like is stored with your account or, without one, with the random number{' '}
          <code>visitor</code> of your browser, or else with a keyed hash of your address, from
          which the address cannot be read. A report is stored in the same way, with its reason and
          your comment, if you add one. With a like we store a keyed hash of its network, so that
          moderators can recognize and remove likes made by a script. Moderators read reports; they
          see whether an account sent one, but not which account. Nobody else sees reports.
        </p>
        <p>
          Moderators see palettes, themes and projects that are public, wait for approval or were
          hidden by a moderator, with the name of their account. They never see private ones. Of
          each action we keep the time, the reason, the moderator’s name and the number of the
          palette, theme or project; the number of the account is deleted with the account. Your
          reports, likes and answers to moderators are part of your data export and are deleted with
          your account.
        </p>
      </>
    ),
  },
  {
    id: 'mail',
    title: 'If you write to us or subscribe',
    body: (
      <>
        <p>
          A message sent with the <Link to="/contact">contact form</Link> is stored with the name
          and email address you enter and the time, so that we can read and answer it, and is
          forwarded to the administrators by email where email is set up. No one else sees it. It is
          stored until we delete it, which we do if you ask.
        </p>
        <p>
          For the newsletter we store your email address, the topic you chose, the time, and whether
          you confirmed. Where email is set up, we send an email that asks you to confirm; if you do
          not, you get no other. Every email has a link to unsubscribe. The address is then kept,
          marked as unsubscribed, until you ask us to delete it. Where email is not set up, the
          address is kept as unconfirmed, and no email is sent.
        </p>
        <p>To prevent abuse, we count messages and subscriptions by network address for an hour.</p>
      </>
    ),
  },
  {
    id: 'counters',
    title: 'Counters that prevent abuse',
    body: (
      <p>
        To keep the site usable for everyone, we count attempts: calls, sign-ins, emails, messages,
        likes, views, reports and what is published. Each count belongs to a network address, an
        account, an email address that was entered, or a palette, and contains only a number and the
        time at which it ends, after a minute to a day. Counts are kept in memory or, where the site
        runs on several machines, in a store that these machines share (Valkey or Redis). They are
        never written to disk and are deleted when their time ends.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        The service is not for children under 13, and we do not knowingly collect personal data from
        them. If you believe that a child has given us such data, tell us and we will delete it.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <p>
        You may ask what data we have about you, have it corrected, exported or deleted, and object
        to its use. Most of it you can do yourself in the profile; for the rest,{' '}
        <Link to="/contact">write to us</Link>. You may also complain to the data protection
        authority of the place where you live.
      </p>
    ),
  },
  {
    id: 'copies',
    title: 'Other copies of Swatchwork',
    body: (
      <p>
        Swatchwork is open source, and anyone may run it. This policy describes what the program
        does. The operator of a copy is responsible for that copy and for what is in front of it,
        such as a proxy with its own log.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        If the program starts or stops keeping data, we change this page too. The second date at the
        top of the page is that of the last change.
      </p>
    ),
  },
];
