import { useCallback, useEffect, useState } from 'react';

/**
 * The answer of a call, and a way to ask again; the old answer stays meanwhile.
 *
 * @param ask Must be stable, such as a method of a client.
 */
export function useAnswer<Answer>(ask: () => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer>();
  const [hasFailed, setFailed] = useState(false);

  const reload = useCallback(async () => {
    setFailed(false);
    try {
      setAnswer(await ask());
    } catch {
      setFailed(true);
    }
  }, [ask]);
  useEffect(() => void reload(), [reload]);

  return { answer, hasFailed, reload };
}
