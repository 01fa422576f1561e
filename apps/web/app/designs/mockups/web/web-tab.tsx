import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Coast } from '../../art/coast.tsx';
import { Logo } from '../../art/logo.tsx';
import { Tiles } from '../../art/tiles.tsx';
import { Viaduct } from '../../art/viaduct.tsx';
import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';
import { Mockup } from '../../kit/mockup.tsx';
import { Promises } from './promises.tsx';

export function WebTab() {
  return (
    <Mockup
      title="Web page"
      label="Home page of Alder & Tide: navigation, a headline with a search over a picture of islands, three promises, three journeys with prices, a call to action and a footer"
      className="web"
    >
      <Ground of="page" className="web-body">
        <div className="web-nav">
          <Logo />
          <div className="web-links">
            <Ink as="span">Journeys</Ink>
            <Ink as="span">Timetable</Ink>
            <Ink as="span">Passes</Ink>
            <Ink as="span">About</Ink>
          </div>
          <Ground of={['primary', 'accent', 'text']} className="web-button">
            <Ink as="span">Book</Ink>
          </Ground>
        </div>
        <div className="web-hero">
          <Coast className="web-picture" />
          <Ground of="page" className="web-panel">
            <Ink kind="strong" className="kicker">
              Boat and rail, one ticket
            </Ink>
            <Ink className="web-title">The journey is the holiday.</Ink>
            <Ink kind="soft" className="web-lead">
              Cross the water, follow the coast, sleep where the line ends. We plan the connections;
              you keep the window seat.
            </Ink>
            <Search />
          </Ground>
        </div>
        <Promises />
        <Journeys />
        <Ground of={['primary', 'secondary', 'accent']} className="web-call">
          <div>
            <Ink className="web-call-title">Summer timetable is out</Ink>
            <Ink kind="soft">All boats, all trains, and the evening crossing to the islands.</Ink>
          </div>
          <Ground of={['accent', 'page', 'text']} className="web-button">
            <Ink as="span">See the timetable</Ink>
            <ArrowRight aria-hidden="true" />
          </Ground>
        </Ground>
        <Ground of="bar" className="web-foot">
          <Logo />
          <Ink as="span" kind="soft">
            4 Customs Quay, Norhavn
          </Ink>
          <Ink as="span" kind="strong">
            hello@alderandtide.example
          </Ink>
        </Ground>
      </Ground>
    </Mockup>
  );
}

/** From, to and when, as one bar. */
function Search() {
  return (
    <Ground of="surface" className="web-search">
      {[
        ['From', 'Norhavn'],
        ['To', 'Skerry Light'],
        ['Leaving', 'Friday, June 6'],
      ].map(([label, value]) => (
        <div key={label} className="web-field">
          <Ink kind="soft">{label}</Ink>
          <Ink className="web-value">{value}</Ink>
        </div>
      ))}
      <Ground of={['primary', 'accent', 'text']} className="web-button">
        <Ink as="span">Find a way</Ink>
      </Ground>
    </Ground>
  );
}

const JOURNEYS: readonly [title: string, text: string, price: string, picture: ReactNode][] = [
  ['The outer islands', '5 days, 3 boats, no hills', '€420', <Coast key="coast" />],
  ['Over the viaducts', '2 days by local train', '€128', <Viaduct key="viaduct" />],
  [
    'Weavers of the lakes',
    '3 days, with a workshop',
    '€265',
    <Tiles key="tiles" columns={6} rows={4} />,
  ],
];

/** Three journeys as cards with a picture and a price. */
function Journeys() {
  return (
    <div className="web-journeys">
      <div className="web-heading">
        <Ink className="web-section-title">Leave this month</Ink>
        <Ink as="span" kind="strong">
          All 24 journeys
        </Ink>
      </div>
      <div className="web-cards">
        {JOURNEYS.map(([title, text, price, picture]) => (
          <Ground key={title} of="surface" className="web-card">
            <div className="web-card-picture">{picture}</div>
            <div className="web-card-text">
              <Ink className="web-small-title">{title}</Ink>
              <Ink kind="soft">{text}</Ink>
              <div className="web-card-foot">
                <Ink className="web-price">{price}</Ink>
                <Ink as="span" kind="strong">
                  Details
                </Ink>
              </div>
            </div>
          </Ground>
        ))}
      </div>
    </div>
  );
}
