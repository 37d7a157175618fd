import { portabilitesGestion, type SaisieGeste } from '@espace-adherent/contract'
import {
  addDays,
  dateAParis,
  finPortabilite,
  validateFinPortabilite,
  validatePortabilite,
} from '@espace-adherent/domain'
import {
  type Ecriture,
  holdContrat,
  keepCovered,
  type Told,
  tellAll,
  unchanged,
  write,
} from '../../noyau/index.ts'
import { refuseFautes } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { finirCotisations } from '../cotisations/index.ts'
import { agentDe, refuseConcerne } from '../deport.ts'
import { insertPdf } from '../documents/index.ts'
import { gere, lueDe } from '../gestion/index.ts'
import { type Agissant, compteDe, type Qui, quiDe } from '../nouvelles/index.ts'
import { textesDe } from '../portail/index.ts'
import { lettre } from './mots.ts'
import { suivies } from './portabilite.repository.ts'
import { dire, type PortabiliteDeps } from './suite.ts'
import { textes } from './textes.ts'

type Outils = Pick<PortabiliteDeps, 'sealer' | 'messages'>
type Ouvrir = SaisieGeste<NonNullable<typeof portabilitesGestion.gestes>['ouvrir']>

/** What clerks open for former employees, and follow. */
export const portabilitesTenues = gere(portabilitesGestion, {
  ...lueDe(portabilitesGestion, suivies),
  async tient(e: Ecriture<Qui>, numeroContrat: string, context: StaffContext, _: Outils) {
    await refuseConcerne(e, agentDe(context), { contrats: [numeroContrat] })
    const cle = { clientCode: context.client.code, numeroContrat }
    const contrat = await holdContrat(e, cle)
    return contrat && { cle, jusquAu: contrat.portabiliteJusquAu }
  },
  gestes: {
    async ouvrir(e, saisie, context, outils) {
      await refuseConcerne(e, agentDe(context), { contrats: [saisie.numeroContrat] })
      return { id: saisie.numeroContrat, nouvelle: await ouvrir(outils, e, saisie) }
    },
    /** Somebody works again: it ends sooner, and its card with it. What its day brings, the job does. */
    async finir(e, { cle, jusquAu }, { le }) {
      refuseFautes(validateFinPortabilite(le, jusquAu ?? '', dateAParis(e.qui.now)))
      return {
        changes: [await keepCovered(e, cle, { jusquAu: le })],
        nouvelle: {
          action: 'portabilite-ecourtee',
          objet: 'contrat',
          cible: cle.numeroContrat,
          a: 'auteur',
          avant: { jusquAu },
          apres: { jusquAu: le },
        },
      }
    },
  },
})

export const ouvrirPortabilite = (deps: Outils, context: Agissant, saisie: Ouvrir): Promise<void> =>
  write(context.db, quiDe(context, deps), (e) => ouvrir(deps, e, saisie))

/** The letter, the card and the last day are written together. */
async function ouvrir(
  deps: Outils,
  e: Ecriture<Qui>,
  { numeroContrat, finEmploi, debutEmploi, allocationsJusquAu }: Ouvrir,
): Promise<Told> {
  const { client, auteur, now } = e.qui
  const cle = { clientCode: client.code, numeroContrat }
  const jour = dateAParis(now)
  const emploi = { debutEmploi, finEmploi, allocationsJusquAu: allocationsJusquAu ?? null }
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
    auteurId: compteDe(auteur),
  })
  return tellAll(e)
}
