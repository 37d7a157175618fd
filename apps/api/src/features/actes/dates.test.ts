import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { plagesSelon, type RegleDateEffet } from '@espace-adherent/domain'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { regleDateEffet } from '../regles-date-effet/regles-date-effet.schema.ts'
import { datesEffetDe } from './index.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

/** From a reference on; the month alone is chosen when a day of it is forced. */
const depuis = (
  dateReference: 'AUJ' | 'UNAN' | 'CANN',
  libelle: string,
  jourDuMois?: number,
): RegleDateEffet => ({
  plages: [
    {
      libelle,
      jourDuMois,
      contraintes: [
        {
          conditions: [],
          detail: {
            dateReference,
            dateRelative: null,
            borne: '>=',
            modificateurJour: 0,
            modificateurMois: 0,
            modificateurAnnee: 0,
          },
        },
      ],
    },
  ],
})

const appelant = (nomOffre: string) => ({
  contrat: {
    clientCode: 'horizon',
    numeroContrat: '20450001',
    nomOffre,
    typeContrat: 'sante' as const,
    etat: 'valide' as const,
    dateDebut: '2020-04-01',
    dateFin: null,
    qualite: 'adherent' as const,
    isImporte: false,
  },
  now: new Date('2026-11-16T11:00:00Z'),
})
const acte = { key: 'consentementActeGestion', dateEffet: depuis('AUJ', 'de l’acte') } as const

test('a day is chosen by the rule of the offer, else of the client, else of the act', async () => {
  const { db } = t.database
  const premiere = async (nomOffre: string) => {
    const [plage] = plagesSelon(await datesEffetDe(db, appelant(nomOffre), acte))
    return [plage?.libelle, plage?.borneMin, plage?.modeMois]
  }
  assert.deepEqual(await premiere('Santé Sérénité'), ['de l’acte', '2026-11-16', false])
  const regle = (nomOffre: string, choisie: RegleDateEffet) =>
    db.insert(regleDateEffet).values({
      clientCode: 'horizon',
      acte: 'consentementActeGestion',
      nomOffre,
      regle: choisie,
    })
  await regle('', depuis('UNAN', 'de l’organisme', 1))
  await regle('Santé Confort', depuis('CANN', 'de l’offre'))
  assert.deepEqual(await premiere('Santé Sérénité'), ['de l’organisme', '2027-01-01', true])
  assert.deepEqual(await premiere('Santé Confort'), ['de l’offre', '2027-04-01', false])
})
