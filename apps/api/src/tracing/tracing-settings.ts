import { z } from 'zod';

import { StartError } from '../start-error.ts';

const oneOf = <const Values extends [string, ...string[]]>(...values: Values) =>
  z.enum(values, { error: `one of ${values.join(', ')}` });

const address = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    error: 'an address such as http://localhost:4318',
  });

const COUNT = 'a whole number above 0';
const count = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, { error: COUNT })
  .transform(Number);

const SHARE = 'a number from 0 to 1';
const share = z
  .string()
  .regex(/^(0|1|[01]?\.\d+)$/, { error: SHARE, abort: true })
  .transform(Number)
  .refine((value) => value <= 1, { error: SHARE });

const PROTOCOL = oneOf('http/protobuf', 'http/json').optional();

/** The standard variables that this module reads; the packages read the others themselves. */
const Variables = z.object({
  OTEL_TRACES_EXPORTER: oneOf('otlp', 'none').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: PROTOCOL,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: PROTOCOL,
  OTEL_TRACES_SAMPLER: oneOf(
    'always_on',
    'always_off',
    'traceidratio',
    'parentbased_always_on',
    'parentbased_always_off',
    'parentbased_traceidratio',
  ).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  OTEL_BSP_SCHEDULE_DELAY: count.optional(),
  OTEL_BSP_EXPORT_TIMEOUT: count.optional(),
  OTEL_BSP_MAX_QUEUE_SIZE: count.optional(),
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: count.optional(),
});

/** Their names. */
export const TRACING_VARIABLES = Object.keys(Variables.shape);

export type TracingSettings = NonNullable<ReturnType<typeof readTracingSettings>>;

/**
 * Whether and how traces are sent, by OpenTelemetry's own variables: an address of a collector, or
 * `OTEL_TRACES_EXPORTER=otlp`, turns tracing on.
 *
 * @param env Without empty variables.
 * @returns Undefined where tracing is off; then no variable is checked.
 * @throws {StartError} Naming every variable that holds nonsense, what is allowed, what arrived.
 * @see https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
export function readTracingSettings(env: NodeJS.ProcessEnv) {
  const isDisabled = env.OTEL_SDK_DISABLED?.toLowerCase() === 'true';
  const where = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const exporter = env.OTEL_TRACES_EXPORTER ?? (where === undefined ? 'none' : 'otlp');
  if (isDisabled || exporter === 'none') return undefined;

  const result = Variables.safeParse(env);
  if (!result.success) {
    const sentences = result.error.issues.map(({ path: [name], message }) => {
      const isAddress = String(name).endsWith('ENDPOINT'); // may hold a password
      const arrived = isAddress ? 'the value given is not' : `got "${env[String(name)]}"`;
      return `${String(name)} must be ${message}; ${arrived}.`;
    });
    throw new StartError(sentences.join('\n'));
  }
  const values = result.data;
  return {
    protocol:
      values.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ??
      values.OTEL_EXPORTER_OTLP_PROTOCOL ??
      ('http/protobuf' as const),
    sampler: values.OTEL_TRACES_SAMPLER,
    /** The share of traces that begin here and are sent, from 0 to 1. */
    share: values.OTEL_TRACES_SAMPLER_ARG,
    /** Undefined for the defaults of the standard: 5 s, 30 s, 2048 and 512 spans. */
    batches: {
      scheduledDelayMillis: values.OTEL_BSP_SCHEDULE_DELAY,
      exportTimeoutMillis: values.OTEL_BSP_EXPORT_TIMEOUT,
      maxQueueSize: values.OTEL_BSP_MAX_QUEUE_SIZE,
      maxExportBatchSize: values.OTEL_BSP_MAX_EXPORT_BATCH_SIZE,
    },
  };
}
