import { Logo } from '../../art/logo.tsx';
import { Viaduct } from '../../art/viaduct.tsx';
import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';
import { Mockup } from '../../kit/mockup.tsx';

const FACTS = [
  ['3', 'countries'],
  ['14', 'viaducts'],
  ['0', 'airports'],
] as const;

/** A hand-out for a rail offer. */
export function Flyer() {
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
