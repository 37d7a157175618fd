import assert from 'node:assert/strict'
import type { ConditionAudience, GroupeAudience } from '@espace-adherent/domain'
import { and, eq, sql } from 'drizzle-orm'
import { preference } from '../src/features/preferences/preferences.schema.ts'
import { compte } from '../src/noyau/comptes.schema.ts'
import { contrat, personne } from '../src/noyau/contrats.schema.ts'
import type { TestApp } from './index.ts'

export const JEANNE = 'jeanne.moreau@example.org'
export const et = (...regles: unknown[]) => ({ lien: 'et', regles }) as GroupeAudience

type Valeurs = { personne?: object; contrat?: object; compte?: object; preference?: object }

/** One person, as the demonstration has them, then as the case needs them. */
export async function avec(t: TestApp, valeurs: Valeurs, work: () => Promise<void>): Promise<void> {
  const { db } = t.database
  const [moi] = await db.select().from(compte).where(eq(compte.userName, JEANNE))
  assert.ok(moi?.personneId)
  const lePersonne = eq(personne.id, moi.personneId)
  const [avant] = await db.select().from(personne).where(lePersonne)
  const mien = and(
    eq(contrat.clientCode, 'horizon'),
    sql`${contrat.numero} in (select numero_contrat from assure where personne_id = ${moi.personneId})`,
  )
  const contrats = await db.select().from(contrat).where(mien)
  if (valeurs.personne) await db.update(personne).set(valeurs.personne).where(lePersonne)
  if (valeurs.contrat) await db.update(contrat).set(valeurs.contrat).where(mien)
  if (valeurs.compte) await db.update(compte).set(valeurs.compte).where(eq(compte.id, moi.id))
  if (valeurs.preference)
    await db.insert(preference).values({
      compteId: moi.id,
      service: ['email'],
      information: ['email'],
      offres: [],
      silenceDebut: '',
      silenceFin: '',
      le: t.clock.now,
      ...valeurs.preference,
    })
  try {
    await work()
  } finally {
    await db
      .update(personne)
      .set({ ...avant })
      .where(lePersonne)
    for (const un of contrats)
      await db
        .update(contrat)
        .set(un)
        .where(and(mien, eq(contrat.numero, un.numero)))
    await db.update(compte).set(moi).where(eq(compte.id, moi.id))
    await db.delete(preference).where(eq(preference.compteId, moi.id))
  }
}

type Cas = [condition: Omit<ConditionAudience, 'valeur'> & { valeur?: unknown }, isDedans: boolean]
export const c = (champ: string, operateur: string, valeur?: unknown) =>
  ({ champ, operateur, ...(valeur !== undefined && { valeur }) }) as Cas[0]

