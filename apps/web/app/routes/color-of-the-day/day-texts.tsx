import type { ColorOfTheDay } from '../../api/types.ts';

const NO_MEANING = 'There is no meaning for this color yet. What does it remind you of?';
const NO_TIPS =
  'There are no tips for this color yet. Check its contrast before you use it behind text.';

/** Origin, meaning and use of a color. */
export function DayTexts({ color: { description, meaning, usageTips } }: { color: ColorOfTheDay }) {
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {description && <DayText title="The color">{description}</DayText>}
      <DayText title="What it means">{meaning || NO_MEANING}</DayText>
      <DayText title="How to use it">{usageTips || NO_TIPS}</DayText>
    </div>
  );
}

function DayText({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 max-w-[52ch] text-lg">{children}</p>
    </section>
  );
}
