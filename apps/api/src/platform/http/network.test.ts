import assert from 'node:assert/strict'
import { test } from 'node:test'
import { networkOf } from './network.ts'

test('an IPv6 address counts as its /64, however it is written', () => {
  for (const written of [
    '2001:db8:0:1:0:0:0:1',
    '2001:0db8:0000:0001:0000:0000:0000:0001',
    '2001:db8:0:1::1',
    '2001:db8:0:1:ffff:ffff:ffff:ffff',
    '2001:DB8:0:1::ABCD',
    '2001:db8:0:1::192.0.2.1',
    '2001:db8:0:1::1%eth0',
    '[2001:db8:0:1::1]',
    '[2001:db8:0:1::1]:443',
    ' 2001:db8:0:1::1 ',
  ])
    assert.equal(networkOf(written), '2001:db8:0:1::/64', written)
})

test('two sites are two networks, also where `::` stands for their difference', () => {
  for (const [written, network] of [
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::1:0:0:0:1', '2001:db8:0:1::/64'],
    ['2001:db8:1::', '2001:db8:1:0::/64'],
    ['2001::1', '2001:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
    ['fe80::1%en0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ] as const)
    assert.equal(networkOf(written), network, written)
})

test('an IPv4 address is itself, also inside IPv6 and with the port that some proxies add', () => {
  for (const written of [
    '198.51.100.7',
    '::ffff:198.51.100.7',
    '::FFFF:198.51.100.7',
    '::ffff:c633:6407',
    '0:0:0:0:0:ffff:c633:6407',
    '[::ffff:198.51.100.7]:8443',
    '198.51.100.7:51234',
  ])
    assert.equal(networkOf(written), '198.51.100.7', written)
})

test('whatever is no address counts as what it says, and nothing at all as one', () => {
  for (const [written, network] of [
    ['Unknown', 'unknown'],
    ['_gateway', '_gateway'],
    ['300.1.2.3', '300.1.2.3'],
    ['1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7:8:9'],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ] as const)
    assert.equal(networkOf(written), network, String(written))
})
