import type { S3Client } from '@aws-sdk/client-s3';
import { SignatureV4 } from '@smithy/signature-v4';
import type { StorageConfig } from '../../config/config.ts';
import type { PresignedPut } from './storage.ts';

interface PutOrder {
  config: Extract<StorageConfig, { kind: 's3' }>;
  key: string;
  bytes: number;
  seconds: number;
}

/**
 * Signs a PUT of one object (Signature Version 4, in the query), its size among what is signed: storage refuses a request
 * of any other.
 */
export async function presignPut(client: S3Client, { config, key, bytes, seconds }: PutOrder): Promise<PresignedPut> {
  const { bucket, region, publicEndpoint, pathStyle } = config;
  const base = new URL(publicEndpoint ?? `https://s3.${region}.amazonaws.com`);
  const hostname = pathStyle ? base.hostname : `${bucket}.${base.hostname}`;
  const prefix = base.pathname.replace(/\/$/, '');
  const path = `${prefix}/${pathStyle ? `${bucket}/` : ''}${key}`;
  const host = base.port ? `${hostname}:${base.port}` : hostname;
  const signer = new SignatureV4({
    ...{ service: 's3', region, credentials: client.config.credentials, sha256: client.config.sha256 },
    // Keys hold nothing that needs escaping, and S3 escapes once.
    ...{ uriEscapePath: false, applyChecksum: false },
  });
  const headers = { host, 'content-length': String(bytes), 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
  const request = { method: 'PUT', protocol: base.protocol, hostname, port: Number(base.port) || undefined, path };
  const signed = await signer.presign(
    { ...request, query: {}, headers } as unknown as Parameters<SignatureV4['presign']>[0],
    {
      expiresIn: seconds,
      unhoistableHeaders: new Set(['content-length']),
      signableHeaders: new Set(['host', 'content-length']),
    },
  );
  const query = new URLSearchParams(signed.query as Record<string, string>).toString();
  return { url: `${base.protocol}//${host}${path}?${query}`, headers: { 'content-length': String(bytes) } };
}
