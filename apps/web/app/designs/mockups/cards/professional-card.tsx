import { Logo, LogoMark } from '../../art/logo.tsx';
import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';
import { Mockup } from '../../kit/mockup.tsx';

const LINES = [
  ['T', '+00 555 010 22'],
  ['E', 'bookings@alderandtide.example'],
  ['A', '4 Customs Quay, Norhavn'],
] as const;

/** Front and back of a card that keeps to the grid. */
export function ProfessionalCard() {
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
