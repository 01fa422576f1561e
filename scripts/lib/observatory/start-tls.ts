import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../../testing/servers.ts';
import { type Instance, startNginx } from '../cluster/processes.ts';
import { findOrInstall } from '../programs.ts';

/**
 * nginx with TLS as deploy/tls.conf says, in front of one instance, as `localhost`.
 *
 * @param folder For its files, including the certificate.
 */
export async function startTls(folder: string, instance: Instance, httpsPort: number) {
  const [httpPort, certificate] = [await freePort(), await createCertificate(folder)];
  const places: [string, string][] = [
    ['server app1:3000 max_fails=0;', `server ${instance.address} max_fails=0;`],
    ['    server app2:3000 max_fails=0;\n', ''],
    ['listen 8080', `listen 127.0.0.1:${httpsPort} ssl http2`],
  ];
  const tls: [string, string][] = [
    ['/etc/nginx/tls/fullchain.pem', certificate],
    ['/etc/nginx/tls/privkey.pem', `${certificate}.key`],
    ['listen 8080', `listen 127.0.0.1:${httpPort}`],
    ['https://$host', `https://$host:${httpsPort}`],
  ];
  const { stop } = await startNginx(folder, { places, tls }, `http://127.0.0.1:${httpPort}`);
  return { httpPort, certificate, stop };
}

/** For `localhost`, self-signed; the file of its key has the same name followed by `.key`. */
async function createCertificate(folder: string): Promise<string> {
  const openssl = await findOrInstall(['openssl'], 'openssl');
  if (!openssl) throw new Error('openssl is not installed, and cannot be by this user.');
  const path = join(folder, 'localhost.pem');
  const { status, stderr } = spawnSync(
    openssl,
    // biome-ignore format: an option and its value belong on one line
    [
      'req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256',
      '-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost',
      '-keyout', `${path}.key`, '-out', path,
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`No certificate: ${stderr}`);
  return path;
}
