import type { ConseilDonne, conseilResource, Data } from '@espace-adherent/contract'
import { besoinsContraires, dateAParis } from '@espace-adherent/domain'
import { upkeep } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { FileContent } from '../../platform/resources/index.ts'
import { donnerConseil, findConseil, lireContenu, markOuvert } from '../conseil/index.ts'
import type { ContratContext } from '../context.ts'
import { imprimerFiche, imprimerIpid } from '../documents/index.ts'
import { refuse } from '../historique/index.ts'
import { cleContratDe } from '../perimetre.ts'
import type { Actes } from './moteur.ts'

export const createConseilSource = ({ traites, sealer }: Actes) => ({
  async update(
    context: ContratContext,
    { acte, besoins }: Data<typeof conseilResource>,
  ): Promise<ConseilDonne> {
    const { db, visiteur, client, now } = context
    const { conseil } = traites[acte]
    if (!conseil) throw new AppError('NotFound')
    // No advice can be drawn from needs that exclude one another: none is given, none is kept.
    const besoinBudget = besoinsContraires(besoins)
    if (besoinBudget) throw new AppError('BadRequest', undefined, { besoinBudget })
    const contrat = cleContratDe(context)
    const matiere = await conseil.matiere(db, { contrat, now })
    const cle = { ...contrat, compteId: visiteur.compteId, acte }
    const donne = await upkeep(db, (tx) =>
      donnerConseil(sealer, tx, cle, { besoins, matiere }, now),
    )
    return { ...donne, reglement: client.config.reglementAdresse ?? null }
  },

  async visionneuse(context: ContratContext, vise: string): Promise<FileContent | null> {
    const trouve = await ouvrir(context, vise)
    if (!trouve) return refuse(context, 'document', vise)
    const { row, choix } = trouve
    await markOuvert(context.db, row.id, 'ficheOuverteLe', context.now)
    return imprimerFiche(context, { ...lireContenu(sealer, row), choix }, dateAParis(row.donneLe))
  },
})

export const createIpidSource = ({ traites }: Actes) => ({
  async visionneuse(context: ContratContext, vise: string): Promise<FileContent | null> {
    const trouve = await ouvrir(context, vise)
    const contrat = cleContratDe(context)
    const ipid = await (trouve &&
      traites[trouve.row.acte].conseil?.ipid(
        context.db,
        { contrat, now: context.now },
        trouve.choix,
      ))
    if (!trouve || !ipid) return refuse(context, 'document', vise)
    await markOuvert(context.db, trouve.row.id, 'ipidOuvertLe', context.now)
    return imprimerIpid(context, ipid)
  },
})

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** « <advice>:<choice> »: the advice is theirs, the choice is one of those that it was given on. */
async function ouvrir(context: ContratContext, vise: string) {
  const [id = '', ...reste] = vise.split(':')
  const { db, visiteur } = context
  if (!uuid.test(id)) return null
  const row = await findConseil(db, { ...cleContratDe(context), compteId: visiteur.compteId }, id)
  return row ? { row, choix: reste.join(':') } : null
}
