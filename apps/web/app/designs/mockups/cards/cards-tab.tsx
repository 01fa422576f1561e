import { Coast } from '../../art/coast.tsx';
import { Logo, LogoMark } from '../../art/logo.tsx';
import { Tiles } from '../../art/tiles.tsx';
import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';
import { Mockup } from '../../kit/mockup.tsx';

export function CardsTab() {
  return (
    <div className="mockups mockups-half">
      <ProfessionalCard />
      <CreativeCard />
    </div>
  );
}

/** Front and back of a card that is a picture first. */
function CreativeCard() {
  return (
    <Mockup
      title="Creative business card"
      label="Business card of Alder & Tide: front with islands and a sailing boat beside large type, back with a pattern of leaves and waves around a label"
      className="cards"
    >
      <Ground of={['accent', 'secondary', 'primary']} className="card card-picture">
        <div className="card-window">
          <Coast align="xMaxYMid" />
        </div>
        <div className="card-aside">
          <Ink className="card-shout">
            Take
            <br />
            the slow
            <br />
            way.
          </Ink>
          <div className="card-small">
            <Ink className="card-name">Route desk</Ink>
            <Ink>+00 555 010 27</Ink>
            <Ink>routes@alderandtide.example</Ink>
          </div>
        </div>
      </Ground>
      <Ground of="page" className="card card-pattern">
        <Tiles columns={7} rows={4} className="card-tiles" />
        <Ground of="surface" className="card-label">
          <LogoMark />
          <div>
            <Ink className="card-name">Alder &amp; Tide</Ink>
            <Ink kind="soft">Norhavn</Ink>
          </div>
        </Ground>
      </Ground>
    </Mockup>
  );
}

const LINES = [
  ['T', '+00 555 010 22'],
  ['E', 'bookings@alderandtide.example'],
  ['A', '4 Customs Quay, Norhavn'],
] as const;

/** Front and back of a card that keeps to the grid. */
function ProfessionalCard() {
  return (
    <Mockup
      title="Professional business card"
      label="Business card of Alder & Tide: front with logo and address in three columns, back with the sign on a full color"
      className="cards"
    >
      <Ground of="surface" className="card card-plain">
        <Ground of={['primary', 'secondary', 'accent']} className="card-edge" />
        <Logo />
        <div className="card-foot">
          <div>
            <Ink className="card-name">Booking office</Ink>
            <Ink kind="soft">Boats, rail and everything between</Ink>
          </div>
          <div className="card-lines">
            {LINES.map(([letter, line]) => (
              <div key={letter}>
                <Ink as="span" kind="strong" className="card-letter">
                  {letter}
                </Ink>
                <Ink as="span">{line}</Ink>
              </div>
            ))}
          </div>
        </div>
      </Ground>
      <Ground of={['primary', 'secondary', 'accent']} className="card card-back">
        <LogoMark />
        <Ink className="card-motto">Slow travel by boat and rail</Ink>
        <Ink kind="soft" className="card-web">
          alderandtide.example
        </Ink>
      </Ground>
    </Mockup>
  );
}
