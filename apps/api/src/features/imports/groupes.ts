import type { Entite } from '@espace-adherent/contract/imports'
import type { Alerte } from '@espace-adherent/domain'
import {
  type Cible,
  comptes,
  contrats,
  cotisations,
  type Etages,
  fusions,
  type Lot,
  listesContrat,
  offres,
  personnes,
} from '../../noyau/fusion/index.ts'
import type { Ecriture } from '../../noyau/index.ts'
import { consentementsImportes } from '../consentements/index.ts'
import { recordAvis } from '../cotisations/index.ts'
import { documentsImportes } from '../documents/index.ts'
import { renfortsImportes } from '../options/index.ts'
import { fonctionnalitesImportees } from '../portail/index.ts'
import { decomptes, delierPaiements, lignes, paiements } from '../remboursements/index.ts'
import { reseauxImportes } from '../reseaux-soins/index.ts'
import { sinistresImportes } from '../sinistres/index.ts'

/** What records of an entity are made of: their own table, and those of their lists. */
export type Groupe = {
  entite: Entite
  cible: Cible
  enfants: readonly Cible[]
  /** Before rows go: what others would lose by it. */
  avantSuppression?: (e: Ecriture, ici: Etages, lot: Lot) => Promise<unknown>
  /** Before rows change: what is to be told of it. */
  avantFusion?: (e: Ecriture, ici: Etages, lot: Lot) => Promise<unknown>
  /** Those who asked to hear of such rows hear of what is new only. */
  alerte?: Exclude<Alerte, 'demande'>
}

/** In the order in which they are classified, and merged within a lot: what is named comes first. */
export const groupes: readonly Groupe[] = [
  { entite: 'offres', cible: offres, enfants: [renfortsImportes] },
  { entite: 'reseaux', cible: reseauxImportes, enfants: [] },
  { entite: 'personnes', cible: personnes, enfants: [] },
  { entite: 'fusions', cible: fusions, enfants: [] },
  { entite: 'contrats', cible: contrats, enfants: [...listesContrat, fonctionnalitesImportees] },
  {
    entite: 'paiements',
    cible: paiements,
    enfants: [],
    avantSuppression: delierPaiements,
    alerte: 'remboursement',
  },
  { entite: 'decomptes', cible: decomptes, enfants: [lignes] },
  {
    entite: 'cotisations',
    cible: cotisations,
    enfants: [],
    avantFusion: recordAvis,
    alerte: 'cotisation',
  },
  { entite: 'documents', cible: documentsImportes, enfants: [], alerte: 'document' },
  { entite: 'sinistres', cible: sinistresImportes, enfants: [] },
  { entite: 'comptes', cible: comptes, enfants: [consentementsImportes] },
]

export const toutesCibles: readonly Cible[] = groupes.flatMap(({ cible, enfants }) => [
  cible,
  ...enfants,
])
export const parContrat: readonly Cible[] = toutesCibles.filter(({ contrat }) => contrat !== null)

/** Accounts come last, for their roles are those of the contracts. */
export const sansContrat: readonly Cible[] = toutesCibles.filter(
  (cible) => cible.contrat === null && cible !== comptes && cible !== consentementsImportes,
)

export const cibleDe = (entite: Entite): Cible | undefined =>
  groupes.find((groupe) => groupe.entite === entite)?.cible
