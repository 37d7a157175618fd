import type { Query, Row, simulateurResource, simulationResource } from '@espace-adherent/contract'
import {
  circonstancesDe,
  compteursAvant,
  dateAParis,
  domainesDeSoins,
  montureConnue,
  simuler,
  soinDe,
  soinLe,
} from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import type { ContratContext } from '../context.ts'
import { refuse } from '../historique/index.ts'
import { isClaire, regardDe } from '../perimetre.ts'
import { type Assure, findAssure, findChoix } from './simulateur.repository.ts'
import { textes } from './textes.ts'

export const simulateurSource = {
  async list(context: ContratContext): Promise<Row<typeof simulateurResource>[]> {
    const regard = regardDe(context)
    const { personnes, isSante, isSuspendu, dateFin } = await findChoix(context.db, regard)
    const jour = dateAParis(context.now)
    const termineLe = dateFin !== null && dateFin < jour ? dateFin : null
    const isCouvert = termineLe === null && !isSuspendu
    const domaines = isSante && isCouvert ? domainesDeSoins(jour) : []
    return [
      {
        personnes: personnes.map((une) => ({
          ...une,
          isConfidentiel: !isClaire(regard, une.numPers),
        })),
        domaines,
        termineLe,
        isSuspendu,
      },
    ]
  },
}

/** What is done after the last day of a contract is not paid by it, nor while it is suspended. */
export function requireCouvert(
  { dateFin, isSuspendu }: Pick<Assure, 'dateFin' | 'isSuspendu'>,
  jour: string,
): void {
  if (isSuspendu) throw new AppError('BadRequest', textes.contratSuspendu)
  if (dateFin !== null && dateFin < jour) throw new AppError('BadRequest', textes.contratTermine)
}

export const simulationSource = {
  async list(
    context: ContratContext,
    {
      numPers,
      codeActe,
      depense,
      quantite,
      monture,
      situation,
      anticipe,
    }: Query<typeof simulationResource>,
  ): Promise<Row<typeof simulationResource>[]> {
    const jour = dateAParis(context.now)
    const annee = jour.slice(0, 4)
    if (!soinDe(codeActe)) throw new AppError('BadRequest', textes.acteInconnu)
    if (monture !== undefined && monture > depense)
      throw new AppError('BadRequest', textes.montureTropChere)
    const assure = await findAssure(context.db, regardDe(context), { numPers, annee })
    if (!assure) return refuse(context, 'personne', numPers)
    requireCouvert(assure, jour)
    const circonstances = {
      ...circonstancesDe(assure, jour, situation),
      isAnticipe: anticipe === 'oui',
    }
    const soin = soinLe(codeActe, circonstances)
    if (!soin) throw new AppError('BadRequest', textes.acteInconnu)
    const compteurs = compteursAvant(soin, jour, assure.lignes, assure)
    const facture = { soin, depense, quantite, compteurs, ...montureConnue(monture) }
    const { decompte, garantie, alternative, ...simulation } = simuler(
      facture,
      assure.garanties,
      circonstances,
    )
    const { base, ro, rc, horsLimite } = decompte
    return [
      {
        ...simulation,
        depense,
        base,
        ro,
        rc,
        // Not due: no reste à charge.
        reste: decompte.reste - horsLimite,
        horsLimite,
        garantie: garantie.libelle,
        alternative: alternative && {
          libelle: alternative.soin.libelle,
          depense: alternative.depense,
          reste: alternative.reste,
          is100Sante: alternative.soin.panier === '100sante',
        },
      },
    ]
  },
}
