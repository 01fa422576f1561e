import { Coast } from '../../art/coast.tsx';
import { Logo, LogoMark } from '../../art/logo.tsx';
import { Viaduct } from '../../art/viaduct.tsx';
import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';
import { Mockup } from '../../kit/mockup.tsx';
import { Newsletter } from './newsletter.tsx';
import { Poster } from './poster.tsx';
import { RouteLine } from './route-line.tsx';

export function PrintTab() {
  return (
    <div className="mockups">
      <div className="mockups mockups-third">
        <Flyer />
        <Poster />
        <Newsletter />
      </div>
      <Brochure />
    </div>
  );
}

/** Three panels of a folded sheet. */
function Brochure() {
  return (
    <Mockup
      title="Brochure"
      label="Brochure in three panels: what Alder & Tide offers, a five-day route as a line of stops, and a cover with islands and a boat"
      className="brochure"
    >
      <Ground of="surface" className="panel">
        <Ink kind="strong" className="kicker">
          How it works
        </Ink>
        <Ink className="panel-title">You choose the shore. We join the dots.</Ink>
        <div className="panel-picture">
          <Viaduct />
        </div>
        <Ink kind="soft">
          Every journey is made of scheduled trains and boats, with enough time between them for a
          swim or a bowl of soup. One booking, one luggage tag, one number to call.
        </Ink>
        <div className="panel-points">
          <Ink>Beds and berths included</Ink>
          <Ink>Change your mind until the evening before</Ink>
          <Ink>Bicycles and dogs travel free</Ink>
        </div>
      </Ground>
      <Ground of={['primary', 'secondary', 'accent']} className="panel panel-route">
        <Ink className="kicker">Five days</Ink>
        <Ink className="panel-title">The islands and back</Ink>
        <RouteLine />
        <div className="panel-price">
          <Ink>per person</Ink>
          <Ink className="panel-sum">€420</Ink>
        </div>
      </Ground>
      <Ground of="page" className="panel panel-cover">
        <Coast className="cover-picture" />
        <Ground of="surface" className="cover-label">
          <LogoMark />
          <Ink className="cover-title">Slow summer</Ink>
          <Ink kind="soft">Journeys by boat and rail</Ink>
        </Ground>
        <Ground of="bar" className="cover-foot">
          <Logo />
        </Ground>
      </Ground>
    </Mockup>
  );
}

const FACTS = [
  ['3', 'countries'],
  ['14', 'viaducts'],
  ['0', 'airports'],
] as const;

/** A hand-out for a rail offer. */
function Flyer() {
  return (
    <Mockup
      title="Flyer"
      label="Flyer for a coastal rail pass: a train on a viaduct, a large headline, a price and three figures"
      className="sheet flyer"
    >
      <Ground of="surface" className="flyer-body">
        <div className="flyer-picture">
          <Viaduct />
          <Ground of={['accent', 'primary', 'secondary']} className="flyer-price">
            <Ink>from</Ink>
            <Ink className="flyer-sum">€64</Ink>
            <Ink>seven days</Ink>
          </Ground>
        </div>
        <div className="flyer-text">
          <Ink kind="strong" className="kicker">
            The coast rail pass
          </Ink>
          <Ink className="flyer-title">One ticket. Every stop by the sea.</Ink>
          <Ink kind="soft" className="flyer-lead">
            Get off wherever the light is good. Your pass holds on every local train and harbor boat
            between Norhavn and the southern lakes, May to October.
          </Ink>
          <div className="flyer-facts">
            {FACTS.map(([figure, what]) => (
              <div key={what}>
                <Ink className="flyer-figure">{figure}</Ink>
                <Ink kind="soft">{what}</Ink>
              </div>
            ))}
          </div>
        </div>
        <Ground of={['primary', 'secondary', 'accent']} className="flyer-foot">
          <Logo />
          <Ink>alderandtide.example/pass</Ink>
        </Ground>
      </Ground>
    </Mockup>
  );
}
