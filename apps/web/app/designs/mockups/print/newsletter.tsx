import { Coast } from '../../art/coast.tsx';
import { Logo } from '../../art/logo.tsx';
import { Tiles } from '../../art/tiles.tsx';
import { Viaduct } from '../../art/viaduct.tsx';
import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';
import { Mockup } from '../../kit/mockup.tsx';

/** The front of a printed letter to travelers. */
export function Newsletter() {
  return (
    <Mockup
      title="Newsletter"
      label="Newsletter of Alder & Tide: a lead story with a picture, two short ones, and dates in a colored column"
      className="sheet newsletter"
    >
      <Ground of="page" className="letter-body">
        <div className="letter-head">
          <Logo />
          <Ink as="span" kind="soft">
            Spring letter, no. 12
          </Ink>
        </div>
        <Ink className="letter-title">The long way is open again</Ink>
        <div className="letter-picture">
          <Coast align="xMidYMid" />
        </div>
        <div className="letter-columns">
          <div className="letter-story">
            <Ink className="letter-lead">
              The ice has left the outer harbor, and on Monday the first boat leaves for the
              islands.
            </Ink>
            <Ink kind="soft">
              We have painted the benches, mended the tea urn and added an evening crossing, so that
              you can work in town and sleep by the sea.
            </Ink>
            <Ink kind="strong" className="letter-more">
              Plan your first weekend, page 3
            </Ink>
          </div>
          <Ground of={['primary', 'secondary', 'accent']} className="letter-dates">
            <Ink className="letter-small-title">Mark the day</Ink>
            <LetterDate day="April 4" what="First island boat" />
            <LetterDate day="April 19" what="Lake line opens" />
            <LetterDate day="May 1" what="Summer timetable" />
          </Ground>
        </div>
        <div className="letter-shorts">
          <div>
            <div className="letter-thumb">
              <Viaduct />
            </div>
            <Ink className="letter-small-title">Fourteen arches, one coffee</Ink>
            <Ink kind="soft">Where to sit on the viaduct line.</Ink>
          </div>
          <div>
            <div className="letter-thumb">
              <Tiles columns={6} rows={3} />
            </div>
            <Ink className="letter-small-title">A map you can wear</Ink>
            <Ink kind="soft">The scarf of the season is woven.</Ink>
          </div>
        </div>
      </Ground>
    </Mockup>
  );
}

function LetterDate({ day, what }: { day: string; what: string }) {
  return (
    <div>
      <Ink className="letter-day">{day}</Ink>
      <Ink kind="soft">{what}</Ink>
    </div>
  );
}
