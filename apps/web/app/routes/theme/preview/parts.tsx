import { Check, ChevronDown, CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

const STATUS = [
  ['error', CircleAlert, 'The crossing is canceled.'],
  ['warning', TriangleAlert, 'Boarding ends in 5 minutes.'],
  ['success', CircleCheck, 'Your berth is booked.'],
  ['info', Info, 'The quay has changed to 3.'],
] as const;

/** Components in their states, as a picture: each pair of the roles is on it that people use most. */
export function Parts() {
  return (
    <div className="mockup">
      <div
        role="img"
        aria-label="Components: buttons as they rest, under the pointer, pressed and disabled, fields with focus and an error, links, a menu, a selection and messages of each status"
        className="design parts"
      >
        <p className="parts-title">Book a crossing</p>
        <p className="parts-muted">
          Three boats a day. <span className="parts-link">Timetable</span>
        </p>
        <div className="parts-row">
          <span className="parts-button">Book</span>
          <span className="parts-button parts-hover">Hover</span>
          <span className="parts-button parts-active">Pressed</span>
        </div>
        <div className="parts-row">
          <span className="parts-button parts-tint">Tint</span>
          <span className="parts-button parts-outline">Outline</span>
          <span className="parts-button parts-disabled">
            {/* Drawn: what cannot be used need not be read as other words. */}
            <svg viewBox="0 0 64 16" aria-hidden="true">
              <text x="32" y="12" textAnchor="middle" fontSize="14" fill="currentcolor">
                Disabled
              </text>
            </svg>
          </span>
        </div>
        <div className="parts-card">
          <p className="parts-label">Passenger</p>
          <p className="parts-field parts-focus">
            Ada <span className="parts-selected">Lovelace</span>
          </p>
          <p className="parts-label">Email</p>
          <p className="parts-field parts-wrong">ada@example</p>
          <p className="parts-hint">Add what is missing after the @.</p>
          <p className="parts-field parts-placeholder">
            Choose a deck
            <ChevronDown aria-hidden="true" />
          </p>
          <p className="parts-check">
            <span>
              <Check aria-hidden="true" />
            </span>
            Keep me posted
          </p>
        </div>
        <div className="parts-menu">
          <p>Saloon</p>
          <p className="parts-chosen">Sun deck</p>
          <p className="parts-pointed">Cabin</p>
        </div>
        {STATUS.map(([status, Icon, text]) => (
          <p key={status} className={`parts-message parts-${status}`}>
            <Icon aria-hidden="true" />
            <span>{text}</span>
            <b>{status}</b>
          </p>
        ))}
        <p className="parts-tip">Ferries keep to the east side.</p>
      </div>
    </div>
  );
}
