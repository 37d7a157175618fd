import {
  actionsParNature,
  type DemandeGestion,
  type Gestion,
  gestionDe,
  type histoireElementResource,
  historiqueGestion,
  LIGNES_PAR_LOT_MAX,
  type LigneGestion,
  type NatureEvenement,
  type Query,
  raconter,
} from '@espace-adherent/contract'
import { libelleRoles, type Role } from '@espace-adherent/domain'
import { z } from 'zod'
import { ecrireCurseur, lireCurseur } from '../../platform/resources/index.ts'
import type { Client } from '../client.ts'
import type { StaffContext } from '../context.ts'
import { findHistoireElement } from './evenements.repository.ts'
import { findHistorique, type LigneLue } from './lecture.repository.ts'
import { clesNommees, libelleObjet } from './ressources.ts'

type Texte = string | undefined

/** What nobody asked for at that moment: a delay that ended, a day that came. */
const LE_PORTAIL = 'Le portail'

/** The whole history of the insurer, for those who may read it. Nothing here writes. */
export const historiqueLu = {
  gestion: historiqueGestion as unknown as Gestion,

  async list({ db, client }: StaffContext, demande: DemandeGestion) {
    const { q, tri = historiqueGestion.tri, apres, taille, id } = demande
    const { lignes, isSuite, total } = await findHistorique(db, {
      clientCode: client.code,
      auteur: demande.auteur as Texte,
      personne: demande.personne as Texte,
      action: demande.action as Texte,
      actions: actionsDe(demande.nature as NatureEvenement | undefined),
      objet: demande.objet as Texte,
      objets: clesNommees(demande.objet as Texte),
      cible: q,
      du: demande.leDu as Texte,
      au: demande.leAu as Texte,
      id: numero(id as Texte),
      isDescendant: tri.startsWith('-'),
      apres: lireCurseur(apres, z.tuple([z.int()]))?.[0] ?? null,
      taille,
    })
    const last = lignes.at(-1)
    return {
      items: lignes.map((ligne) => toLigne(ligne, client.droits)),
      total,
      suite: isSuite && last ? ecrireCurseur(last.id) : null,
    }
  },

  async *rows(context: StaffContext, demande: DemandeGestion): AsyncGenerator<LigneGestion> {
    let apres = demande.apres
    do {
      const page = await this.list(context, { ...demande, apres, taille: LIGNES_PAR_LOT_MAX })
      yield* page.items
      apres = page.suite ?? undefined
    } while (apres !== undefined)
  },
}

/** The same of one thing, where it is looked after. */
export const histoireElementSource = {
  async list(
    { db, client }: StaffContext,
    { nature, ...element }: Query<typeof histoireElementResource>,
  ) {
    const { objet } = element
    const sauf = nature ? sansLectures : []
    const lignes = await findHistoireElement(db, { clientCode: client.code, ...element, sauf })
    return lignes.map(({ id, le, auteur, role, action, ...ligne }) => ({
      id: String(id),
      le: le.toISOString(),
      auteur,
      role: role === null ? null : libelleRoles(role.split(', ') as Role[], client.droits),
      action,
      changements: changementsDe({ objet, ...ligne }),
    }))
  },
}

/** What is no number of ours leads nowhere. */
const numero = (texte: Texte) =>
  texte === undefined ? undefined : /^\d{1,15}$/.test(texte) ? Number(texte) : 0

const sansLectures = Object.values(actionsParNature).flat()

function actionsDe(nature: NatureEvenement | undefined) {
  if (nature === undefined) return undefined
  return nature === 'changement' ? { sauf: sansLectures } : { parmi: actionsParNature[nature] }
}

const natureDe = (action: string): NatureEvenement =>
  (Object.keys(actionsParNature) as (keyof typeof actionsParNature)[]).find((nature) =>
    (actionsParNature[nature] as readonly string[]).includes(action),
  ) ?? 'changement'

function toLigne({ total: _, ...ligne }: LigneLue, droits: Client['droits']): LigneGestion {
  const { id, le, auteur, isPortail, roles, role, action, objet, cible, personne } = ligne
  return {
    id: String(id),
    revision: 1,
    modifieLe: null,
    le: le.toISOString(),
    auteur: isPortail ? LE_PORTAIL : auteur,
    role: libelleRoles((role?.split(', ') as Role[] | undefined) ?? roles ?? [], droits) || null,
    action,
    nature: natureDe(action),
    objet: libelleObjet(objet, cible),
    cible,
    personne,
    changements: changementsDe(ligne) || null,
  }
}

/** « Libellé : Monsieur → M. », one field after the other. */
function changementsDe({
  objet,
  avant,
  apres,
  detail,
}: Pick<LigneLue, 'objet' | 'avant' | 'apres' | 'detail'>): string {
  if (!avant && !apres) return detail ? dire(detail) : ''
  const champs = gestionDe(objet)?.champs ?? {}
  return Object.keys({ ...avant, ...apres })
    .filter((nom) => nom !== 'revision')
    .map((nom) => {
      const champ = champs[nom]
      const dit = (etat: Record<string, unknown> | null) =>
        champ ? raconter(champ, etat?.[nom]) : String(etat?.[nom] ?? '')
      return `${champ?.libelle ?? nom}\u00a0: ${dit(avant) || '∅'} → ${dit(apres) || '∅'}`
    })
    .join('\n')
}

const dire = (detail: Record<string, unknown>) =>
  Object.entries(detail)
    .map(([nom, valeur]) => `${nom}\u00a0: ${[valeur].flat().join(', ')}`)
    .join('\n')
