export type Unit = '' | '%' | 'deg' | 'grad' | 'rad' | 'turn' | 'none';

/** One component of a color function; `none` has the value 0, as CSS resolves it. */
export interface Component {
  readonly value: number;
  readonly unit: Unit;
}

const COMPONENT =
  /\s*(?:none(?![\w-])|([+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?)(%|(?:deg|grad|rad|turn)(?![\w-])|(?!-?[a-z_])))/y;

/**
 * Splits lower-case text as CSS does: `1-2` and `.5.5` are two components each, `5none` nothing.
 */
export function readComponents(text: string): Component[] | undefined {
  const source = text.trimEnd();
  const components: Component[] = [];
  COMPONENT.lastIndex = 0;
  while (COMPONENT.lastIndex < source.length) {
    const match = COMPONENT.exec(source);
    if (!match) return undefined;
    const [, number, unit = ''] = match;
    components.push(
      number === undefined
        ? { value: 0, unit: 'none' }
        : { value: Number(number), unit: unit as Unit },
    );
  }
  return components;
}
