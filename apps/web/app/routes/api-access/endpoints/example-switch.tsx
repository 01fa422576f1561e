import { InnerLink } from '../../../ui/links/inner-link.tsx';

type Props = {
  /** Index of the shown example, from 0, and the number of examples. */
  example: { index: number; count: number };
  to: (example: number) => string;
};

/** Chooses among the examples of a call: requests, answers and code follow the choice. */
export function ExampleSwitch({ example: { index, count }, to }: Props) {
  if (count < 2) return null;
  return (
    <nav aria-label="Examples" className="mb-3 flex flex-wrap gap-2">
      {Array.from({ length: count }, (_, i) => (
        <InnerLink
          // biome-ignore lint/suspicious/noArrayIndexKey: the examples of a call keep their order.
          key={i}
          to={`/api-access${to(i + 1)}#examples`}
          aria-current={i === index ? 'true' : undefined}
          className="flex min-h-9 items-center rounded-control border border-outline px-3 text-sm hover:bg-hover aria-[current]:border-ink aria-[current]:bg-accent aria-[current]:text-on-accent forced-colors:aria-[current]:outline-2"
        >
          Example {i + 1}
        </InnerLink>
      ))}
    </nav>
  );
}
