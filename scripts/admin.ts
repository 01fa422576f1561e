import { runAdmin } from '../apps/api/src/admin.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { StartError } from '../apps/api/src/start-error.ts';

try {
  console.log(await runAdmin(process.argv.slice(2), readConfig(process.env)));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
