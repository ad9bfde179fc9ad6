import { spawnSync } from 'node:child_process';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { newDir } from './built.ts';

/** A call as it came over the wire. */
export interface Heard {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service of this machine: real, encrypted, with a certificate that only the server under test believes. */
export interface PushService {
  readonly address: string;
  /** the certificate, for NODE_EXTRA_CA_CERTS */
  readonly authority: string;
  readonly heard: Heard[];
  /** what it answers from now on */
  answers(status: number): void;
  /** resolves when so many calls have come */
  until(count: number): Promise<void>;
  close(): Promise<void>;
}

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

export async function startPushService(): Promise<PushService> {
  const dir = newDir();
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(dir, name));
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-keyout', key, '-out', cert, '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
  ]);
  if (made.status !== 0) throw new Error(String(made.stderr));
  let status = 201;
  const heard: Heard[] = [];
  const waiting = new Set<() => void>();
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `https://localhost:${(server.address() as AddressInfo).port}`,
    authority: cert,
    heard,
    answers: (next) => {
      status = next;
    },
    until: (count) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`waited in vain for call ${count}`)), 30_000);
        const look = (): void => {
          if (heard.length < count) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The keys of a browser that wants to be called, and how it reads what comes (RFC 8291). */
export function newBrowser() {
  const ecdh = createECDH('prime256v1');
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read: (body: Buffer): unknown => {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body[20]);
      const sealed = body.subarray(21 + body[20]);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
      const derived = (what: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length));
      const open = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
      open.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
    },
  };
}

/** Whether a call was signed by whoever has this key (RFC 8292), and for whom. */
export function signedFor({ headers }: Heard, key: string): unknown {
  const [, token, named] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (named !== key) return null;
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const right = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return right ? JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')).aud : null;
}
