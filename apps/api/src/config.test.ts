import { describe, expect, test } from 'vitest';

import { readConfig } from './config.ts';

describe(readConfig, () => {
  test('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'production',
      port: 3000,
      host: '127.0.0.1',
      dataDir: expect.stringMatching(/^\/.*\/data$/),
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      rateLimit: true,
      seed: 'sample',
      trustProxy: false,
      logLevel: 'info',
    });
  });

  test('takes an empty variable as missing', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  test('opens no port for metrics unless one is named, and then to this machine alone', () => {
    expect(readConfig({}).metrics).toBeUndefined();
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  });

  test('keeps only the origin of PUBLIC_URL', () => {
    expect(readConfig({ PUBLIC_URL: 'https://example.org/' }).publicUrl).toBe(
      'https://example.org',
    );
  });

  test('takes what the contact page says, line by line', () => {
    expect(readConfig({}).contact).toBeUndefined();
    expect(
      readConfig({
        CONTACT_EMAIL: 'ada@example.org',
        CONTACT_PHONE: '+44 20 7946 0018',
        CONTACT_ADDRESS: 'Swatchwork | 1 Long Lane || London',
      }).contact,
    ).toEqual({
      email: 'ada@example.org',
      phone: '+44 20 7946 0018',
      address: ['Swatchwork', '1 Long Lane', 'London'],
    });
    expect(readConfig({ CONTACT_PHONE: '020 7946 0018' }).contact).toEqual({
      phone: '020 7946 0018',
    });
  });

  test.each([
    ['on', true],
    ['off', false],
    ['10.0.0.1, 192.168.0.0/16,loopback,::1', '10.0.0.1, 192.168.0.0/16,loopback,::1'],
  ])('TRUST_PROXY=%s', (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(expected);
  });

  test.each([
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535; got "65536".'],
    ['PORT', '80a', 'PORT must be a whole number from 0 to 65535; got "80a".'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535; got "-1".'],
    ['PORT', '3000.5', 'PORT must be a whole number from 0 to 65535; got "3000.5".'],
    ['METRICS_PORT', 'on', 'METRICS_PORT must be a whole number from 0 to 65535; got "on".'],
    [
      'METRICS_HOST',
      '*',
      'METRICS_HOST must be a host name or an address such as 0.0.0.0; got "*".',
    ],
    ['HOST', 'http://x', 'HOST must be a host name or an address such as 0.0.0.0; got "http://x".'],
    ['RATE_LIMIT', 'no', 'RATE_LIMIT must be one of on, off; got "no".'],
    ['SEED', 'Sample', 'SEED must be one of sample, none; got "Sample".'],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of fatal, .*; got "loud"\.$/],
    ['NODE_ENV', 'prod', /^NODE_ENV must be one of production, .*; got "prod"\.$/],
    ['PUBLIC_URL', 'example.org', /^PUBLIC_URL must be an address such as https:/],
    ['TRUST_PROXY', '1', /^TRUST_PROXY must be on, off, or a list of proxy addresses/],
    ['TRUST_PROXY', '10.0.0.0/33', /^TRUST_PROXY must be/],
    ['CONTACT_EMAIL', 'ada', 'CONTACT_EMAIL must be an email address; got "ada".'],
    ['CONTACT_PHONE', 'call me', /^CONTACT_PHONE must be a phone number such as/],
    ['CONTACT_PHONE', '+()', /^CONTACT_PHONE must be a phone number such as/],
    ['CONTACT_PHONE', '1'.repeat(41), /^CONTACT_PHONE must be a phone number such as/],
    [
      'CONTACT_ADDRESS',
      ' | ',
      'CONTACT_ADDRESS must be up to 500 characters, with | between lines',
    ],
    ['CONTACT_ADDRESS', 'a'.repeat(501), /^CONTACT_ADDRESS must be up to 500 characters/],
    ['ADMIN_EMAIL', 'admin', 'ADMIN_EMAIL must be an email address; got "admin".'],
  ])('refuses %s=%s', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });

  test.each([
    ['DATABASE_URL', 'mysql://root:hunter2@host/x'],
    ['DATABASE_REPLICA_URL', 'mysql://root:hunter2@host/x'],
    ['REDIS_URL', 'hunter2'],
    ['SMTP_URL', 'http://hunter2'],
    ['ADMIN_PASSWORD', 'hunt2'],
    ['CDN_PURGE_URL', 'http://me:hunter2@cache/'],
    ['CDN_PURGE_TOKEN', 'hunter2\n'],
  ])('refuses %s without printing it', (name, value) => {
    const read = () => readConfig({ [name]: value, ADMIN_EMAIL: 'a@example.org' });
    expect(read).toThrow(`${name} must be`);
    expect(read).not.toThrow('hunt');
  });

  test('takes a token of the CDN only with its address', () => {
    const CDN_PURGE_URL = 'http://cache:8080/purge';
    expect(readConfig({}).cdn).toBeUndefined();
    expect(readConfig({ CDN_PURGE_URL, CDN_PURGE_TOKEN: 'hunter2' }).cdn).toEqual({
      purgeUrl: CDN_PURGE_URL,
      token: 'hunter2',
    });
    expect(() => readConfig({ CDN_PURGE_TOKEN: 'hunter2' })).toThrow(
      /^CDN_PURGE_TOKEN .* CDN_PURGE_URL/,
    );
  });

  test('names every variable that is wrong, each on a line', () => {
    expect(() => readConfig({ PORT: 'x', SEED: 'y' })).toThrow(/^PORT must .*\nSEED must .*$/);
  });

  test('wants another port for the metrics, where both would be on one address', () => {
    const read = (METRICS_HOST: string) =>
      readConfig({ PORT: '3000', METRICS_PORT: '3000', METRICS_HOST });
    const message = 'METRICS_PORT must be another port than PORT; both are 3000';
    expect(() => read('127.0.0.1')).toThrow(message);
    expect(() => read('0.0.0.0')).toThrow(message);
    expect(read('192.0.2.7').metrics?.port).toBe(3000);
    expect(readConfig({ PORT: '0', METRICS_PORT: '0' }).metrics?.port).toBe(0);
  });

  test('wants the server that a replica replicates', () => {
    const DATABASE_REPLICA_URL = 'postgres://replica/colors';
    expect(() => readConfig({ DATABASE_REPLICA_URL })).toThrow('needs DATABASE_URL');
    const DATABASE_URL = 'postgres://primary/colors';
    const read = readConfig({ DATABASE_URL, DATABASE_REPLICA_URL });
    expect(read.databaseReplicaUrl).toBe(DATABASE_REPLICA_URL);
  });

  test('wants ADMIN_EMAIL and ADMIN_PASSWORD together', () => {
    expect(() => readConfig({ ADMIN_EMAIL: 'a@example.org' })).toThrow('only one is');
  });
});
