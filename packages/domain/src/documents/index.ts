import type { Portee } from '../roles/index.ts'
import { isDansPortee, type Qualite } from '../roles/roles.ts'

export * from './periodes.ts'

/** Papers that a member can have made at once, by the labels that the insurer gives them. */
export const editions = {
  attestation: { libelle: 'Attestation', portee: 'Both' },
  carteTp: { libelle: 'Carte TP', portee: 'Both', typeContrat: 'sante' },
  situationContractuelle: { libelle: 'Situation Contractuelle', portee: 'Contrat' },
  mandatSepa: { libelle: 'Mandat SEPA', portee: 'Contrat' },
  echeancier: { libelle: 'Échéancier', portee: 'Contrat' },
  relevePrestations: {
    libelle: 'Relevé de prestations',
    portee: 'Both',
    typeContrat: 'sante',
    isPeriodique: true,
  },
  releveRemboursements: {
    libelle: 'Relevé de remboursements',
    portee: 'Both',
    typeContrat: 'sante',
    isPeriodique: true,
  },
  // It shows prices beside payments: between the insurer and its adherent.
  releveAnnuel: {
    libelle: 'Relevé annuel',
    portee: 'Contrat',
    typeContrat: 'sante',
    isPeriodique: true,
    isAnnuel: true,
  },
} as const satisfies Record<string, Edition>

export type Edition = {
  libelle: string
  /** Whether the adherent, the beneficiaries or both may have it. */
  portee: Portee
  /** Only for contracts of that kind. */
  typeContrat?: 'sante' | 'prevoyance'
  /** It covers a period that the member chooses. */
  isPeriodique?: boolean
  /** That period is a calendar year. */
  isAnnuel?: boolean
}

export type CodeEdition = keyof typeof editions
export const codesEdition = Object.keys(editions) as CodeEdition[]

export function isEditionPermise(
  code: CodeEdition,
  { qualite, typeContrat }: { qualite: Qualite; typeContrat: 'sante' | 'prevoyance' },
): boolean {
  const edition: Edition = editions[code]
  return (
    isDansPortee(edition.portee, qualite) &&
    (edition.typeContrat === undefined || edition.typeContrat === typeContrat)
  )
}

/** What a document kept for the member is about, in the order in which the groups are shown. */
export const naturesDocument = ['contrat', 'cotisations', 'remboursements', 'attestations'] as const
export type NatureDocument = (typeof naturesDocument)[number]

export const libellesNature: Record<NatureDocument, string> = {
  contrat: 'Mon contrat',
  cotisations: 'Mes cotisations',
  remboursements: 'Mes relevés',
  attestations: 'Cartes et attestations',
}

/** How a letter reached its reader. */
export const canauxCourrier = ['papier', 'electronique'] as const
export type CanalCourrier = (typeof canauxCourrier)[number]

export const libellesCanal: Record<CanalCourrier, string> = {
  papier: 'Par la poste',
  electronique: 'Par e-mail',
}
