import { Coast } from '../../art/coast.tsx';
import { Logo, LogoMark } from '../../art/logo.tsx';
import { Viaduct } from '../../art/viaduct.tsx';
import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';
import { Mockup } from '../../kit/mockup.tsx';
import { RouteLine } from './route-line.tsx';

/** Three panels of a folded sheet. */
export function Brochure() {
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
