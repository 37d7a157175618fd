import assert from 'node:assert/strict'
import { test } from 'node:test'
import { autres } from './cas/autres.ts'
import { lireBareme } from './cas/bareme.ts'
import { consultations } from './cas/consultations.ts'
import { dentaire } from './cas/dentaire.ts'
import { hopital } from './cas/hopital.ts'
import { optiqueAudition } from './cas/optique-audition.ts'
import { retenues } from './cas/retenues.ts'
import { situations } from './cas/situations.ts'
import { calculer } from './index.ts'

/**
 * Bills by family of care, one a line, to the cent: source | what | day | act | promise | price | base | Assurance maladie |
 * insurer | left | circumstances. The amounts were worked out apart from the engine, by the formulas of the trade from the
 * tariff of the day. The first column is where our list of tariffs has that value from; nobody has read the text again.
 * F…: fiche of service-public.gouv.fr; R871-2: Code de la sécurité sociale, contrat responsable; « contract »: an offer's own
 * promise; « tarifs K »: expert knowledge, no text found; the others: the site or the union that gave it.
 */
const tables = { consultations, situations, retenues, hopital, dentaire, optiqueAudition, autres }

for (const [famille, table] of Object.entries(tables))
  for (const { titre, facture, garantie, attendu } of lireBareme(table))
    test(`${famille}, ${titre}`, () => {
      const { base, ro, rc, reste } = calculer(facture, garantie)
      assert.deepEqual([base, ro, rc, reste], attendu)
    })
