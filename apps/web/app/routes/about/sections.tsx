import { Link } from 'react-router';

import type { TextSection } from '../../ui/text/long-text.tsx';

/** What Swatchwork is for and how it is made. No people, customers or figures are invented here. */
export const ABOUT_SECTIONS: readonly TextSection[] = [
  {
    id: 'mission',
    title: 'Mission',
    body: (
      <p>
        To put sound color tools into everyone’s hands: designers, artists, developers, learners.
        Free, without an account, and exact enough that professionals can rely on them. A student
        should get the same contrast check as a bank.
      </p>
    ),
  },
  {
    id: 'vision',
    title: 'Vision',
    body: (
      <p>
        A web where good color is normal: text that everyone can read, palettes that work in light
        and dark, charts that do not exclude one man in twelve. Learning how to get there should not
        need a degree, and checking it should not need a subscription.
      </p>
    ),
  },
  {
    id: 'story',
    title: 'Story',
    body: (
      <>
        <p>
          Swatchwork began with an annoyance. Color tools on the web disagree: the same blue gets
          different values from two converters, palettes drift because every step rounds to whole
          numbers, and a ratio of 4.499 is shown as 4.5 and called a pass.
        </p>
        <p>
          So the first thing we wrote was not a page but a color science library, tested against
          published standards and other implementations. The tools, this site and the API all use
          it. That is why they agree.
        </p>
      </>
    ),
  },
  {
    id: 'values',
    title: 'Values',
    body: (
      <ul>
        <li>
          <strong>Exact.</strong> Full precision inside, rounding only on display. Thresholds are
          judged before rounding.
        </li>
        <li>
          <strong>Open to all.</strong> Every page works with a keyboard, with a screen reader, on a
          small phone. Most work without JavaScript.
        </li>
        <li>
          <strong>Private.</strong> No cookies, no trackers. What you make lives in its link and in
          your browser, as the <Link to="/privacy-policy">privacy policy</Link> says.
        </li>
        <li>
          <strong>Quiet.</strong> The interface has no color of its own, so that it does not change
          how you see yours.
        </li>
        <li>
          <strong>Honest.</strong> We say what a number means, where it comes from and where it
          stops being true.
        </li>
        <li>
          <strong>Moderated.</strong> Anyone can report a palette, a theme or a project. A moderator
          who hides one says why, its author can answer, and every action is recorded. The{' '}
          <Link to="/terms-of-service">terms of service</Link> say what is not allowed.
        </li>
      </ul>
    ),
  },
  {
    id: 'team',
    title: 'Team',
    body: (
      <p>
        Swatchwork is made by its contributors under the MIT license. We show work here rather than
        portraits. To report a bug, suggest a tool or take part,{' '}
        <Link to="/contact">write to us</Link>.
      </p>
    ),
  },
];
