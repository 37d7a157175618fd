import {
  destinations,
  type FaqQuestion,
  FONCTIONNALITE_FAQ,
  type GroupeRecherche,
  type GroupeTrouve,
  type Query,
  type rechercheMembreResource,
} from '@espace-adherent/contract'
import {
  connaitre,
  type DomaineDelegation,
  dateAParis,
  motsLus,
  type Question,
  type Retenus,
  readQuestion,
  retenir,
  surligner,
} from '@espace-adherent/domain'
import { type Actes, fonctionnalitesDesActes } from '../actes/index.ts'
import type { ContratContext } from '../context.ts'
import { vueDe } from '../documents/index.ts'
import { type FaqService, textOf, toDemande } from '../faq/index.ts'
import { readFeatures } from '../portail/index.ts'
import { type Candidat, faisables } from './faire.ts'
import { describeSoin, familleDe, nombreDe, type Soin, toDocument, toSoin } from './gardes.ts'
import { findCherchable } from './recherche.repository.ts'
import { restants } from './reste.ts'

type Deps = { actes: Pick<Actes, 'traites'>; faq: FaqService }

/** Few enough to be seen at once: a longer list is the page's. */
const MONTRES: Record<GroupeRecherche, number> = {
  faire: 4,
  reste: 4,
  remboursements: 3,
  documents: 3,
  aide: 3,
}
/** Of an answer, enough to know whether it is the one. */
const EXTRAIT_MAX = 90

export const createRechercheMembreSource = ({ actes, faq }: Deps) => ({
  async list(
    context: ContratContext,
    { q, pose }: Query<typeof rechercheMembreResource>,
  ): Promise<GroupeTrouve[]> {
    const { visiteur, client } = context
    const domaines = visiteur.delegation?.domaines ?? null
    const isOuvert = (domaine: DomaineDelegation) => domaines?.includes(domaine) ?? true
    const [contrat, isVisible] = await Promise.all([
      findCherchable(
        context.db,
        vueDe(context),
        {
          veutLignes: isOuvert('remboursements'),
          veutDocuments: isOuvert('documents'),
          veutAssures: isOuvert('contrats'),
        },
        dateAParis(context.now).slice(0, 4),
      ),
      readFeatures(context, [
        ...fonctionnalitesDesActes(actes),
        ...destinations.flatMap(({ feature }) => feature ?? []),
      ]),
    ])
    if (!contrat) return []
    const faire = faisables(actes, context, contrat, isVisible)
    // What there is to be found needs no figure: what was used up is reckoned where it is shown.
    const reste = restants(
      context,
      contrat.assures.map((assure) => ({ ...assure, lignes: [] })),
    )
    const soins = contrat.lignes.map(toSoin)
    const documents = contrat.documents.map(toDocument)
    const question = connaitre(
      readQuestion(q, faq.voisins(client.code)),
      [faire, reste, soins, documents]
        .flat()
        .flatMap(({ champs }) => champs.map(({ texte }) => texte)),
    )
    const trouves = garder({
      faire: chercher(question, faire),
      reste: chercher(question, reste),
      soins: chercher(question, soins),
      documents: chercher(question, documents),
    })
    const restes =
      trouves.reste.retenus.length > 0
        ? chercher(question, restants(context, contrat.assures)).retenus
        : []
    const soinsTrouves = trouves.soins.retenus
    const isAideOuverte = !domaines && isVisible(FONCTIONNALITE_FAQ)
    const questions = isAideOuverte ? faq.apercu(toDemande(context, undefined), q) : []
    const groupes = [
      groupe('faire', trouves.faire.retenus, question),
      groupe('reste', restes, question, {
        suite: domaines ? '/garanties' : '/compteurs',
      }),
      groupe(
        'remboursements',
        montrer('remboursements', soinsTrouves).map(describeSoin),
        question,
        {
          total: soinsTrouves.reduce((somme, soin) => somme + nombreDe(soin), 0),
          suite: suiteSoins(soinsTrouves),
        },
      ),
      groupe('documents', trouves.documents.retenus, question, {
        suite: avecMot('/documents', 'q', trouves.documents.retenus),
      }),
      groupe('aide', questions.map(toQuestion), question),
    ].filter(({ trouves }) => trouves.length > 0)
    // Nobody waits for a statistic; whoever looks at somebody else's space is not counted.
    if (groupes.length === 0 && pose && !domaines && !visiteur.vuPar)
      void faq.manque(toDemande(context, undefined), q).catch(() => {})
    return groupes
  },
})

const chercher = <C extends Pick<Candidat, 'champs'>>(question: Question, parmi: readonly C[]) =>
  retenir(question, parmi, ({ champs }) => champs)

/** Where elsewhere more of the words are held, what holds fewer must at least be written as it was typed. */
function garder<G extends Record<string, Retenus<unknown>>>(groupes: G): G {
  const best = Math.max(...Object.values(groupes).map(({ mots }) => mots))
  return Object.fromEntries(
    Object.entries(groupes).map(([nom, un]) => [
      nom,
      un.mots === best || un.isEcrit ? un : { ...un, retenus: [] },
    ]),
  ) as G
}

const montrer = <C>(nom: GroupeRecherche, parmi: readonly C[]) => parmi.slice(0, MONTRES[nom])

function groupe(
  nom: GroupeRecherche,
  candidats: readonly Candidat[],
  question: Question,
  { total = candidats.length, suite = null }: { total?: number; suite?: string | null } = {},
): GroupeTrouve {
  const montres = montrer(nom, candidats)
  return {
    groupe: nom,
    total,
    suite: nom === 'reste' || total > montres.length ? suite : null,
    trouves: montres.map(({ champs: _, ...un }) => ({
      ...un,
      vus: surligner(question, un.titre).map(([debut, fin]): [number, number] => [debut, fin]),
    })),
  }
}

const toQuestion = ({ title, content, clickCode }: FaqQuestion): Candidat => {
  const texte = textOf(content).replace(/\s+/g, ' ').trim()
  const coupe = texte.slice(0, EXTRAIT_MAX).replace(/\s\S*$/, '')
  return {
    cle: clickCode,
    titre: title,
    detail: texte.length > EXTRAIT_MAX ? `${coupe}…` : texte,
    valeur: null,
    appoint: null,
    vers: { genre: 'page', chemin: `/aide?question=${encodeURIComponent(clickCode)}` },
    champs: [],
  }
}

/** Where all of them are: by a word that each holds, since the list forgives no mistake; or by their kind. */
function suiteSoins(trouves: readonly Soin[]): string {
  const familles = new Set(trouves.map(familleDe))
  const partout = '/remboursements?periode=dates'
  return avecMot(
    partout,
    'recherche',
    trouves,
    familles.size === 1 ? `${partout}&famille=${[...familles].join()}` : partout,
  )
}

const LETTRES_UTILES = 4

function avecMot(
  chemin: string,
  parametre: string,
  trouves: readonly Pick<Candidat, 'champs'>[],
  sinon: string | null = null,
): string {
  const textesDe = ({ champs }: Pick<Candidat, 'champs'>) =>
    champs.flatMap(({ texte }) => motsLus(texte))
  const [premier, ...autres] = trouves
  const commun =
    premier &&
    textesDe(premier).find(
      ({ mot }) =>
        mot.length >= LETTRES_UTILES &&
        autres.every((un) => textesDe(un).some((leur) => leur.mot.includes(mot))),
    )?.mot
  if (!commun) return sinon ?? chemin
  return `${chemin}${chemin.includes('?') ? '&' : '?'}${parametre}=${encodeURIComponent(commun)}`
}
