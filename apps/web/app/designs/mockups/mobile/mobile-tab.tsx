import { HomeScreen } from './home-screen.tsx';
import { JourneyScreen } from './journey-screen.tsx';
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
