import type { Letter } from '../../../platform/documents/index.ts'
import type { RequestContext } from '../../context.ts'
import { piedDe } from '../../portail/index.ts'
import type { AssureDossier, Dossier } from '../dossier.repository.ts'

export type Periode = { debut: string; fin: string }

/** What a paper is made for: a request, a contract, a day, sometimes a period. */
export type Demande = {
  context: RequestContext
  dossier: Dossier
  /** Only about that person; about everybody whom the caller may see without. */
  personneId: string | null
  /** The people it is about. */
  assures: readonly AssureDossier[]
  /** The day that the paper bears. */
  date: string
  periode: Periode
}

/** A paper that the portal can make. */
export type Modele = {
  /** One plain sentence under its name. */
  description: string
  /** Whether there is something to make it of; without this, there always is. */
  isFaisable?(demande: Demande): boolean
  /** Null when what it is made of went away in between. */
  compose(demande: Demande): Letter | null | Promise<Letter | null>
}

/** What every letter about a contract begins and ends with. */
export function entete({ context, dossier, assures, date }: Demande) {
  const { client, perimetre } = context
  const lecteur = assures.find(({ personneId }) => personneId === perimetre?.personneId)
  return {
    date,
    pied: piedDe(client),
    destinataire: lecteur ? [nomComplet(lecteur)] : [],
    references: [['Contrat', `${dossier.nomOffre}, n°\u00a0${dossier.numero}`]] as const,
  }
}

const civilites: Record<string, string> = { M: 'Monsieur', MME: 'Madame' }

/** « Madame Camille MARTIN ». */
export const nomComplet = ({ codeCivilite, nom, prenom }: AssureDossier) =>
  [civilites[codeCivilite ?? ''], prenom, nom.toLocaleUpperCase('fr')].filter(Boolean).join(' ')
