import { Coast } from '../../art/coast.tsx';
import { LogoMark } from '../../art/logo.tsx';
import { Tiles } from '../../art/tiles.tsx';
import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';
import { Mockup } from '../../kit/mockup.tsx';

/** Front and back of a card that is a picture first. */
export function CreativeCard() {
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
