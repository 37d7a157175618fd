import type { GestePortabilite, Portabilite } from '@espace-adherent/contract'
import {
  addDays,
  dateAParis,
  finPortabilite,
  validateFinPortabilite,
  validatePortabilite,
} from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { AppError, refuseFautes } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { finirCotisations } from '../cotisations/index.ts'
import { agentDe, refuseConcerne } from '../deport.ts'
import { insertPdf } from '../documents/index.ts'
import { recordGeste } from '../historique/index.ts'
import { textesDe } from '../portail/index.ts'
import { lettre } from './mots.ts'
import {
  endCartes,
  findPortabilite,
  findPortabilites,
  lockContrat,
  savePortabilite,
} from './portabilite.repository.ts'
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
        ? ouvrir(deps, tx, context, geste)
        : finir(tx, context, geste.numeroContrat, geste.le))
    })
    const cle = { clientCode: client.code, numeroContrat: geste.numeroContrat }
    const lue = await findPortabilite(db, cle)
    if (!lue) throw new AppError('NotFound')
    return lue
  },
})

/** The letter, the card and the last day are written together. */
export async function ouvrir(
  deps: Pick<PortabiliteDeps, 'sealer' | 'messages'>,
  tx: Executor,
  {
    client,
    visiteur,
    now,
  }: Pick<StaffContext, 'client' | 'now'> & { visiteur: { compteId: string } },
  { numeroContrat, finEmploi, debutEmploi, allocationsJusquAu }: Ouvrir,
): Promise<void> {
  const cle = { clientCode: client.code, numeroContrat }
  const jour = dateAParis(now)
  const emploi = { debutEmploi, finEmploi, allocationsJusquAu }
  const contrat = await lockContrat(tx, cle)
  if (!contrat) return refuseFautes({ numeroContrat: textes.contratInconnu })
  refuseFautes(validatePortabilite(emploi, contrat, jour))
  const [du, jusquAu] = [addDays(finEmploi, 1), finPortabilite(emploi)]
  await savePortabilite(tx, cle, { portabiliteDu: du, portabiliteJusquAu: jusquAu })
  await endCartes(tx, cle, jusquAu)
  await finirCotisations(tx, cle, { dernier: finEmploi, le: now })
  const { nomOffre } = contrat
  const t = textesDe(client, lettre, {
    nomOffre,
    numero: numeroContrat,
    finEmploi,
    du,
    dernier: jusquAu,
    allocations: jusquAu === allocationsJusquAu,
  })
  await insertPdf(tx, cle, {
    nature: 'courrier',
    titre: t.titre,
    le: jour,
    edition: 'courrier',
    parametres: { paragraphes: [t.objet, t.gratuit, t.duree, t.pieces, t.apres] },
    nomFichier: `portabilite-${numeroContrat}-${jour}.pdf`,
  })
  await dire(deps, tx, client, { ...cle, nomOffre, jusquAu }, 'ouverte', {
    now,
    auteurId: visiteur.compteId,
  })
}

/** Somebody works again: it ends sooner, and its card with it. What its day brings, the job does. */
async function finir(
  tx: Executor,
  context: StaffContext,
  numeroContrat: string,
  le: string,
): Promise<void> {
  const { client, now } = context
  const cle = { clientCode: client.code, numeroContrat }
  const contrat = await lockContrat(tx, cle)
  if (!contrat || contrat.jusquAu === null || contrat.etat === 'resilie')
    throw new AppError('NotFound', textes.aucune)
  refuseFautes(validateFinPortabilite(le, contrat.jusquAu, dateAParis(now)))
  await savePortabilite(tx, cle, { portabiliteJusquAu: le })
  await endCartes(tx, cle, le)
  await recordGeste(tx, context, {
    action: 'portabilite-ecourtee',
    objet: 'contrat',
    cible: numeroContrat,
    avant: { jusquAu: contrat.jusquAu },
    apres: { jusquAu: le },
  })
}
