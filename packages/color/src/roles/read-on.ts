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
  /** For secondary text: as near to the background as it can be while it can still be read. */
  readonly soft: Srgb;
  /**
   * For what should stand out: a strong color of the palette, or a readable tint or shade of it.
   */
  readonly strong: Srgb;
}

/** Shares of the text color in a soft text, the softest first. */
const SOFTNESS = [0.66, 0.72, 0.78, 0.84, 0.9, 0.95];

/** ΔE_OK from which a shape is visible on its background. */
const STANDS_OUT = 0.08;

/**
 * What can be read on a background with these roles: the role's color if it reaches 4.5, else its
 * nearest relative of the same hue that does; black or white only if nothing else can be read.
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
 * The first of some roles whose color is visible on a background, for buttons and shapes; the text
 * color of that background if none is.
 */
export function fillOn(ground: Srgb, roles: Roles, order: readonly ColorRole[]): Srgb {
  const found = order.find((role) => deltaEOK(roles[role], ground) >= STANDS_OUT);
  return found ? roles[found] : readOn(ground, roles).text;
}
