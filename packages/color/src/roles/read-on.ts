import { fixContrast } from '../contrast/auto-fix.ts';
import { composite } from '../contrast/composite.ts';
import { contrastRatio, WCAG } from '../contrast/wcag.ts';
import { deltaEOK } from '../difference.ts';
import type { Srgb } from '../spaces/srgb.ts';
import type { ColorRole, Roles } from './assign-roles.ts';
import { asBytes } from './relative.ts';

/** What is written on a ground, each at 4.5 to 1 or better. */
export interface Inks {
  /** For headings and for reading. */
  readonly text: Srgb;
  /** For what comes second: as near to the ground as still reads. */
  readonly soft: Srgb;
  /** For what should be seen: a strong color of the palette, or a relative that reads. */
  readonly strong: Srgb;
}

/** How much of the text a soft text keeps, from the softest. */
const SOFTNESS = [0.66, 0.72, 0.78, 0.84, 0.9, 0.95];

/** ΔE_OK from which a shape stands out from its ground. */
const STANDS_OUT = 0.08;

/**
 * What can be read on a ground with these roles: the role's color where it reaches 4.5, else its
 * nearest relative of the same hue that does; black or white only where nothing else reads.
 *
 * @param ground Any 8-bit color; it need not be one of the roles.
 */
export function readOn(ground: Srgb, roles: Roles): Inks {
  const reads = (color: Srgb) => contrastRatio(color, ground) >= WCAG.aa;
  const better =
    contrastRatio(roles.text, ground) >= contrastRatio(roles.page, ground)
      ? roles.text
      : roles.page;
  const text = fixContrast(better, ground).color;
  const soft = SOFTNESS.map((share) => asBytes(composite(text, share, ground))).find(reads) ?? text;
  const signals = [roles.primary, roles.accent, roles.secondary];
  const visible = signals.find((color) => deltaEOK(color, ground) >= STANDS_OUT) ?? text;
  const strong = signals.find(reads) ?? fixContrast(visible, ground).color;
  return { text, soft, strong };
}

/**
 * The first of some roles whose color stands out from a ground, for buttons and shapes; the text
 * on that ground where none does.
 */
export function fillOn(ground: Srgb, roles: Roles, order: readonly ColorRole[]): Srgb {
  const found = order.find((role) => deltaEOK(roles[role], ground) >= STANDS_OUT);
  return found ? roles[found] : readOn(ground, roles).text;
}
