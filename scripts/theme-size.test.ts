import { expect, test } from 'vitest';

import { ENGINE_BYTES, measureEngine } from '../bench/lib/theme/size.ts';

test('the engine of themes stays small beside the color package', async () => {
  expect(await measureEngine()).toBeLessThanOrEqual(ENGINE_BYTES);
});
