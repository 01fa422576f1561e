import { CreativeCard } from './creative-card.tsx';
import { ProfessionalCard } from './professional-card.tsx';

export default function CardsTab() {
  return (
    <div className="mockups mockups-half">
      <ProfessionalCard />
      <CreativeCard />
    </div>
  );
}
