import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { listFiles, root } from '../support/files.ts'

/** What the portal tells people to open, to press or to follow exists there, in the same words. */
const dires = listFiles([
  'apps/api/demo/{faq,contenus}/**/*.ts',
  'apps/api/src/installer/contenus/*.ts',
  'apps/api/src/features/**/mots.ts',
])
const ecrans = listFiles([
  'apps/web/src/{areas,features,platform}/**/!(*.test).{ts,tsx}',
  'apps/api/src/idp/pages/*.ts',
  'packages/{ui,domain,contract}/src/**/!(*.test).{ts,tsx}',
])

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const plain = (texte: string) =>
  texte
    .replaceAll(/\\u00a0|\u00a0/g, ' ')
    .replaceAll("'", '’')
    .replaceAll(/\s+/g, ' ')
    .trim()

const litteral = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g
const sources = ecrans.map(read)
const connus = new Set(
  sources.flatMap((texte) =>
    [...texte.matchAll(litteral)].map(([, a, b, c]) => plain(a ?? b ?? c ?? '')),
  ),
)
const chemins = new Set(
  sources.flatMap((texte) =>
    [...texte.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, chemin]) => chemin),
  ),
)

/** A name in bold or in quotes that begins like a title names a screen or a button. */
const nomme = /<strong>([^<]+)<\/strong>|«(?:\s|\\u00a0)([^»]+?)(?:\s|\\u00a0)»/g
const BROUILLON = 'Projet de texte.'

for (const file of dires) {
  const texte = read(file)
  const noms = [...texte.matchAll(nomme)]
    .map(([, gras, cite]) => plain(gras ?? cite ?? ''))
    .filter((nom) => /^\p{Lu}/u.test(nom) && nom !== BROUILLON)
  const routes = [...texte.matchAll(/#(\/[a-z][a-z0-9/-]*)/g)].map(([, route]) => route)
  if (noms.length + routes.length === 0) continue
  test(`${file} names what exists`, () => {
    assert.deepEqual(
      noms.filter((nom) => !connus.has(nom)),
      [],
    )
    assert.deepEqual(
      routes.filter((route) => !chemins.has(route)),
      [],
    )
  })
}

test('texts and screens were found', () => {
  assert.ok(dires.length > 20 && connus.size > 1000 && chemins.size > 40)
})

const mots = {
  ...{
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    douze: 12,
  },
  ...{ quatorze: 14, quinze: 15, vingt: 20, 'vingt-quatre': 24, trente: 30, 'quarante-huit': 48 },
}
const chiffre = new RegExp(
  `(\\d+|${Object.keys(mots).join('|')}) (minute|heure|jour|essai|caractère|chiffre|fichier|Mo)s?\\b`,
  'g',
)

/** The figure behind that name, where the product keeps it. */
function valeur(file: string, nom: string): number {
  const trouvee = new RegExp(`\\b${nom}\\b\\s*[:=]\\s*(\\d+)`).exec(read(file))?.[1]
  assert.ok(trouvee, `${file} no longer holds ${nom}`)
  return Number(trouvee)
}
const horizon = (nom: string) => valeur('apps/api/demo/clients/horizon.ts', nom)
const lien = (nom: string) => valeur('apps/api/src/features/comptes/liens.ts', nom)
const impaye = (nom: string) => valeur('packages/domain/src/cotisations/impaye.ts', nom)
const verrou = (nom: string) => valeur('apps/api/src/features/identity/lockout.ts', nom)

/** What the insurer promises by itself, and the portal only repeats. */
const PROMESSE = null

/**
 * Every figure that people are told, in the order of its file, and what the product does: one that is not listed
 * here fails, one that has changed there too.
 */
const chiffres: Record<string, readonly ((() => number) | typeof PROMESSE)[]> = {
  'demo/contenus/aide.ts': [PROMESSE, PROMESSE],
  'demo/contenus/mentions-legales.ts': [PROMESSE],
  'demo/contenus/popups.ts': [
    () => valeur('packages/domain/src/rib/reflexion.ts', 'REFLEXION_HEURES') / 24,
    () => valeur('packages/domain/src/securite/limites.ts', 'connexionRecenteMinutes'),
  ],
  'demo/faq/atlas.ts': [PROMESSE],
  'demo/faq/horizon/carte.ts': [PROMESSE],
  'demo/faq/horizon/connexion.ts': [
    () => lien('reinitialisation'),
    () => horizon('passwordRequiredLength'),
    () => horizon('delaiChangementIdentifiantHeures') / 24,
    PROMESSE,
    () => horizon('registerAttemptNumber'),
    () => lien('activation'),
    () => verrou('ESSAIS_PAR_QUART_HEURE'),
    () => verrou('QUART_HEURE'),
  ],
  'demo/faq/horizon/contrat.ts': [PROMESSE, PROMESSE],
  // The second is what one's own fund asks for.
  'demo/faq/horizon/espace.ts': [
    () => valeur('packages/domain/src/donnees/index.ts', 'JOURS_DONNEES'),
    PROMESSE,
  ],
  'demo/faq/horizon/prevoyance.ts': [PROMESSE],
  'demo/faq/horizon/remboursements.ts': [PROMESSE, PROMESSE, PROMESSE, PROMESSE],
  'demo/faq/horizon/soins.ts': [PROMESSE],
  'features/impayes/mots.ts': [
    () => impaye('JOURS_POUR_PAYER'),
    () => impaye('JOURS_AVANT_LA_FIN'),
  ],
  'features/cotisations/reglements/mots.ts': [
    () => valeur('packages/domain/src/cotisations/paiement.ts', 'JOURS_POUR_OUVRIR'),
  ],
  // « À 0 heure » is the law's.
  'features/resiliation/mots.ts': [PROMESSE],
  'installer/contenus/cookies.ts': [
    () => valeur('packages/contract/src/contenu/address.ts', 'JOURS_POPUPS'),
  ],
}

for (const file of dires) {
  const dits = [...plain(read(file).replaceAll(/<[^>]+>/g, '')).matchAll(chiffre)]
  const connus = chiffres[file.replace(/^apps\/api\/(src\/)?/, '')] ?? []
  if (dits.length + connus.length === 0) continue
  test(`${file} tells the figures of the product`, () => {
    assert.equal(dits.length, connus.length, dits.map(([dit]) => dit).join(', '))
    dits.forEach(([dit, nombre = ''], rang) => {
      const vrai = connus[rang]
      if (vrai) assert.equal(mots[nombre as keyof typeof mots] ?? Number(nombre), vrai(), dit)
    })
  })
}
