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
          other companies: fonts, scripts and pictures all come from this site.
        </p>
        <p>
          We do not sell or rent personal data, and have none to sell of people without an account.
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
              <th scope="col">What it holds</th>
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
          What you wanted to save before signing in is kept for the tab, under{' '}
          <code>pendingSave</code> of its session storage, for half an hour at most.
        </p>
        <p>
          Because a palette is part of its address, anyone with the link sees the colors. That is
          what links are for; it is all that they reveal.
        </p>
      </>
    ),
  },
  {
    id: 'images',
    title: 'Pictures',
    body: (
      <p>
        Colors are taken out of a picture on your own device, and the picture does not leave it,
        unless you choose ‘On the server’ or your browser cannot do the work. Then the server reads
        the picture in memory, answers with colors and forgets it: pictures are never stored.
      </p>
    ),
  },
  {
    id: 'server',
    title: 'What the server notes',
    body: (
      <>
        <p>
          For each request one line is written: the time, a random request number, the method, the
          path of the page or the kind of API call, the status, and how long the answer took.
          Addresses of visitors, query strings, headers and contents are not written down.
        </p>
        <p>
          Where limits on the API are enforced, requests are counted by network address or API key.
          Likes, reports and what an account publishes are counted likewise, some for a day. The
          counts are dropped when their time is over.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'If you make an account',
    body: (
      <>
        <p>
          An account is only needed to keep palettes and favorite colors with us. We then store your
          username, your email address, the names and avatar you choose to give, the time you
          joined, and what you save. Of your password we keep only an Argon2id hash, of sessions and
          API keys only a SHA-256 hash: neither can be turned back.
        </p>
        <p>
          Where mail is set up, one mail asks the address whether it is yours. We keep whether and
          which address was confirmed, and for the open question the address before it; a link to
          say that an account with your address is not yours stands in that mail.
        </p>
        <p>
          For each device that signs in we keep the name of its browser and system, such as Firefox
          on Linux, and when it was used: your profile lists them, and signs them out.
        </p>
        <p>
          A palette you save as public can be seen by everyone, under no other personal data than
          the number of your account; a private one by you alone. The same holds for themes and
          collections. What you delete is hidden at once, and erased after an hour, in which you can
          undo it. Your profile lets you export all your data as JSON, and delete the account with
          all that belongs to it.
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
          <code>visitor</code> of your browser, or else a keyed hash of your address, from which the
          address cannot be read. So is a report, with its reason and your words, if you add any.
          With a like goes a keyed hash of the network that it came from, so that likes made by a
          script can be told; a moderator may take those back. Moderators read reports; they see
          whether an account sent one, and not which. Nobody else learns of it.
        </p>
        <p>
          Moderators see public palettes, themes and collections, those that wait for their look and
          those that they have hidden, with the name of their account, never private ones. Of what
          they do we keep the time, the reason, the moderator’s name and the number of the palette,
          theme or collection; the number of the account goes with the account. Your reports, likes
          and answers to moderators are in the export of your data, and go with your account.
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
          forwarded to the administrators by mail where mail is set up. No one else sees it, and it
          stays until we delete it: ask us to, and we will.
        </p>
        <p>
          For the newsletter we store your email address, the topic you chose, the time, and whether
          you confirmed. Where mail is set up, one mail asks you to confirm; without that you get no
          other. Every mail has a link that ends the subscription. The address then stays, marked as
          ended, until you ask us to delete it. Where mail is not set up, the address waits as
          unconfirmed, and no mail is sent.
        </p>
        <p>Against abuse, messages and subscriptions are counted by network address for an hour.</p>
      </>
    ),
  },
  {
    id: 'counters',
    title: 'Counters against abuse',
    body: (
      <p>
        To keep the site usable for everyone, we count attempts: calls, sign-ins, mails, messages,
        likes, views, reports and what is published. A count stands under the network address, the
        account, the email address that was entered, or the palette, and holds nothing else than a
        number and the time at which it ends: after a minute to a day. Counts are held in memory or,
        where the site runs on several machines, in a store that these machines share (Valkey or
        Redis). They are written to no disk and deleted when their time ends.
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
        You may ask what we hold about you, have it corrected, taken along or deleted, and object to
        its use. Most of it you can do yourself in the profile; for the rest,{' '}
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
        does. The operator of a copy is responsible for that copy and for what stands in front of
        it, such as a proxy with a log of its own.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When the program keeps more or less than it did, this page changes with it. The second date
        at its top says when its text last changed.
      </p>
    ),
  },
];