/** Every field with every question that may be asked of it, as of 28 February 2026, in Paris. */
export const tableau: [quoi: string, valeurs: Valeurs, cas: Cas[]][] = [
  [
    'a contract of the offer « L’Été à deux »',
    { contrat: { nomOffre: 'L’Été à deux' } },
    [
      [c('offre', 'parmi', ['Autre', 'L’Été à deux']), true],
      [c('offre', 'parmi', ["L'Eté à deux"]), false],
      [c('offre', 'horsDe', ['L’Été à deux']), false],
      [c('offre', 'horsDe', ['Autre']), true],
      [
        c(
          'offre',
          'parmi',
          Array.from({ length: 1000 }, (_, i) => `offre ${i}`),
        ),
        false,
      ],
    ],
  ],
  [
    'a suspended provident contract',
    { contrat: { etat: 'suspendu', typeContrat: 'prevoyance' } },
    [
      [c('etatContrat', 'parmi', ['suspendu', 'valide']), true],
      [c('etatContrat', 'horsDe', ['suspendu']), false],
      [c('typeContrat', 'parmi', ['prevoyance']), true],
      [c('typeContrat', 'horsDe', ['prevoyance']), false],
    ],
  ],
  [
    'a contract since 28 February 2024',
    { contrat: { dateDebut: '2024-02-28' } },
    [
      [c('dateDebut', 'avant', '2024-02-28'), false],
      [c('dateDebut', 'avant', '2024-02-29'), true],
      [c('dateDebut', 'apres', '2024-02-27'), true],
      [c('dateDebut', 'apres', '2024-02-28'), false],
      [c('dateDebut', 'entreJours', ['2024-02-28', '2024-02-28']), true],
      [c('dateDebut', 'entreJours', ['2024-03-01', '2024-03-31']), false],
      [c('dateDebut', 'moinsDe', 732), true],
      [c('dateDebut', 'moinsDe', 731), false],
      [c('dateDebut', 'plusDe', 730), true],
      [c('dateDebut', 'plusDe', 731), false],
      [c('anciennete', 'auMoins', 24), true],
      [c('anciennete', 'auMoins', 25), false],
      [c('anciennete', 'auPlus', 24), true],
      [c('anciennete', 'auPlus', 23), false],
      [c('anciennete', 'entre', [12, 24]), true],
      [c('anciennete', 'egal', 24), true],
    ],
  ],
  [
    'no account for benefits',
    { contrat: { iban: null } },
    [
      [c('hasRib', 'oui'), false],
      [c('hasRib', 'non'), true],
    ],
  ],
  [
    'an adherent',
    {},
    [
      [c('qualite', 'parmi', ['adherent']), true],
      [c('qualite', 'horsDe', ['adherent']), false],
    ],
  ],
  [
    'somebody born on 29 February 2008, on the eve of 1 March',
    { personne: { dateNaissance: '2008-02-29' } },
    [
      [c('age', 'auMoins', 18), false],
      [c('age', 'egal', 17), true],
      [c('age', 'auPlus', 17), true],
      [c('age', 'entre', [18, 25]), false],
      [c('age', 'entre', [0, 17]), true],
    ],
  ],
  [
    'somebody born on 28 February 2008',
    { personne: { dateNaissance: '2008-02-28' } },
    [
      [c('age', 'auMoins', 18), true],
      [c('age', 'auPlus', 17), false],
      [c('age', 'egal', 18), true],
    ],
  ],
  [
    'somebody in Ajaccio',
    { personne: { codePostal: '20090' } },
    [
      [c('departement', 'parmi', ['2A']), true],
      [c('departement', 'parmi', ['2B', '69']), false],
      [c('departement', 'horsDe', ['2B']), true],
      [c('departement', 'connu'), true],
      [c('departement', 'inconnu'), false],
      [c('codePostal', 'commence', ['200']), true],
      [c('codePostal', 'commence', ['2009', '6']), true],
      [c('codePostal', 'commence', ['21', '20091']), false],
    ],
  ],
  [
    'somebody in Bastia',
    { personne: { codePostal: '20600' } },
    [
      [c('departement', 'parmi', ['2B']), true],
      [c('departement', 'horsDe', ['2A', '2B']), false],
    ],
  ],
  [
    'somebody on La Réunion',
    { personne: { codePostal: '97400' } },
    [
      [c('departement', 'parmi', ['974']), true],
      [c('departement', 'parmi', ['971']), false],
    ],
  ],
  [
    'somebody whose address nobody knows',
    { personne: { codePostal: null } },
    [
      [c('departement', 'parmi', ['69']), false],
      [c('departement', 'horsDe', ['69']), true],
      [c('codePostal', 'commence', ['6']), false],
      [c('codePostal', 'inconnu'), true],
      [c('codePostal', 'connu'), false],
    ],
  ],
  [
    'a number that was never confirmed, documents refused',
    { compte: { telephoneConfirmeLe: null, isDematerialise: false } },
    [
      [c('hasMobile', 'oui'), false],
      [c('hasMobile', 'non'), true],
      [c('dematerialisation', 'parmi', ['non']), true],
      [c('dematerialisation', 'horsDe', ['oui', 'jamais']), true],
    ],
  ],
  [
    'documents never asked about, no way chosen',
    { compte: { isDematerialise: null } },
    [
      [c('dematerialisation', 'parmi', ['jamais']), true],
      [c('canalService', 'parmi', ['email']), true],
      [c('canalInformation', 'parmi', ['email']), true],
      [c('canalInformation', 'horsDe', ['sms']), true],
      [c('canalOffres', 'parmi', ['aucun']), true],
      [c('canalOffres', 'horsDe', ['aucun']), false],
    ],
  ],
  [
    'offers by text message, documents accepted',
    { compte: { isDematerialise: true }, preference: { offres: ['sms'], information: [] } },
    [
      [c('dematerialisation', 'parmi', ['oui']), true],
      [c('canalOffres', 'parmi', ['sms', 'aucun']), true],
      [c('canalOffres', 'parmi', ['email', 'aucun']), false],
      [c('canalInformation', 'parmi', ['aucun']), true],
      [c('canalService', 'horsDe', ['email']), false],
    ],
  ],
  [
    'an account made at 00:30 in Paris on 1 January 2026',
    { compte: { creeLe: new Date('2025-12-31T23:30:00Z') } },
    [
      [c('compteCree', 'avant', '2026-01-01'), false],
      [c('compteCree', 'apres', '2025-12-31'), true],
      [c('compteCree', 'entreJours', ['2026-01-01', '2026-01-01']), true],
      [c('compteCree', 'plusDe', 57), true],
      [c('compteCree', 'moinsDe', 59), true],
    ],
  ],
]
