import type { ContratContext } from './context.ts'

/** What names a contract. */
export type CleContrat = { clientCode: string; numeroContrat: string }

/** What of a contract somebody may see: what is everybody's whom it covers, or one person's. */
export type Portion = CleContrat & { personneId: string | null }

type Demandeur = Pick<ContratContext, 'client' | 'perimetre'>

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
