import { CreativeCard } from './creative-card.tsx';
import { ProfessionalCard } from './professional-card.tsx';

export function CardsTab() {
  return (
    <div className="mockups mockups-half">
      <ProfessionalCard />
      <CreativeCard />
    </div>
  );
}
