import { type Actions, ToolActions } from './tool-actions.tsx';

type Props = { title: string; purpose: string; actions: Actions };

/** Title and purpose of a tool whose work is saved; its actions beside them, or below if that is too narrow. */
export const HeadLine = ({ title, purpose, actions }: Props) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
    <div className="min-w-0 flex-[1_1_24rem]">
      <h1 className="text-2xl">{title}</h1>
      <p className="text-muted max-sm:text-sm">{purpose}</p>
    </div>
    <ToolActions {...actions} />
  </div>
);
