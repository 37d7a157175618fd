import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createReach, readReseaux } from './reach.ts'

const rien = { networks: [], hosts: [] }

/** Addresses as a resolver gives them. */
const adresses: [address: string, isPublic: boolean][] = [
  ['93.184.216.34', true],
  ['1.1.1.1', true],
  ['172.15.255.255', true],
  ['172.32.0.1', true],
  ['223.255.255.1', true],
  ['2606:4700:4700::1111', true],
  ['2a00:1450:4007::1', true],
  ['::ffff:93.184.216.34', true],
  ['0.0.0.0', false],
  ['0.1.2.3', false],
  ['10.0.0.1', false],
  ['100.64.0.1', false],
  ['100.127.255.255', false],
  ['127.0.0.1', false],
  ['127.255.255.254', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.0.0.8', false],
  ['192.0.2.1', false],
  ['192.88.99.1', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['198.51.100.7', false],
  ['203.0.113.7', false],
  ['224.0.0.1', false],
  ['240.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['0:0:0:0:0:0:0:1', false],
  ['::127.0.0.1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:169.254.169.254', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b:1::1', false],
  ['100::1', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['3fff::1', false],
  ['fc00::1', false],
  ['fd12:3456::1', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['', false],
  ['idp.example.org', false],
]

test('only the public network is reached, however an address is spelled', () => {
  const reach = createReach(rien, false)
  for (const [address, isPublic] of adresses)
    assert.equal(reach('idp.example.org', address), isPublic, address)
})

test('what an installation names is opened, this machine and its link never are', () => {
  const reach = createReach({ networks: ['10.0.0.0/8', 'fd00::/8'], hosts: ['idp.interne'] }, false)
  for (const [host, address, isOpen] of [
    ['a.example', '10.1.2.3', true],
    ['a.example', '::ffff:10.1.2.3', true],
    ['a.example', 'fd12::1', true],
    ['a.example', '192.168.0.1', false],
    ['idp.interne', '192.168.0.1', true],
    ['IDP.interne', '100.64.0.1', true],
    ['autre.interne', '192.168.0.1', false],
    ['idp.interne', '127.0.0.1', false],
    ['idp.interne', '169.254.169.254', false],
    ['idp.interne', 'fe80::1', false],
    ['idp.interne', '0.0.0.0', false],
    ['a.example', '93.184.216.34', true],
  ] as const)
    assert.equal(reach(host, address), isOpen, `${host} ${address}`)
})

test('this machine is reached in the demonstration only', () => {
  const reach = createReach(rien, true)
  assert.equal(reach('localhost', '127.0.0.1'), true)
  assert.equal(reach('localhost', '::1'), true)
  assert.equal(reach('localhost', '10.0.0.1'), false)
  assert.equal(reach('localhost', '0.0.0.0'), false)
})

test('the setting is a list of networks and of hosts, and nothing else', () => {
  assert.deepEqual(readReseaux('10.0.0.0/8, idp.interne,192.168.1.7'), {
    networks: ['10.0.0.0/8', '192.168.1.7'],
    hosts: ['idp.interne'],
  })
  for (const value of [
    '10.0.0.0/33',
    '0.0.0.0/0',
    '10.0.0.0/8,',
    'https://idp.interne',
    'idp.interne:8443',
    '*.interne',
    '-x',
    '127.0.0.0/8',
    '127.0.0.1',
    '::1',
    '169.254.169.254',
    'localhost',
    'idp.localhost',
    '12345',
    '0x7f.1',
  ])
    assert.equal(readReseaux(value), undefined, value)
})
