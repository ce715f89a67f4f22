import { expect, test } from '@jest/globals';
import { outboundTarget } from '../../../adapters/http/outbound-address.ts';
import { isPublicAddress } from '../../../adapters/http/public-address.ts';

test.each(['8.8.8.8', '1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '169.254.170.2', '100.64.0.1', '100.100.100.200', '168.63.129.16', '192.0.0.192'],
  ...['192.0.2.1', '192.88.99.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1'],
  ...['255.255.255.255', '::', '::1', '::127.0.0.1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
  ...['::ffff:8.8.8.8', '::ffff:0:127.0.0.1', '64:ff9b::7f00:1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::7f00:1'],
  ...[
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    '2001:10::1',
    '3fff::1',
    '100::1',
    '5f00::1',
    'fe80::1',
    'fe80::1%eth0',
  ],
  ...['fec0::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', 'localhost', '', '127.1', '0x7f000001', '2130706433'],
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  ...['http://example.com/', 'ftp://example.com/', 'file:///etc/passwd', 'javascript:alert(1)', 'not an address', ''],
  ...['https://user:pass@example.com/', 'https://user@example.com/', 'https://127.0.0.1/', 'https://[::1]/'],
  ...['https://2130706433/', 'https://0x7f.1/', 'https://0177.0.0.1/', 'https://127.1/', 'https://①②⑦.0.0.1/'],
  ...['https://[::ffff:127.0.0.1]/', 'https://[::ffff:7f00:1]/', 'https://[64:ff9b::a9fe:a9fe]/'],
  ...['https://169.254.169.254/latest/meta-data', 'HTTPS://10.0.0.1/', 'https://0/', 'http://localhost:9/'],
])('%s is never asked', (url) => expect(outboundTarget(url, ['127.0.0.1:8080'])).toBeNull());

test('a name and port on the allow-list may be plain http, another port may not', () => {
  const allow = ['127.0.0.1:8080', 'localhost:80'];
  expect(outboundTarget('http://127.0.0.1:8080/hook', allow)).toMatchObject({ allowed: true });
  expect(outboundTarget('http://localhost/hook', allow)).toMatchObject({ allowed: true });
  expect(outboundTarget('http://127.0.0.1:8081/hook', allow)).toBeNull();
  expect(outboundTarget('https://example.com/hook', allow)).toMatchObject({ allowed: false });
});
