import type { Theme } from '@swatchwork/theme';

/** An element whose colors are its custom properties. */
export type Frame = {
  readonly style: Pick<CSSStyleDeclaration, 'getPropertyValue' | 'setProperty'>;
};

type Variables = Readonly<Record<`--${string}`, string>>;

export interface FramePainter {
  /**
   * Keeps a frame in the colors of the newest theme.
   *
   * @returns Leaves it alone again.
   */
  add(frame: Frame, variablesOf: (theme: Theme) => Variables): () => void;
  /**
   * Paints every frame, and has the rest of the page follow.
   *
   * @param theme Without one, frames keep their colors.
   */
  paint(theme: Theme | undefined, drawRest: () => void): void;
}

const REST = 'the rest of the page';

/**
 * Paints frames by their variables alone, one in each picture, then the rest: so what a person does
 * meanwhile waits for no more than one of them. All follow the newest theme. They keep their turns
 * when it changes, so that none stays behind while a color is dragged.
 *
 * @param afterPicture Calls back once the browser has drawn what was changed before.
 */
export function createFramePainter(afterPicture = onceDrawn): FramePainter {
  const frames = new Map<Frame, (theme: Theme) => Variables>();
  // In the order of their turns.
  const behind = new Set<Frame | typeof REST>();
  let newest: Theme | undefined;
  let drawNewestRest = () => {};
  let isDrawing = false;

  function drawNext() {
    for (const one of behind) {
      if (isDrawing) return;
      behind.delete(one);
      if (one === REST) drawNewestRest();
      else if (!newest || !change(one, frames.get(one)!(newest))) continue;
      isDrawing = true;
      afterPicture(() => {
        isDrawing = false;
        drawNext();
      });
    }
  }

  return {
    add(frame, variablesOf) {
      frames.set(frame, variablesOf);
      behind.add(frame);
      drawNext();
      return () => {
        frames.delete(frame);
        behind.delete(frame);
      };
    },
    paint(theme, drawRest) {
      newest = theme ?? newest;
      drawNewestRest = drawRest;
      for (const frame of frames.keys()) behind.add(frame);
      behind.add(REST);
      drawNext();
    },
  };
}

/** Whether any of its variables had another value. */
function change({ style }: Frame, variables: Variables): boolean {
  const changed = Object.entries(variables).filter(
    ([name, color]) => style.getPropertyValue(name) !== color,
  );
  for (const [name, color] of changed) style.setProperty(name, color);
  return changed.length > 0;
}

function onceDrawn(callBack: () => void) {
  requestAnimationFrame(() => setTimeout(callBack));
}
