import { Download, Link2, Redo2, Save, Undo2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import './tool-actions.css';

type Press = Pick<ComponentProps<typeof Button>, 'onClick' | 'aria-haspopup' | 'aria-busy'>;

/** Undo or Redo: what it does, and the number of its steps. */
type Step = { count: number; onClick: () => void };

/** Without steps it is no stop for Tab; it keeps the focus that it has. */
const stopOf = ({ count, onClick }: Step) => (count ? { onClick } : { onClick, tabIndex: -1 });

export type Actions = {
  undo?: Step;
  redo?: Step;
  onShare: () => void;
  save?: Press | undefined;
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
      {undo && (
        <Button {...stopOf(undo)}>
          <Undo2 aria-hidden="true" />
          <span>
            <span className={word}>Undo </span>({undo.count})
          </span>
        </Button>
      )}
      {redo && (
        <Button {...stopOf(redo)}>
          <Redo2 aria-hidden="true" />
          <span>
            <span className={word}>Redo </span>({redo.count})
          </span>
        </Button>
      )}
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
