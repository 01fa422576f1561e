import { type Actions, ToolActions } from './tool-actions.tsx';

type Props = { title: string; purpose: string; actions: Actions };

/** Title and actions of a tool whose work is saved, and the sentence below them. */
export const HeadLine = ({ title, purpose, actions }: Props) => (
  <>
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h1 className="text-2xl">{title}</h1>
      <ToolActions {...actions} />
    </div>
    <p className="text-muted max-sm:text-sm">{purpose}</p>
  </>
);
