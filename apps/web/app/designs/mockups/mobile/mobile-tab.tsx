import { ChevronLeft, Share } from 'lucide-react';
import { Coast } from '../../art/coast.tsx';
import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';
import { RouteLine } from '../print/route-line.tsx';
import { HomeScreen } from './home-screen.tsx';
import { Phone } from './phone.tsx';
import { TicketScreen } from './ticket-screen.tsx';

export function MobileTab() {
  return (
    <div className="mockups mockups-phone">
      <HomeScreen />
      <JourneyScreen />
      <TicketScreen />
    </div>
  );
}

/** One journey, day by day. */
function JourneyScreen() {
  return (
    <Phone
      title="Journey screen"
      label="App screen: a picture of islands, the five days of a journey as a line of stops, a price and a button to book"
    >
      <div className="phone-hero">
        <Coast />
        <Ground of="surface" className="phone-round phone-back">
          <ChevronLeft aria-hidden="true" />
        </Ground>
        <Ground of="surface" className="phone-round phone-share">
          <Share aria-hidden="true" />
        </Ground>
      </div>
      <Ground of="page" className="phone-sheet">
        <Ink kind="strong" className="phone-strong">
          Five days by boat
        </Ink>
        <Ink className="phone-title">The outer islands</Ink>
        <RouteLine />
      </Ground>
      <Ground of="surface" className="phone-buy">
        <div>
          <Ink kind="soft">per person</Ink>
          <Ink className="phone-sum">€420</Ink>
        </div>
        <Ground of={['primary', 'accent', 'text']} className="phone-button">
          <Ink as="span">Choose a date</Ink>
        </Ground>
      </Ground>
    </Phone>
  );
}
