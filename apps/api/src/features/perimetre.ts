import { dateAParis, type Lecteur, vueSoins } from '@espace-adherent/domain'
import type { CleContrat } from '../noyau/index.ts'
import type { ContratContext, Perimetre, Position } from './context.ts'
import type { Visiteur } from './visiteur.ts'

/** What of a contract somebody may see: what is everybody's whom it covers, or one person's. */
export type Portion = CleContrat & { personneId: string | null }

/** With whose care is seen whole: what every statement that reads care takes. */
export type Regard = Portion & {
  /** Whoever reads: their own care is theirs, kept secret or not. */
  lecteurId: string
  /** Identifiers, in one text that both engines read alike. */
  claires: string
  isVoile: boolean
}

type Demandeur = Pick<ContratContext, 'client'> & { perimetre: Position }

export const cleContratDe = ({ client, perimetre }: Demandeur): CleContrat => ({
  clientCode: client.code,
  numeroContrat: perimetre.numeroContrat,
})

/** The adherent sees everybody, or whom they ask for; a beneficiary sees themselves. */
export const portionDe = (demandeur: Demandeur, demandee: string | null = null): Portion => ({
  ...cleContratDe(demandeur),
  personneId:
    demandeur.perimetre.qualite === 'adherent' ? demandee : demandeur.perimetre.personneId,
})

export const regardDe = (
  context: Pick<ContratContext, 'client' | 'perimetre'>,
  demandee: string | null = null,
): Regard => regardDuPerimetre(context.client.code, context.perimetre, demandee)

export const regardDuPerimetre = (
  clientCode: string,
  { numeroContrat, qualite, personneId, soins }: Perimetre,
  demandee: string | null = null,
): Regard => ({
  clientCode,
  numeroContrat,
  personneId: qualite === 'adherent' ? demandee : personneId,
  lecteurId: personneId,
  claires: soins.claires.join(),
  isVoile: soins.isVoile,
})

/** As the person themselves would see it: for what is reckoned, and shown to nobody else. */
export const regardPropre = (portion: Portion, personneId: string): Regard => ({
  ...portion,
  lecteurId: personneId,
  claires: personneId,
  isVoile: false,
})

/** Whether that person's care is seen whole. */
export const isClaire = ({ claires }: Regard, personneId: string) =>
  claires.split(',').includes(personneId)

/** Whoever calls, as the rule between people of one contract knows them. */
export const lecteurDe = ({
  visiteur,
  perimetre: { personneId, qualite },
}: Pick<ContratContext, 'visiteur' | 'perimetre'>): Lecteur => ({
  personneId,
  isAdherent: qualite === 'adherent',
  domaines: visiteur.delegation?.domaines ?? null,
})

/** How whoever calls stands in that contract, and what of its care they see; null: it is none of theirs. */
export function perimetreDe(
  {
    personneId,
    qualites,
    entourage,
    delegation,
  }: Pick<Visiteur, 'personneId' | 'qualites' | 'entourage'> & Partial<Visiteur>,
  numeroContrat: string,
  now: Date,
): Perimetre | null {
  const sienne = Object.hasOwn(qualites, numeroContrat) ? qualites[numeroContrat] : undefined
  if (!sienne || personneId === null) return null
  // One lends what is one's own: what concerns the others whom the contract covers is not.
  const qualite = delegation ? 'beneficiaire' : sienne
  const lecteur = {
    personneId,
    isAdherent: qualite === 'adherent',
    domaines: delegation?.domaines ?? null,
  }
  const jour = dateAParis(now)
  const autres = lecteur.isAdherent
    ? entourage.filter((proche) => proche.numeroContrat === numeroContrat)
    : []
  const vus = autres.filter((proche) => vueSoins(proche, lecteur, jour) === 'detail')
  return {
    numeroContrat,
    qualite,
    personneId,
    soins: {
      claires: [personneId, ...vus.map(({ id }) => id)],
      isVoile: vus.length < autres.length || autres.some(({ hasSecrets }) => hasSecrets),
    },
  }
}
