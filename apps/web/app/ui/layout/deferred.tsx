import { type ReactNode, Suspense, use } from 'react';

type Props<Value> = {
  /** A promise shows the fallback until it resolves; a value shows at once. */
  value: Value | Promise<Value>;
  fallback: ReactNode;
  children: (value: Value) => ReactNode;
};

/**
 * The data of a loader, now or later. Available data is not wrapped in Suspense, which the server
 * might send in a form that needs JavaScript to show.
 */
export function Deferred<Value>({ value, fallback, children }: Props<Value>) {
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={fallback}>
      <Later promise={value}>{children}</Later>
    </Suspense>
  );
}

function Later<Value>({
  promise,
  children,
}: {
  promise: Promise<Value>;
  children: (value: Value) => ReactNode;
}) {
  return children(use(promise));
}
