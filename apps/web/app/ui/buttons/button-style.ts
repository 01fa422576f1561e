const BASE =
  'inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap ' +
  'transition-[opacity,scale] active:scale-[0.98] ' +
  'disabled:opacity-50 aria-busy:opacity-60 [&_svg]:size-[1.125em] [&_svg]:shrink-0';

const VARIANTS = {
  primary: 'bg-accent text-on-accent hover:opacity-85 forced-colors:border',
  secondary: 'border border-outline bg-raised text-ink hover:bg-hover',
  quiet: 'text-ink hover:bg-hover',
  /** For use on a color: takes the color of the text around it. */
  current: 'border border-current hover:underline',
};

const SIZES = {
  small: 'min-h-9 px-3 text-sm',
  medium: 'min-h-11 px-4',
  large: 'min-h-13 px-6 text-lg',
};

export type ButtonLook = {
  variant?: keyof typeof VARIANTS | undefined;
  size?: keyof typeof SIZES | undefined;
};

/** The classes of buttons, and of links that look like buttons. */
export const buttonStyle = ({ variant = 'secondary', size = 'medium' }: ButtonLook) =>
  `${BASE} ${VARIANTS[variant]} ${SIZES[size]}`;
