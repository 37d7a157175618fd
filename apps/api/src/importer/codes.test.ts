import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { type CodeRejet, codesRejet, type Entite } from '@espace-adherent/contract/imports'
import {
  contrat,
  decompte,
  document,
  dossierAvec,
  effacerDossiers,
  ligne,
  manifesteDe,
  personne,
  refusDe,
  verifierDossier,
} from './dossier.testing.ts'

after(effacerDossiers)

const absente = { fichier: 'absent.pdf', sha256: '0'.repeat(64) }
const compte = { titulaire: 'Ève Colonna', iban: 'FR1420041010050500013M02607' }

/** Of each code that the reader says: what is refused, where. */
const cas: [CodeRejet, Entite, string | Uint8Array | readonly object[], champ: string | null][] = [
  ['encodage', 'personnes', Buffer.from('{"id":"P1","nom":"\u00c8ve"}\n', 'latin1'), null],
  ['illisible', 'personnes', '{"id":"P1",\n', null],
  ['illisible', 'personnes', '[1]\n"deux"\n'.slice(4), null],
  ['trop-long', 'personnes', [{ ...personne, nom: 'x'.repeat(101) }], 'nom'],
  ['trop-long', 'personnes', [{ ...personne, nom: 'x'.repeat(10_000_000) }], null],
  ['champ-inconnu', 'personnes', [{ ...personne, prénom: 'Ève' }], 'prénom'],
  ['champ-manquant', 'personnes', [{ ...personne, nom: undefined }], 'nom'],
  ['champ-manquant', 'personnes', [{ ...personne, nom: null }], 'nom'],
  ['champ-manquant', 'personnes', [{ ...personne, nom: '  ' }], 'nom'],
  ['type', 'personnes', [{ ...personne, isTeletransmission: 'oui' }], 'isTeletransmission'],
  ['type', 'personnes', [{ ...personne, nom: { fr: 'Colonna' } }], 'nom'],
  ['valeur', 'personnes', [{ ...personne, sexe: 'X' }], 'sexe'],
  ['format', 'personnes', [{ ...personne, telephone: '12' }], 'telephone'],
  ['format', 'personnes', [{ ...personne, nom: 'Co\u0000lonna' }], 'nom'],
  ['date', 'personnes', [{ ...personne, dateNaissance: '2026-02-29' }], 'dateNaissance'],
  ['montant', 'decomptes', [{ ...decompte, lignes: [{ ...ligne, rc: 18.5 }] }], 'lignes.0.rc'],
  ['nir', 'personnes', [{ ...personne, nir: '285052A00401221' }], 'nir'],
  ['iban', 'contrats', [{ ...contrat, compte }], 'compte.iban'],
  [
    'adresse',
    'personnes',
    [{ ...personne, adresse: { codePostal: '00100' } }],
    'adresse.libelleVoie',
  ],
  ['periode', 'contrats', [{ ...contrat, dateFin: '2023-12-31' }], 'dateFin'],
  ['total', 'decomptes', [{ ...decompte, lignes: [{ ...ligne, rc: 3101 }] }], 'lignes.0.depense'],
  ['suppression', 'personnes', [{ ...personne, supprime: true }], 'supprime'],
  ['suppression', 'comptes', [{ identifiant: 'a@example.org', supprime: true }], 'supprime'],
  ['cycle', 'personnes', [{ ...personne, rattacheA: 'P1' }], 'rattacheA'],
  ['champ-manquant', 'documents', [document], 'fichier'],
  ['champ-inconnu', 'documents', [{ ...document, ...absente, reference: 'GED-1' }], 'reference'],
  ['fichier', 'documents', [{ ...document, ...absente, nomFichier: 'a.exe' }], 'nomFichier'],
  ['fichier', 'documents', [{ ...document, ...absente, typeMime: 'image/png' }], 'typeMime'],
  [
    'fichier',
    'documents',
    [{ ...document, fichier: '../../etc/passwd', sha256: '0'.repeat(64) }],
    'fichier',
  ],
  ['fichier', 'documents', [{ ...document, ...absente }], 'fichier'],
  ['doublon', 'decomptes', [{ ...decompte, lignes: [ligne, ligne] }], 'lignes.1.rang'],
]

for (const [code, entite, lignes, champ] of cas)
  test(`${code}: ${entite}${champ === null ? '' : ` ${champ}`}`, async () => {
    const [refus] = await refusDe(entite, lignes)
    assert.deepEqual(refus && { code: refus.code, champ: refus.champ, ligne: refus.ligne }, {
      code,
      champ,
      ligne: 1,
    })
    // Whoever corrects it reads why: the code's sentence, and more where there is more to say.
    assert.match(refus?.message ?? '', /^\p{Lu}.{14,}$/su)
  })

test('what several files say together: the same key twice, nobody of that name, somebody refused', async () => {
  const dossier = dossierAvec({
    'offres.jsonl': [{ nom: 'Essentielle' }],
    'personnes.jsonl': [
      { ...personne, rattacheA: 'P2' },
      { ...personne, id: 'P2' },
      { ...personne, id: 'P2', nom: 'Autre' },
      { ...personne, id: 'P3', nir: '1' },
    ],
    'contrats.jsonl': [
      contrat,
      { ...contrat, numero: 'C2', nomOffre: 'Inconnue' },
      { ...contrat, numero: 'C3', assures: [{ ...contrat.assures[0], personne: 'P3' }] },
      { ...contrat, numero: 'C4', assures: [{ ...contrat.assures[0], personne: 'P9' }] },
    ],
    'decomptes.jsonl': [
      { ...decompte, contrat: 'C3' },
      { ...decompte, id: 'D2' },
    ],
  })
  await manifesteDe(dossier)
  const { rejets } = await verifierDossier(dossier)
  assert.deepEqual(
    rejets.map(({ ligne: l, id, champ, code }) => [l, id, champ, code]),
    [
      [3, 'P2', 'id', 'doublon'],
      [4, 'P3', 'nir', 'nir'],
      [2, 'C2', 'nomOffre', 'reference'],
      [3, 'C3', 'assures.0.personne', 'depend'],
      [4, 'C4', 'assures.0.personne', 'reference'],
      [1, 'D1', 'contrat', 'depend'],
    ],
  )
  assert.match(rejets[3]?.message ?? '', /\(personnes P3\)$/)
})

test('a delta may name what only the base has; what is refused beside it is still refused', async () => {
  assert.deepEqual(await refusDe('contrats', [contrat]), [])
  assert.equal((await refusDe('personnes', [{ id: 'P1', supprime: true }])).length, 0)
  const [complet] = await refusDe('personnes', [{ id: 'P1', supprime: true }], false)
  assert.equal(complet?.code, 'suppression')
})

test('there are twenty-four codes: the reader says twenty-one, the base three, and each has its paragraph', () => {
  const duLecteur = new Set<string>([...cas.map(([code]) => code), 'reference', 'depend'])
  const deLaBase = ['ambigu', 'referentiel', 'cle-prise']
  assert.equal(Object.keys(codesRejet).length, 24)
  assert.deepEqual(
    Object.keys(codesRejet).filter((code) => !duLecteur.has(code)),
    deLaBase,
  )
  const page = readFileSync(new URL('../../../../docs/imports.md', import.meta.url), 'utf8')
  for (const [code, phrase] of Object.entries(codesRejet)) {
    assert.match(phrase, /^\p{Lu}.+\.$/su, code)
    // Its title, and a paragraph of its own.
    assert.match(page, new RegExp(`^### ${code}\n[A-Z\`].{20,}`, 'm'), code)
  }
})
