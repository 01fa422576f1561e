import { Explanation } from '../../../tools/explanation.tsx';

/** What the notations are for, below the tool. */
export function ConverterExplanation() {
  return (
    <>
      <Explanation title="What you can write">
        <p>
          Every notation of CSS: <Code>#3B82F6</Code>, <Code>#38f</Code>, <Code>tomato</Code>,{' '}
          <Code>rgb(59 130 246)</Code>, <Code>hsl(217 91% 60%)</Code>, <Code>hwb()</Code>,{' '}
          <Code>lab()</Code>, <Code>oklch()</Code>, <Code>color(display-p3 0.3 0.5 0.9)</Code>, with
          or without opacity. The <Code>#</Code> may be missing. What CSS calculates is calculated:{' '}
          <Code>calc()</Code>, <Code>oklch(from teal l c h / 50%)</Code>,{' '}
          <Code>color-mix(in oklab, red, blue)</Code>. What depends on a page is not:{' '}
          <Code>var()</Code>, <Code>currentcolor</Code>, <Code>light-dark()</Code>.
        </p>
      </Explanation>
      <Explanation title="Which notation for what">
        <p>
          HEX and RGB say what a screen does. HSL turns hue, saturation and lightness, but two
          colors of one HSL lightness can look far apart. OKLCH has the same three handles and keeps
          them honest to the eye, so it is the one to build scales and themes with.
        </p>
      </Explanation>
      <Explanation title="Colors that sRGB does not have">
        <p>
          OKLCH, Lab and Display P3 reach colors that HEX cannot say. Such a color is mapped the way
          CSS prescribes: lightness and hue stay, chroma is reduced until sRGB has it. The strip
          below the large color shows it as given, if your screen can.
        </p>
      </Explanation>
      <Explanation title="How exact it is">
        <p>
          Nothing is rounded before it is shown. HSL, HSV and CMYK are in whole numbers here, as
          people write them, and nine of ten colors do not survive that on the way back: copy the
          exact line below, which has the digits that bring the color back. CMYK is plain arithmetic
          without a printer's profile, so take it as a first guess.
        </p>
      </Explanation>
    </>
  );
}

function Code({ children }: { children: string }) {
  return <code className="font-mono text-[0.9em] whitespace-nowrap text-ink">{children}</code>;
}
