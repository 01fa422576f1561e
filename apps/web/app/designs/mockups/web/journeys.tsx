import type { ReactNode } from 'react';

import { Coast } from '../../art/coast.tsx';
import { Tiles } from '../../art/tiles.tsx';
import { Viaduct } from '../../art/viaduct.tsx';
import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';

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
export function Journeys() {
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
