import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { listFiles, readText, root } from '../support/files.ts'
import { dites, fautesDe, lecteurDe, parametresDe } from './phrases.ts'

/** Where sentences live: the texts of slices, the sheets of screens, what the domain and the contract say. */
const fichiers = listFiles([
  'apps/web/{galerie,src}/**/textes*.ts',
  'apps/api/{demo,src/{features,idp}}/**/textes.ts',
  'apps/api/demo/bureau/motifs.ts',
  'apps/api/src/features/mots/reglages/usages.ts',
  'apps/web/src/features/clients/config-champs.ts',
  'packages/{domain,contract,ui}/src/**/textes.ts',
  'packages/contract/src/mots/ecrans/*.ts',
  'packages/contract/src/errors/catalogue.ts',
  'packages/domain/src/{preferences/communication,reclamation/index,remboursements/etat,resiliation/motifs,documents/periodes}.ts',
])

type Fonction = (...valeurs: unknown[]) => unknown
const vues = { phrases: 0, fonctions: 0, nonDites: 0 }

function* phrasesDe(
  valeur: unknown,
  lieu: string,
  types: Map<string, string[]>,
): Generator<string> {
  if (typeof valeur === 'string') yield valeur
  else if (typeof valeur === 'function') {
    vues.fonctions += 1
    const rendues = dites(valeur as Fonction, types.get(lieu) ?? Array(valeur.length).fill('?'))
    if (rendues === null) vues.nonDites += 1
    else for (const rendue of rendues) yield* phrasesDe(rendue, lieu, types)
  } else if (valeur !== null && typeof valeur === 'object')
    for (const [cle, contenu] of Object.entries(valeur))
      yield* phrasesDe(contenu, `${lieu}.${cle}`, types)
}

/** Its exports; of a file that takes pieces of a screen along, which only a browser can load, its own quotes. */
async function importe(fichier: string): Promise<object> {
  try {
    return await import(pathToFileURL(join(root, fichier)).href)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_UNKNOWN_FILE_EXTENSION') throw error
    const source = readText(fichier).replaceAll('\\u00a0', '\u00a0')
    return Array.from(source.matchAll(/'([^'\n]*)'/g), ([, cite]) => cite)
  }
}

for (const fichier of fichiers)
  test(`${fichier} says everything as the rules want it`, async () => {
    const module = await importe(fichier)
    const types = parametresDe(readText(fichier))
    const fautes: string[] = []
    for (const [nom, valeur] of Object.entries(module))
      for (const phrase of phrasesDe(valeur, nom, types)) {
        vues.phrases += 1
        for (const faute of fautesDe(phrase, lecteurDe(fichier))) fautes.push(`${faute}: ${phrase}`)
      }
    assert.deepEqual([...new Set(fautes)], [])
  })

test('sentences were read, and few of those that are made could not be', () => {
  assert.ok(fichiers.length > 150, `${fichiers.length} files`)
  assert.ok(vues.phrases > 4_000, `${vues.phrases} sentences`)
  assert.ok(vues.nonDites < vues.fonctions / 15, `${vues.nonDites} of ${vues.fonctions} functions`)
})

test('the rules refuse what they are there for', () => {
  const refusees = [
    'Délai habituel\u00a0: 1\u00a0jours ouvrés',
    'L’espace de Élodie',
    'L’espace de Hugo',
    'À régler avant le 5 août 2026',
    'deux  espaces',
    "l'adhérent",
    'Une question ?',
    'le 1er janvier',
    'Né(e) le',
    'Télécharger le récépissé',
    'Un gestionnaire vous répond',
    'Votre mutuelle',
    'Il reste 2 jour',
    'Cette couleur ne se lit pas sur les pages',
    'Il nous manque une pièce',
    'Vous êtes reconnu',
    'Votre organisme a créé cet espace',
    'Vous n’avez pas payé',
    'D’ici là, l’actuel reste le bon',
    'Le renvoi du mail',
    'dans votre espace adhérent',
  ]
  for (const phrase of refusees) assert.notDeepEqual(fautesDe(phrase, 'membre'), [], phrase)
  for (const phrase of [
    'Délai habituel\u00a0: 1\u00a0jour ouvré',
    'L’espace d’Élodie',
    'Au plus tard le 5 août 2026',
    'Il y a 2\u00a0mois',
    'Le mail d’activation a été renvoyé.',
    'Le poids d’une pièce jointe est limité à 5\u00a0Mo',
    'Une erreur s’est produite. Si le problème persiste, contactez votre support',
  ])
    assert.deepEqual(fautesDe(phrase, 'membre'), [], phrase)
})
