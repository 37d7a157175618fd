import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastify } from 'fastify'
import { hostnameOf } from './forwarded.ts'
import { createProxyTrust, readTrustedProxies } from './proxy-trust.ts'

test('the setting: nobody, a number of hops, or addresses, networks and their names', () => {
  for (const [value, proxies] of [
    ['0', null],
    ['false', null],
    ['1', { hops: 1 }],
    ['true', { hops: 1 }],
    ['2', { hops: 2 }],
    ['10.1.2.3', { networks: ['10.1.2.3'] }],
    ['10.0.0.0/8, 2001:db8::/32', { networks: ['10.0.0.0/8', '2001:db8::/32'] }],
    ['loopback', { networks: ['127.0.0.0/8', '::1/128'] }],
    [
      'uniquelocal,203.0.113.9',
      {
        networks: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', '203.0.113.9'],
      },
    ],
    ['nginx', undefined],
    ['10.0.0.0/33', undefined],
    ['10.0.0.0/8/8', undefined],
    ['10.0.0.0/', undefined],
    ['loopback,', undefined],
    // Everybody would be a proxy, and write who they are.
    ['0.0.0.0/0', undefined],
    ['::/0', undefined],
    ['99', undefined],
    ['-1', undefined],
    ['toString', undefined],
  ] as const)
    assert.deepEqual(readTrustedProxies(value), proxies, value)
})

/** Who calls, what they send, and what is believed of it. */
type Case = {
  peer: string
  for?: string
  host?: string
  proto?: string
  seen: { ip: string; hostname?: string; protocol?: string }
}

const cases: Record<string, readonly Case[]> = {
  // Nothing is believed of anybody.
  '0': [
    { peer: '127.0.0.1', for: '6.6.6.6', host: 'atlas', proto: 'https', seen: { ip: '127.0.0.1' } },
  ],
  '1': [
    { peer: '127.0.0.1', seen: { ip: '127.0.0.1' } },
    {
      peer: '10.0.0.2',
      for: '198.51.100.7',
      host: 'atlas',
      proto: 'https',
      seen: { ip: '198.51.100.7', hostname: 'atlas', protocol: 'https' },
    },
    // What stands to the left is the caller's own writing.
    { peer: '10.0.0.2', for: '6.6.6.6, 198.51.100.7', seen: { ip: '198.51.100.7' } },
    { peer: '10.0.0.2', for: '6.6.6.6,10.0.0.9,198.51.100.7', seen: { ip: '198.51.100.7' } },
    // The last value is the one that our proxy wrote.
    {
      peer: '::ffff:10.0.0.2',
      for: '198.51.100.7',
      host: 'forged, Atlas:8443',
      proto: 'http,https',
      seen: { ip: '198.51.100.7', hostname: 'atlas', protocol: 'https' },
    },
    {
      peer: 'fe80::1%eth0',
      for: '2001:db8::7',
      host: '[2001:DB8::1]:8080',
      seen: { ip: '2001:db8::7', hostname: '[2001:db8::1]' },
    },
    // Called directly from the outside, as if there were no proxy.
    {
      peer: '203.0.113.66',
      for: '6.6.6.6',
      host: 'atlas',
      proto: 'https',
      seen: { ip: '203.0.113.66' },
    },
    { peer: '2001:db8::66', for: '6.6.6.6', host: 'atlas', seen: { ip: '2001:db8::66' } },
  ],
  '2': [
    { peer: '10.0.0.2', for: '198.51.100.7, 203.0.113.1', seen: { ip: '198.51.100.7' } },
    { peer: '10.0.0.2', for: '6.6.6.6, 198.51.100.7, 203.0.113.1', seen: { ip: '198.51.100.7' } },
    { peer: '10.0.0.2', for: '198.51.100.7', seen: { ip: '198.51.100.7' } },
    { peer: '203.0.113.66', for: '6.6.6.6, 203.0.113.1', seen: { ip: '203.0.113.66' } },
  ],
  '10.0.0.2,203.0.113.0/24': [
    {
      peer: '10.0.0.2',
      for: '6.6.6.6, 198.51.100.7',
      host: 'atlas',
      proto: 'https',
      seen: { ip: '198.51.100.7', hostname: 'atlas', protocol: 'https' },
    },
    { peer: '10.0.0.2', for: '6.6.6.6, 198.51.100.7, 203.0.113.1', seen: { ip: '198.51.100.7' } },
    { peer: '203.0.113.9', for: '198.51.100.7', seen: { ip: '198.51.100.7' } },
    {
      peer: '10.0.0.3',
      for: '198.51.100.7',
      host: 'atlas',
      proto: 'https',
      seen: { ip: '10.0.0.3' },
    },
    { peer: '127.0.0.1', for: '198.51.100.7', host: 'atlas', seen: { ip: '127.0.0.1' } },
    { peer: '10.0.0.2', for: 'unknown', seen: { ip: 'unknown' } },
  ],
  loopback: [
    {
      peer: '::1',
      for: '198.51.100.7',
      host: 'atlas',
      seen: { ip: '198.51.100.7', hostname: 'atlas' },
    },
    { peer: '::ffff:127.0.0.1', for: '198.51.100.7', seen: { ip: '198.51.100.7' } },
    { peer: '10.0.0.2', for: '198.51.100.7', host: 'atlas', seen: { ip: '10.0.0.2' } },
  ],
}

for (const [value, those] of Object.entries(cases))
  test(`TRUST_PROXY=${value}: only what a proxy of ours says is believed`, async () => {
    const proxies = readTrustedProxies(value)
    assert.notEqual(proxies, undefined)
    const trusts = createProxyTrust(proxies ?? null)
    const app = fastify({ trustProxy: proxies !== null && trusts })
    app.get('/', ({ ip, hostname, protocol, raw }) => ({
      ip,
      hostname: hostname.toLowerCase(),
      protocol,
      before: hostnameOf(raw, trusts),
    }))
    for (const { peer, for: chain, host, proto, seen } of those) {
      const headers = Object.entries({
        'x-forwarded-for': chain,
        'x-forwarded-host': host,
        'x-forwarded-proto': proto,
        'x-forwarded-port': '6666',
        forwarded: 'for=6.6.6.6;host=forged;proto=https',
      }).filter(([, given]) => given !== undefined)
      const answer = await app.inject({
        url: '/',
        remoteAddress: peer,
        headers: { ...Object.fromEntries(headers), host: 'Horizon:8080' },
      })
      const expected = { hostname: 'horizon', protocol: 'http', ...seen }
      // What answers before the application must believe the same.
      assert.deepEqual(
        answer.json(),
        { ...expected, before: expected.hostname },
        `${peer} ${chain} ${host}`,
      )
    }
    await app.close()
  })
