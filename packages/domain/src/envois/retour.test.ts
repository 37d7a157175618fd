import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lireRetour } from './index.ts'

const rapport = (statut: string[], message = '<message-42@mutuelle.example>') =>
  [
    'From: MAILER-DAEMON@mx.example',
    'Message-ID: <abc@mx.example>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    ...statut,
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${message}`,
    '--b--',
  ].join('\r\n')

const perdu = ['Final-Recipient: rfc822; Camille@Example.org', 'Action: failed', 'Status: 5.1.1']

test('a receiver that was refused for good, and which of our messages it was', () => {
  const camille = { genre: 'rejet', adresse: 'camille@example.org', message: 42 }
  assert.deepEqual(lireRetour(rapport(perdu)), camille)
  const suivi = ['Original-Recipient: rfc822;a@b.fr', ...perdu]
  assert.equal(lireRetour(rapport(suivi))?.adresse, 'a@b.fr')
})

const plainte = (genre: string, vers: string[] = ['Original-Rcpt-To: <Camille@Example.org>']) =>
  [
    'Content-Type: multipart/report; report-type=feedback-report; boundary=b',
    '',
    '--b',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${genre}`,
    'Version: 1',
    ...vers,
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    'To: camille@example.org',
    'Message-ID: <message-42@mutuelle.example>',
    '--b--',
  ].join('\r\n')

test('a mail that somebody calls unwanted', () => {
  const camille = { genre: 'plainte', adresse: 'camille@example.org', message: 42 }
  assert.deepEqual(lireRetour(plainte('abuse')), camille)
})

for (const [titre, texte] of [
  ['a mail that is called wanted after all', plainte('not-spam')],
  ['a complaint that does not say whose', plainte('abuse', [])],
  ['a delay', rapport(['Final-Recipient: rfc822; a@b.fr', 'Action: delayed', 'Status: 4.4.1'])],
  [
    'a full mailbox',
    rapport(['Final-Recipient: rfc822; a@b.fr', 'Action: failed', 'Status: 4.2.2']),
  ],
  [
    'a delivery',
    rapport(['Final-Recipient: rfc822; a@b.fr', 'Action: delivered', 'Status: 2.0.0']),
  ],
  ['no address', rapport(['Final-Recipient: rfc822; personne', 'Action: failed', 'Status: 5.1.1'])],
  ['somebody else’s mail', rapport(perdu, '<autre@ailleurs.example>')],
  ['an ordinary mail', 'Subject: Bonjour\r\n\r\nAction: failed\r\nStatus: 5.1.1'],
  ['nothing', ''],
] satisfies [string, string][])
  test(`${titre} is nothing to remember`, () => assert.equal(lireRetour(texte), null))
