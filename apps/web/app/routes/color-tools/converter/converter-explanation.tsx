import { Explanation } from '../../../tools/explanation.tsx';

/** What the notations are for, below the tool. */
export function ConverterExplanation() {
  return (
    <>
      <Explanation title="What you can write">
        <p>
          Any CSS notation: <Code>#3B82F6</Code>, <Code>#38f</Code>, <Code>tomato</Code>,{' '}
          <Code>rgb(59 130 246)</Code>, <Code>hsl(217 91% 60%)</Code>, <Code>hwb()</Code>,{' '}
          <Code>lab()</Code>, <Code>oklch()</Code>, <Code>color(display-p3 0.3 0.5 0.9)</Code>, with
          or without opacity. The <Code>#</Code> is optional. Calculations of CSS are supported:{' '}
          <Code>calc()</Code>, <Code>oklch(from teal l c h / 50%)</Code>,{' '}
          <Code>color-mix(in oklab, red, blue)</Code>, but not what depends on a page:{' '}
          <Code>var()</Code>, <Code>currentcolor</Code>, <Code>light-dark()</Code>.
        </p>
      </Explanation>
      <Explanation title="Which notation to use">
        <p>
          HEX and RGB describe what a screen does. HSL has hue, saturation and lightness, but two
          colors with the same HSL lightness can look very different. OKLCH has the same three
          parameters and matches perception, so use it to build scales and themes.
        </p>
      </Explanation>
      <Explanation title="Colors outside sRGB">
        <p>
          OKLCH, Lab and Display P3 include colors that HEX cannot express. Such a color is mapped
          as CSS prescribes: lightness and hue stay, chroma is reduced until it is inside sRGB. The
          strip below the large color shows the exact color if your screen can.
        </p>
      </Explanation>
      <Explanation title="Precision">
        <p>
          Values are rounded only for display. HSL, HSV and CMYK are shown as whole numbers, from
          which nine of ten colors cannot be restored: copy the exact line below them, which has
          enough digits. CMYK is computed without a printer's profile, so it is only a first
          estimate.
        </p>
      </Explanation>
    </>
  );
}

function Code({ children }: { children: string }) {
  return <code className="font-mono text-[0.9em] whitespace-nowrap text-ink">{children}</code>;
}
