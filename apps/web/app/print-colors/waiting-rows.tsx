import { Skeleton } from '../ui/layout/skeleton.tsx';

/** The place of rows of colors that are being loaded. */
export const WaitingRows = ({ count }: { count: number }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
  Array.from({ length: count }, (_, i) => <Skeleton key={i} className="h-16" />);
