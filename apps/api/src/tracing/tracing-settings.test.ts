import { describe, expect, test } from 'vitest';

import { readConfig } from '../config.ts';
import { readTracingSettings } from './tracing-settings.ts';

const ENDPOINT = 'http://127.0.0.1:4318';

describe('whether traces are sent', () => {
  test.each<[Record<string, string>, boolean]>([
    [{}, false],
    [{ OTEL_SERVICE_NAME: 'colors' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: ENDPOINT }, true],
    [{ OTEL_TRACES_EXPORTER: 'otlp' }, true],
    [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT }, false],
    [{ OTEL_SDK_DISABLED: 'TRUE', OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT }, false],
    [{ OTEL_SDK_DISABLED: 'yes', OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT }, true],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, false], // meant for another program
  ])('%j: %s', (env, isOn) => expect(readTracingSettings(env) !== undefined).toBe(isOn));
});

test('what is not set is as the standard says', () => {
  expect(readTracingSettings({ OTEL_TRACES_EXPORTER: 'otlp' })).toEqual({
    protocol: 'http/protobuf',
    sampler: 'parentbased_always_on',
    share: 1,
    batches: {},
  });
});

test('what is said of traces wins over what is said of everything', () => {
  const settings = readTracingSettings({
    OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
    OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json',
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  expect(settings).toMatchObject({
    protocol: 'http/json',
    sampler: 'traceidratio',
    share: 0.25,
    batches: { scheduledDelayMillis: 100 },
  });
});

test('nonsense stops the start with a sentence, and passwords are not repeated', () => {
  const read = (env: Record<string, string>) => () =>
    readConfig({ OTEL_TRACES_EXPORTER: 'otlp', ...env });
  expect(read({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc', OTEL_TRACES_SAMPLER_ARG: '1.5' })).toThrow(
    'OTEL_EXPORTER_OTLP_PROTOCOL must be one of http/protobuf, http/json; got "grpc".\n' +
      'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1; got "1.5".',
  );
  expect(read({ OTEL_TRACES_EXPORTER: 'zipkin' })).toThrow('one of otlp, none; got "zipkin"');
  expect(read({ OTEL_BSP_MAX_QUEUE_SIZE: '0' })).toThrow('a whole number above 0; got "0"');
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'ftp://who:hunter2@host' })).toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://localhost:4318; the value given is not.',
  );
});
