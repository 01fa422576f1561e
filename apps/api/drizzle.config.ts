import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate`, run in apps/api, writes the next migration from the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/*.ts',
  out: './src/db/migrations',
  casing: 'snake_case',
});
