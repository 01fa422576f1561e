import { Compass, Heart, House, Search, Ticket } from 'lucide-react';

import { Coast } from '../../art/coast.tsx';
import { Viaduct } from '../../art/viaduct.tsx';
import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';
import { Phone } from './phone.tsx';

/** The start screen of the app: search, categories, suggestions. */
export function HomeScreen() {
  return (
    <Phone
      title="Home screen"
      label="App screen: a greeting, a search field, filters, two journeys with pictures, and a bar of tabs"
    >
      <div className="phone-body">
        <Ink className="phone-title">Where does the water take you?</Ink>
        <Ground of="surface" className="phone-search">
          <Search aria-hidden="true" />
          <Ink as="span" kind="soft">
            Harbor, station or island
          </Ink>
        </Ground>
        <div className="phone-chips">
          <Ground of={['primary', 'accent', 'text']} className="phone-chip">
            <Ink as="span">Boats</Ink>
          </Ground>
          <Ground of="surface" className="phone-chip">
            <Ink as="span">Rail</Ink>
          </Ground>
          <Ground of="surface" className="phone-chip">
            <Ink as="span">Weekends</Ink>
          </Ground>
        </div>
        <Ground of="surface" className="phone-card">
          <div className="phone-picture">
            <Coast />
          </div>
          <div className="phone-card-text">
            <div>
              <Ink className="phone-strong">The outer islands</Ink>
              <Ink kind="soft">5 days, 3 boats</Ink>
            </div>
            <Ink as="span" kind="strong" className="phone-strong">
              €420
            </Ink>
          </div>
        </Ground>
        <Ground of="surface" className="phone-card">
          <div className="phone-picture">
            <Viaduct />
          </div>
        </Ground>
      </div>
      <Ground of="surface" className="phone-tabs">
        <Ink as="span" kind="strong">
          <House aria-hidden="true" />
          Home
        </Ink>
        <Ink as="span" kind="soft">
          <Compass aria-hidden="true" />
          Explore
        </Ink>
        <Ink as="span" kind="soft">
          <Heart aria-hidden="true" />
          Saved
        </Ink>
        <Ink as="span" kind="soft">
          <Ticket aria-hidden="true" />
          Tickets
        </Ink>
      </Ground>
    </Phone>
  );
}
