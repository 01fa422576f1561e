import { Download, Link2, Redo2, Save, Undo2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import './tool-actions.css';

type Press = Pick<ComponentProps<typeof Button>, 'onClick' | 'aria-haspopup' | 'aria-busy'>;

/** Undo or Redo: what it does, and the number of its steps. */
type Step = { count: number; onClick: () => void };

/** Without steps they are no stop for Tab; they keep the focus that they have. */
const STEPS = [
  ['Undo', 'undo', Undo2],
  ['Redo', 'redo', Redo2],
] as const;

export type Actions = {
  undo?: Step;
  redo?: Step;
  onShare: () => void;
  save?: Press;
  exporting?: Press | undefined;
  /** What the page is for, before the others. */
  lead?: ReactNode;
  /** What only this page has, after the others. */
  more?: ReactNode;
};

/**
 * What a person does with the whole of a tool's work: on every page in the same order, with the same words. On a phone
 * it stands at the foot of the screen, in reach of the thumb.
 */
export function ToolActions({ undo, redo, onShare, save, exporting, lead, more }: Actions) {
  // The words of Undo and Redo, where a row has no room for them.
  const word = lead ? 'max-xl:sr-only' : 'md:max-xl:sr-only';

  return (
    <div className={`tool-actions noscript:hidden ${lead ? 'tool-actions-led' : ''}`}>
      {lead}
      {STEPS.map(([name, key, Icon]) => {
        const step = key === 'undo' ? undo : redo;
        if (!step) return null;
        const isEmpty = step.count === 0;
        return (
          <Button
            key={key}
            onClick={step.onClick}
            aria-disabled={isEmpty}
            tabIndex={isEmpty ? -1 : undefined}
            className="aria-disabled:opacity-50"
          >
            <Icon aria-hidden="true" />
            <span>
              <span className={word}>{name} </span>({step.count})
            </span>
          </Button>
        );
      })}
      <Button onClick={onShare}>
        <Link2 aria-hidden="true" />
        <span>Share</span>
      </Button>
      {save && (
        <Button {...save}>
          <Save aria-hidden="true" />
          <span>Save</span>
        </Button>
      )}
      {exporting && (
        <Button {...exporting} variant={lead ? 'secondary' : 'primary'}>
          <Download aria-hidden="true" />
          <span>Export</span>
        </Button>
      )}
      {more}
    </div>
  );
}
