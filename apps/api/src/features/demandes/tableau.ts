import {
  type ActeGestion,
  type PeriodeTableau,
  type Query,
  type rechercheResource,
  type TableauDemandes,
  TROUVES_MAX,
  type Trouve,
  type tableauDemandesResource,
  teteDe,
  tranchesAge,
} from '@espace-adherent/contract'
import {
  addDays,
  type DomaineBackOffice,
  dateAParis,
  delaiHabituel,
  delaiNet,
  hasDroit,
  OBJECTIF,
} from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import type { StaffContext } from '../context.ts'
import { toSuspension } from './delais.ts'
import { referenceDe } from './demande.ts'
import { listFile } from './file.repository.ts'
import { lireCherche, rechercheDe } from './file.ts'
import { findDecidees } from './listes.repository.ts'
import type { Moteur } from './moteur.ts'
import { porteeDe } from './portee.ts'
import { findAttentes } from './suivi.repository.ts'
import {
  countSemaines,
  countTableau,
  findActesDecides,
  findMembres,
  findTextes,
} from './tableau.repository.ts'

const SEMAINES = 12
/** The last of them say as much as all of them. */
const CAS_MAX = 500
/** Figures of a day are not asked for again within that time, whoever asks. */
const KEPT_MS = 60_000

type Kept = { until: number; tableau: Promise<TableauDemandes> }

export function createTableauSource({ moteur }: { moteur: Pick<Moteur, 'libelle'> }) {
  const kept = new Map<string, Kept>()
  return {
    async list(
      { db, client, now }: StaffContext,
      { jours }: Query<typeof tableauDemandesResource>,
    ): Promise<TableauDemandes[]> {
      const key = `${client.code} ${jours}`
      const known = kept.get(key)
      if (known && known.until > now.getTime()) return [await known.tableau]
      const tableau = compute(db, moteur, client.code, jours, now)
      const entry = { until: now.getTime() + KEPT_MS, tableau }
      kept.set(key, entry)
      // A failure is not kept: whoever asks next tries again.
      tableau.catch(() => kept.get(key) === entry && kept.delete(key))
      return [await tableau]
    },
  }
}

async function compute(
  db: Executor,
  moteur: Pick<Moteur, 'libelle'>,
  clientCode: string,
  jours: PeriodeTableau,
  now: Date,
): Promise<TableauDemandes> {
  const jour = dateAParis(now)
  const depuis = addDays(jour, 1 - Number(jours))
  const lundi = lundiDe(jour)
  const premier = addDays(lundi, -7 * (SEMAINES - 1))
  const comptees = new Map(
    (await countSemaines(db, clientCode, premier)).map((semaine) => [semaine.lundi, semaine]),
  )
  const delais: TableauDemandes['delais'] = []
  for (const acte of await findActesDecides(db, clientCode, depuis)) {
    const delai = await delaiDe(db, clientCode, acte, depuis)
    if (delai)
      delais.push({
        acte,
        libelle: moteur.libelle(acte),
        objectif: teteDe(acte)?.objectif ?? OBJECTIF,
        ...delai,
      })
  }
  return {
    ...(await countTableau(db, { clientCode, depuis, jour, tranches: tranchesAge })),
    semaines: Array.from({ length: SEMAINES }, (_, rang) => {
      const cle = addDays(premier, 7 * rang)
      const { recues = 0, traitees = 0 } = comptees.get(cle) ?? {}
      return { lundi: cle, recues, traitees }
    }),
    delais: delais.toSorted((une, autre) => autre.cas - une.cas),
  }
}

/** Clerks see what there is, however little; members are told of no habit below twenty cases. */
async function delaiDe(db: Executor, clientCode: string, acte: ActeGestion, depuis: string) {
  const decidees = await findDecidees(db, {
    clientCode,
    acte,
    depuis: new Date(`${depuis}T00:00:00Z`),
    limite: CAS_MAX,
  })
  const attentes = Map.groupBy(
    decidees.length === 0
      ? []
      : await findAttentes(
          db,
          decidees.map(({ id }) => id),
        ),
    ({ demandeId }) => demandeId,
  )
  const jours = decidees.flatMap(({ id, creeLe, decideeLe }) =>
    decideeLe
      ? delaiNet(
          dateAParis(creeLe),
          dateAParis(decideeLe),
          (attentes.get(id) ?? []).map(toSuspension),
        )
      : [],
  )
  return delaiHabituel(jours, 1)
}

const lundiDe = (jour: string) => {
  const rang = new Date(`${jour}T12:00:00Z`).getUTCDay()
  return addDays(jour, -((rang + 6) % 7))
}

export const createRechercheSource = ({ moteur }: { moteur: Pick<Moteur, 'libelle'> }) => ({
  async list(
    { db, client, visiteur, now }: StaffContext,
    { q }: Query<typeof rechercheResource>,
  ): Promise<Trouve[]> {
    const clientCode = client.code
    const lue = lireCherche(q)
    const { mots } = lue
    const asked = { q, tri: 'echeance' as const, taille: TROUVES_MAX }
    const jour = dateAParis(now)
    const { compteId } = visiteur
    // Decided ones too: a reference is quoted long after.
    const portee = porteeDe({ visiteur, client })
    const recherche = {
      ...rechercheDe(asked, { clientCode, compteId, jour, portee }),
      isToutes: true,
    }
    const demandes = await listFile(db, recherche, { par: 'recente', apres: null }, TROUVES_MAX)
    const peutLire = (domaine: DomaineBackOffice) =>
      hasDroit(visiteur.roles, { domaine, action: 'read' }, client.droits ?? undefined)
    const cherche = { clientCode, mots, limite: TROUVES_MAX }
    const membres = peutLire('utilisateurs')
      ? await findMembres(db, { clientCode, cherche: lue, limite: TROUVES_MAX })
      : []
    const textes = mots.length > 0 && peutLire('contenus') ? await findTextes(db, cherche) : []
    return [
      ...demandes.map((row) => ({
        genre: 'demande' as const,
        id: row.id,
        titre: moteur.libelle(row.acte),
        detail: [referenceDe(row), row.prenom && `${row.prenom} ${row.nom}`]
          .filter(Boolean)
          .join(' · '),
      })),
      ...membres.map(({ id, prenom, nom, userName }) => ({
        genre: 'personne' as const,
        id,
        titre: `${prenom} ${nom}`,
        detail: userName,
      })),
      ...textes,
    ]
  },
})
