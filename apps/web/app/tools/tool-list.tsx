import { InnerLink } from '../ui/links/inner-link.tsx';
import { TOOL_GROUPS, type Tool, toolsOf } from './all-tools.ts';

type Props = {
  /** Level of the headings of the three groups. */
  heading: 'h2' | 'h3';
  linkClassName: string;
  onFollow?: () => void;
  /** Tools whose links lead elsewhere than to their pages. */
  paths?: Partial<Record<Tool['id'], string>>;
};

/** Links to all tools, in their three groups. */
export function ToolList({ heading: Heading, linkClassName, onFollow, paths = {} }: Props) {
  return TOOL_GROUPS.map(({ id, title }) => (
    <div key={id}>
      <Heading className="text-sm font-semibold tracking-normal">{title}</Heading>
      <ul aria-label={title} className="mt-1">
        {toolsOf(id).map((tool) => (
          <li key={tool.id}>
            <InnerLink
              to={paths[tool.id] ?? tool.path}
              data-discover="true"
              onClick={onFollow}
              className={linkClassName}
            >
              {tool.title}
            </InnerLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}
