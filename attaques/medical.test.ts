import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createVisiteur, type Reponse, signIn, type Visiteur } from './support/demandeur.ts'
import { pdf } from './support/envoi.ts'
import { compter } from './support/essais.ts'
import { type Portail, startPortail } from './support/portail.ts'

/** In every name and every text that only the medical service may read. */
const SECRET = 'lymphome-de-hodgkin'
/** Members of the demonstration whose requests a clerk treats: a stay, and a bill. */
const MEHDI = { userName: 'mehdi.haddou@example.org', dateNaissance: '1982-02-14' }
const MAUD = { userName: 'maud.chevalier@example.org', dateNaissance: '1986-07-19' }
const CAMILLE = 'camille.martin@example.org'

let portail: Portail
let clerk: Visiteur
before(async () => {
  portail = await startPortail()
  clerk = await signIn(portail.url, 'gestionnaire@example.org')
})
after(() => portail?.end('SIGKILL'))

const read = (qui: Visiteur, path: string) => qui.send({ method: 'GET', path })
const dit = (reponse: Reponse) => reponse.body.toString()
const post = (qui: Visiteur, path: string, body: object) =>
  qui.send({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
async function must(qui: Visiteur, path: string, body: object) {
  const answer = await post(qui, path, body)
  assert.equal(answer.status, 200, `${path}: ${dit(answer)}`)
  return JSON.parse(dit(answer) || '{}')
}

let fichiers = 0
async function deposer(qui: Visiteur, nom: string) {
  const head = `--limite\r\nContent-Disposition: form-data; name="piece"; filename="${nom}-${++fichiers}.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
  const answer = await qui.send({
    method: 'POST',
    path: '/api/fichiers/upload',
    headers: { 'content-type': 'multipart/form-data; boundary=limite' },
    body: Buffer.concat([Buffer.from(head), pdf(400), Buffer.from('\r\n--limite--\r\n')]),
  })
  assert.equal(answer.status, 200, dit(answer))
  return JSON.parse(dit(answer)).fileNames[0] as { remoteFileName: string }
}

/** They have chosen no password yet: one asks for a link, reads the mail, and chooses. */
async function entrer({ userName, dateNaissance }: typeof MEHDI): Promise<Visiteur> {
  const visiteur = createVisiteur(portail.url, userName)
  await read(visiteur, '/')
  await must(visiteur, '/api/identity/forgot-password', { userName, dateNaissance })
  const boite = `/dev/mailbox/messages?to=${encodeURIComponent(userName)}`
  for (let essai = 0; essai < 200; essai++) {
    const mails = JSON.parse(dit(await read(visiteur, boite))) as { text: string }[]
    const lien = mails.map(({ text }) => /reset-password\?(\S+)/.exec(text)?.[1]).find(Boolean)
    if (lien === undefined) {
      await sleep(100)
      continue
    }
    const { code, userId } = Object.fromEntries(new URLSearchParams(lien))
    const choisi = { password: 'Horizon!2026', confirmPassword: 'Horizon!2026' }
    await must(visiteur, '/api/identity/reset-password', { code, userId, ...choisi })
    return signIn(portail.url, userName)
  }
  throw new Error(`No link came to ${userName}`)
}

/** A request, and what was sent about it that only the medical service reads. */
type Secret = { id: string; membre: Visiteur; fichiers: string[] }

const dossierDe = async (qui: Visiteur, id: string) =>
  JSON.parse(dit(await read(qui, `/api/demandes/dossier?id=${id}`)))

async function demander(id: string, champ: string | null) {
  const { revision } = JSON.parse(dit(await read(clerk, `/api/admin/demandes/dossier?id=${id}`)))
  const echeance = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const motif = champ === null ? null : 'illisible'
  const geste = { geste: 'demander', id, revision, champ, motif, texte: 'Merci', echeance }
  await must(clerk, '/api/admin/demandes/traitement', geste)
}

/** A clerk asks; the member answers with a file, and in words where that is what was asked for. */
async function repondre(membre: Visiteur, id: string, champ: string | null): Promise<string> {
  await demander(id, champ)
  const { revision, attentesDetail } = await dossierDe(membre, id)
  const piece = await deposer(membre, SECRET)
  await must(membre, '/api/demandes/geste', {
    geste: 'repondre',
    id,
    revision,
    attente: attentesDetail.find((une: { reponduLe: string | null }) => !une.reponduLe).id,
    texte: champ === null ? `C’est un ${SECRET}.` : null,
    fichiers: [piece],
  })
  return piece.remoteFileName
}

/** The request of that act that a clerk has in the queue: every way in which something can still come in. */
async function enCours(membre: Visiteur, acte: string, champ: string): Promise<Secret> {
  const { items } = JSON.parse(dit(await read(membre, `/api/demandes?acte=${acte}`)))
  const { id } = items[0]
  const noms = [await repondre(membre, id, champ), await repondre(membre, id, null)]
  await must(membre, '/api/demandes/geste', { geste: 'ecrire', id, texte: `Mon ${SECRET}` })
  return { id, membre, fichiers: noms }
}

/** A bill with its prescription, treated at once. */
async function facture(membre: Visiteur): Promise<Secret> {
  const query = 'acte=declarationSinistreV2ActeGestion&numeroContrat=20450001'
  const lus = JSON.parse(dit(await read(membre, `/api/demarches/faits?${query}`)))
  const ordonnance = await deposer(membre, SECRET)
  const hier = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const { demande } = await must(membre, '/api/forms/declarationsinistreV2/form', {
    data: {
      numeroContrat: '20450001',
      numPers: lus.items[0].personnes[0].numPers,
      professionnel: 'Dr Manuel',
      dateSoins: hier,
      soins: [{ codeActe: 'OST', quantite: '1', depense: '61,17', ro: '' }],
      facture: [await deposer(membre, 'facture')],
      decompteRo: [],
      ordonnance: [ordonnance],
      isCertifiee: true,
    },
  })
  return { id: demande.id, membre, fichiers: [ordonnance.remoteFileName] }
}

/** A message: its document said to be medical by whoever sends it, and what they wrote handed over by a clerk. */
async function contact(membre: Visiteur): Promise<Secret> {
  const piece = await deposer(membre, SECRET)
  const { demande } = await must(membre, '/api/forms/contact/v2/form', {
    data: {
      numeroContrat: '20450001',
      motif: 'REM',
      domaine: '',
      sousDomaine: '',
      personne: '',
      message: `Mon traitement pour un ${SECRET} n’est pas remboursé.`,
      piece,
      piece2: null,
      piece3: null,
      isPiecesMedicales: true,
    },
  })
  const autre = await repondre(membre, demande.id, null)
  const dossier = JSON.parse(dit(await read(clerk, `/api/admin/demandes/dossier?id=${demande.id}`)))
  for (const [nature, cible] of [
    ['saisie', null],
    ['piece', autre],
    ['message', dossier.messages[0].id],
  ])
    await must(clerk, '/api/admin/demandes/transmettre-medical', {
      demande: demande.id,
      nature,
      cible,
    })
  return { id: demande.id, membre, fichiers: [piece.remoteFileName, autre] }
}

/** What somebody might ask for to get at it: the request, each of its files, lists, exports, search, papers. */
const chemins = ({ id, fichiers: noms }: Secret) => [
  `/api/admin/demandes/dossier?id=${id}`,
  `/api/demandes/dossier?id=${id}`,
  `/api/demandes/dossier/print?id=${id}`,
  `/api/demandes/dossier/export?id=${id}`,
  '/api/admin/demandes/traitement',
  `/api/admin/demandes/traitement?q=${SECRET}`,
  `/api/admin/recherche?q=${SECRET}`,
  '/api/admin/demandes/registre/export',
  '/api/admin/demandes/reclamations/export',
  '/api/admin/history',
  '/api/admin/history/export',
  `/api/admin/history/element?objet=demande&cible=${id}`,
  '/api/demarches/brouillons',
  ...noms.flatMap((nom) => [
    `/api/admin/demandes/pieces/visionneuse?id=${nom}`,
    `/api/demandes/pieces/visionneuse?id=${nom}`,
    `/api/fichiers/${nom}`,
    `/api/admin/exports/visionneuse?id=${nom}`,
    `/api/adherent/papiers/visionneuse?id=${nom}`,
    `/api/admin/history/element?objet=document&cible=${nom}`,
    `/api/documents/courriers/visionneuse?id=${nom}`,
    `/medias/${nom}`,
  ]),
]

/** No name, no text, and no page of a document: not in the answer, nor in its headers. */
function isTu(reponse: Reponse, nom: string | undefined): boolean {
  const tout = `${JSON.stringify(reponse.headers)}${reponse.body.toString('latin1')}`
  if (tout.includes(SECRET)) return false
  return nom === undefined || !reponse.body.includes('%PDF')
}

test('what is medical is read by whoever sent it and by the medical service, by whatever way it came in and is asked for', async () => {
  const camille = await signIn(portail.url, CAMILLE)
  const secrets = [
    await enCours(await entrer(MEHDI), 'pecHospiActeGestion', 'preadmission'),
    await enCours(await entrer(MAUD), 'declarationSinistreV2ActeGestion', 'ordonnance'),
    await facture(camille),
    await contact(camille),
  ]
  const admin = await signIn(portail.url, 'admin@example.org')
  const autres = [
    createVisiteur(portail.url, 'a visitor'),
    await signIn(portail.url, 'julien.martin@example.org'),
    await signIn(portail.url, 'hugo.roche@example.org'),
    clerk,
    await signIn(portail.url, 'consultant@example.org'),
    admin,
  ]
  let essais = 0
  for (const secret of secrets)
    for (const qui of autres)
      for (const chemin of chemins(secret)) {
        const answer = await read(qui, chemin)
        const nom = secret.fichiers.find((un) => chemin.includes(un))
        assert.ok(isTu(answer, nom), `${qui.nom}, ${chemin}: ${answer.status}`)
        assert.ok(answer.status < 500, `${qui.nom}, ${chemin}: ${answer.status}`)
        essais += 1
      }

  // Gestures that would open it, sent by those to whom they are not given.
  const medical = await signIn(portail.url, 'service.medical@example.org')
  for (const { id, fichiers: noms } of secrets)
    for (const qui of autres)
      for (const nom of noms) {
        const cible = { demande: id, nature: 'piece', cible: nom, isMedicale: false }
        const refus = await post(qui, '/api/admin/demandes/secret-medical', cible)
        assert.ok([401, 403].includes(refus.status), `${qui.nom}: ${refus.status}`)
        // Sent again as an ordinary paper of somebody's own.
        const vole = await post(qui, '/api/forms/contact/v2/form', {
          data: {
            numeroContrat: '20450003',
            motif: 'REM',
            domaine: '',
            sousDomaine: '',
            personne: '',
            message: 'Un document que je voudrais bien lire.',
            piece: { remoteFileName: nom, localFileName: 'a.pdf', size: 1, inputName: 'piece' },
            piece2: null,
            piece3: null,
          },
        })
        assert.ok(vole.status >= 400 && vole.status < 500, `${qui.nom}: ${vole.status}`)
        essais += 2
      }

  // As its member sees the portal: everything but that.
  for (const secret of secrets) {
    const { items } = JSON.parse(
      dit(await read(admin, `/api/admin/users/roles?q=${encodeURIComponent(secret.membre.nom)}`)),
    )
    const voir = await signIn(portail.url, 'admin@example.org')
    const { id, revision } = items[0]
    const geste = { id, revision, saisie: { motif: 'Appel de ce matin' } }
    await must(voir, '/api/admin/users/roles/gestes/voirComme', geste)
    const vus = (path: string) => voir.send({ method: 'GET', path, headers: { 'x-vue': id } })
    const { vuPar } = JSON.parse(dit(await vus('/api/identity/user')))
    assert.ok(vuPar, 'it is looked at, and not the clerk’s own')
    for (const chemin of chemins(secret)) {
      const answer = await vus(chemin)
      const nom = secret.fichiers.find((un) => chemin.includes(un))
      assert.ok(isTu(answer, nom), `seen as ${secret.membre.nom}, ${chemin}: ${answer.status}`)
      essais += 1
    }
  }

  // Those to whom it belongs read it: what was tried above was there.
  for (const { id, membre, fichiers: noms } of secrets) {
    assert.ok(dit(await read(membre, `/api/demandes/dossier?id=${id}`)).includes(SECRET))
    assert.ok(dit(await read(medical, `/api/admin/demandes/dossier?id=${id}`)).includes(SECRET))
    for (const nom of noms)
      for (const [qui, chemin] of [
        [membre, '/api/demandes/pieces/visionneuse?id='],
        [medical, '/api/admin/demandes/pieces/visionneuse?id='],
      ] as const)
        assert.equal((await read(qui, `${chemin}${nom}`)).status, 200, qui.nom)
  }
  // What left by mail is not sealed for anybody.
  assert.ok(!dit(await read(clerk, '/dev/mailbox/messages')).includes(SECRET))
  compter('medical', essais)
})
