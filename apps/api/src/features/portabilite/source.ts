import type { GestePortabilite, Portabilite } from '@espace-adherent/contract'
import {
  addDays,
  dateAParis,
  finPortabilite,
  validateFinPortabilite,
  validatePortabilite,
} from '@espace-adherent/domain'
import { holdContrat, keepCovered, tellAll, unchanged, write } from '../../noyau/index.ts'
import { AppError, refuseFautes } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { finirCotisations } from '../cotisations/index.ts'
import { agentDe, refuseConcerne } from '../deport.ts'
import { insertPdf } from '../documents/index.ts'
import { type Agissant, quiDe, tell } from '../nouvelles/index.ts'
import { textesDe } from '../portail/index.ts'
import { lettre } from './mots.ts'
import { findPortabilite, findPortabilites } from './portabilite.repository.ts'
import { dire, type PortabiliteDeps } from './suite.ts'
import { textes } from './textes.ts'

type Ouvrir = Extract<GestePortabilite, { geste: 'ouvrir' }>

/** What clerks open for former employees, and follow. */
export const createPortabilitesSource = (deps: Omit<PortabiliteDeps, 'findClient'>) => ({
  list: ({ db, client }: StaffContext): Promise<Portabilite[]> => findPortabilites(db, client.code),

  async update(context: StaffContext, geste: GestePortabilite): Promise<Portabilite> {
    const { db, client } = context
    await db.transaction(async (tx) => {
      await refuseConcerne(tx, agentDe(context), { contrats: [geste.numeroContrat] })
      await (geste.geste === 'ouvrir'
        ? ouvrir(deps, { ...context, db: tx }, geste)
        : finir(deps, { ...context, db: tx }, geste.numeroContrat, geste.le))
    })
    const cle = { clientCode: client.code, numeroContrat: geste.numeroContrat }
    const lue = await findPortabilite(db, cle)
    if (!lue) throw new AppError('NotFound')
    return lue
  },
})

/** The letter, the card and the last day are written together. */
export function ouvrir(
  deps: Pick<PortabiliteDeps, 'sealer' | 'messages'>,
  { db, ...qui }: Agissant,
  { numeroContrat, finEmploi, debutEmploi, allocationsJusquAu }: Ouvrir,
): Promise<void> {
  const { client, visiteur, now } = qui
  const cle = { clientCode: client.code, numeroContrat }
  const jour = dateAParis(now)
  const emploi = { debutEmploi, finEmploi, allocationsJusquAu }
  return write(db, quiDe(qui, deps), async (e) => {
    const contrat = await holdContrat(e, cle)
    if (!contrat) return unchanged(e, refuseFautes({ numeroContrat: textes.contratInconnu }))
    refuseFautes(
      validatePortabilite(emploi, { ...contrat, jusquAu: contrat.portabiliteJusquAu }, jour),
    )
    const [du, jusquAu] = [addDays(finEmploi, 1), finPortabilite(emploi)]
    await keepCovered(e, cle, { du, jusquAu })
    await finirCotisations(e, cle, { dernier: finEmploi, le: now })
    const { nomOffre } = contrat
    const t = textesDe(client, lettre, {
      nomOffre,
      numero: numeroContrat,
      finEmploi,
      du,
      dernier: jusquAu,
      allocations: jusquAu === allocationsJusquAu,
    })
    await insertPdf(e, cle, {
      nature: 'courrier',
      titre: t.titre,
      le: jour,
      edition: 'courrier',
      parametres: { paragraphes: [t.objet, t.gratuit, t.duree, t.pieces, t.apres] },
      nomFichier: `portabilite-${numeroContrat}-${jour}.pdf`,
    })
    await dire(deps, e, client, { ...cle, nomOffre, jusquAu }, 'ouverte', {
      now,
      auteurId: visiteur.compteId,
    })
    return tellAll(e)
  })
}

/** Somebody works again: it ends sooner, and its card with it. What its day brings, the job does. */
const finir = (
  deps: Pick<PortabiliteDeps, 'messages'>,
  { db, ...qui }: Agissant,
  numeroContrat: string,
  le: string,
): Promise<void> =>
  write(db, quiDe(qui, deps), async (e) => {
    const cle = { clientCode: qui.client.code, numeroContrat }
    const contrat = await holdContrat(e, cle)
    const jusquAu = contrat?.portabiliteJusquAu ?? null
    if (jusquAu === null || contrat?.etat === 'resilie')
      throw new AppError('NotFound', textes.aucune)
    refuseFautes(validateFinPortabilite(le, jusquAu, dateAParis(qui.now)))
    return tell(e, await keepCovered(e, cle, { jusquAu: le }), {
      action: 'portabilite-ecourtee',
      objet: 'contrat',
      cible: numeroContrat,
      a: { compte: qui.visiteur.compteId },
      avant: { jusquAu },
      apres: { jusquAu: le },
    })
  })
