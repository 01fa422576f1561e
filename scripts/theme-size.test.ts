import { expect, test } from 'vitest';

import { ENGINE_BYTES, measureEngine } from '../bench/lib/theme/size.ts';

test('the engine of themes stays small', async () => {
  expect(await measureEngine()).toBeLessThanOrEqual(ENGINE_BYTES);
});
