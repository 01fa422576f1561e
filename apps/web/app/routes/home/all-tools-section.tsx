import { ToolList } from '../../tools/tool-list.tsx';

/** The way to every tool, by name alone. */
export function AllToolsSection() {
  return (
    <nav aria-labelledby="all-tools" className="container-page pb-20 sm:pb-28">
      <div className="border-t border-line pt-10">
        <h2 id="all-tools" className="text-xl">
          All tools
        </h2>
        <div className="mt-5 grid gap-x-8 gap-y-8 sm:grid-cols-2 md:grid-cols-3">
          <ToolList
            heading="h3"
            linkClassName="flex min-h-11 items-center border-b border-line font-medium underline-offset-4 hover:underline"
          />
        </div>
      </div>
    </nav>
  );
}
