import { type CanalCourrier, libellesNature, naturesDocument } from '../documents/index.ts'

export * from './communication.ts'

/** What a member may be told of as it happens. */
export const alertes = ['remboursement', 'document', 'cotisation', 'demande'] as const
export type Alerte = (typeof alertes)[number]

export const libellesAlerte: Record<Alerte, string> = {
  remboursement: 'Un remboursement est versé',
  document: 'Un document arrive',
  cotisation: 'Un prélèvement approche ou est rejeté',
  demande: 'Une demande est décidée',
}

/** The kinds of paper that come by post or on line. */
export const papiers = [...naturesDocument, 'courrier'] as const
export type Papier = (typeof papiers)[number]

export const libellesPapier: Record<Papier, string> = { ...libellesNature, courrier: 'Nos lettres' }

/** What an account answered: never asked, nothing on line, or everything but some kinds. */
export type ChoixPapiers = { isDematerialise: boolean | null; papiersPoste: readonly Papier[] }

export const papiersEnLigne = ({ isDematerialise, papiersPoste }: ChoixPapiers): Papier[] =>
  isDematerialise ? papiers.filter((papier) => !papiersPoste.includes(papier)) : []

/** The same record, from the kinds that are wanted on line. */
export const choixPapiers = (enLigne: readonly Papier[]): ChoixPapiers => ({
  isDematerialise: enLigne.length > 0,
  papiersPoste: enLigne.length > 0 ? papiers.filter((papier) => !enLigne.includes(papier)) : [],
})

export const canalDuPapier = (choix: ChoixPapiers, papier: Papier): CanalCourrier =>
  papiersEnLigne(choix).includes(papier) ? 'electronique' : 'papier'
