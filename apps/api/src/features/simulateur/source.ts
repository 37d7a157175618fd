import type { Query, Row, simulateurResource, simulationResource } from '@espace-adherent/contract'
import {
  type Circonstances,
  circonstancesDe,
  compteursAvant,
  dateAParis,
  domainesDeSoins,
  garantiesLe,
  hasAutresRegles,
  montureConnue,
  renouvelableLe,
  simuler,
  soinDe,
  soinLe,
  type TarifSoin,
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

/** What is said of the act besides, where it means something. */
function ditDe(
  { isBaseDite, isCoefficient, groupe, commenceAvant }: TarifSoin,
  { base, coefficient, oreille, motif, surdicecite, commence }: Query<typeof simulationResource>,
): Partial<Circonstances> {
  return {
    isSurdiCecite: surdicecite === 'oui',
    ...(motif && { motifAnticipe: motif }),
    isAccepte: commenceAvant !== null && commence === 'oui',
    ...(isBaseDite && base !== undefined && { base }),
    ...(isCoefficient && coefficient !== undefined && { coefficient }),
    ...(groupe === 'oreille' && oreille && { oreille }),
  }
}

export const simulationSource = {
  async list(
    context: ContratContext,
    question: Query<typeof simulationResource>,
  ): Promise<Row<typeof simulationResource>[]> {
    const { numPers, codeActe, depense, quantite, monture } = question
    const jour = dateAParis(context.now)
    const annee = jour.slice(0, 4)
    const tarif = soinDe(codeActe)
    if (!tarif) throw new AppError('BadRequest', textes.acteInconnu)
    if (monture !== undefined && monture > depense)
      throw new AppError('BadRequest', textes.montureTropChere)
    if (question.oreille && quantite !== (question.oreille === 'deux' ? 2 : 1))
      throw new AppError('BadRequest', textes.oreilleEtNombre)
    const assure = await findAssure(context.db, regardDe(context), { numPers, annee })
    if (!assure) return refuse(context, 'personne', numPers)
    requireCouvert(assure, jour)
    const circonstances = {
      ...circonstancesDe(assure, jour, question.situation),
      ...ditDe(tarif, question),
    }
    const soin = soinLe(codeActe, circonstances)
    if (!soin) throw new AppError('BadRequest', textes.acteInconnu)
    const compteurs = compteursAvant(soin, jour, assure.lignes, assure)
    const facture = { soin, depense, quantite, compteurs, ...montureConnue(monture) }
    const { decompte, garantie, alternative, ...simulation } = simuler(
      facture,
      garantiesLe(assure, jour),
      circonstances,
    )
    const { base, ro, rc, horsLimite } = decompte
    return [
      {
        ...simulation,
        isSelonAssureur: hasAutresRegles(assure.lignes, assure),
        renouvelableLe: renouvelableLe(facture, jour, assure.lignes, assure),
        depense,
        base,
        ro,
        rc,
        // Not due: no reste à charge.
        reste: decompte.reste - horsLimite,
        horsLimite,
        garantie: garantie.libelle,
        cleGarantie: garantie.cle,
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
