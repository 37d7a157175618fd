import {
  addMois,
  type DateCalendaire,
  daysInMonth,
  formatMoisLong,
  lireMois,
  moisDe,
} from '../calendrier/index.ts'
import type { Portee } from '../roles/index.ts'
import { isDansPortee, type Qualite } from '../roles/roles.ts'

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

export type PeriodeReleve = { libelle: string; debut: DateCalendaire; fin: DateCalendaire }

/** What a statement is usually asked for: tax, an insurer, a doubt about last month. */
export function periodesReleve(aujourdhui: DateCalendaire): PeriodeReleve[] {
  const annee = Number(aujourdhui.slice(0, 4))
  const passe = addMois(moisDe(aujourdhui), -1)
  const { annee: an, mois } = lireMois(passe)
  return [
    { libelle: 'Depuis le 1er\u00a0janvier', debut: `${annee}-01-01`, fin: aujourdhui },
    {
      libelle: `Le mois dernier (${formatMoisLong(passe)})`,
      debut: `${passe}-01`,
      fin: `${passe}-${daysInMonth(an, mois)}`,
    },
    {
      libelle: 'Douze derniers mois',
      debut: `${addMois(moisDe(aujourdhui), -11)}-01`,
      fin: aujourdhui,
    },
    { libelle: `Année ${annee - 1}`, debut: `${annee - 1}-01-01`, fin: `${annee - 1}-12-31` },
  ]
}

/** The years that an annual statement is asked for: this one so far, and those before it. */
export function anneesReleve(aujourdhui: DateCalendaire): PeriodeReleve[] {
  const annee = Number(aujourdhui.slice(0, 4))
  return [
    { libelle: `Année ${annee}, à ce jour`, debut: `${annee}-01-01`, fin: aujourdhui },
    ...[annee - 1, annee - 2].map((passee) => ({
      libelle: `Année ${passee}`,
      debut: `${passee}-01-01`,
      fin: `${passee}-12-31`,
    })),
  ]
}
