import {
  type BilanEntite,
  type CodeRejet,
  definitionDe,
  type LectureEntite,
  type Manifeste,
} from '@espace-adherent/contract/imports'
import {
  type Cible,
  compterImportes,
  compterReconnus,
  compterSorts,
  countMerged,
  countPoses,
  type Etages,
  personnes,
} from '../../noyau/fusion/index.ts'
import { countGardes } from '../../noyau/gardes/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { type Groupe, groupes } from './groupes.ts'
import { sommer } from './lots.repository.ts'
import { posables } from './pose.ts'

/** Of what the reader refused, the base knows the keys alone; the reader counts them. */
export const CODE_LECTURE = 'lecture'

/** With those whom the source had not named before: they are not created. */
export async function compterAvant(
  db: Executor,
  ici: Etages,
  { fichiers }: Manifeste,
): Promise<Record<string, number>> {
  const avant: Record<string, number> = {}
  for (const { entite, cible } of groupes) {
    // A file that joins people counts these too.
    if (cible !== personnes && !fichiers.some((un) => un.entite === entite)) continue
    const reconnus = cible === personnes ? await compterReconnus(db, ici) : 0
    avant[entite] = (await compterImportes(db, ici, cible)) + reconnus
  }
  return avant
}

/**
 * What became of each entity. Before the merge `apres` is what the staged rows lead to; afterwards it is counted, and so are
 * the accountant's sums.
 */
export async function dresser(
  db: Executor,
  ici: Etages,
  manifeste: Manifeste,
  {
    avant,
    posees,
    faits,
  }: {
    avant: Readonly<Record<string, number>>
    /** Tables whose rows wait outside of what is staged. */
    posees: readonly Cible[]
    /** What was foreseen; null: nothing is merged yet. */
    faits: readonly BilanEntite[] | null
  },
): Promise<BilanEntite[]> {
  const bilans: BilanEntite[] = []
  for (const groupe of groupes) {
    const partie = manifeste.fichiers.find(({ entite }) => entite === groupe.entite)
    // Who is somebody else now is one less, whether or not people come with this lot.
    const reunies = groupe.cible === personnes ? await countMerged(db, ici) : 0
    if (!partie && reunies === 0) continue
    const sorts = await compterSorts(db, ici, groupe.cible)
    const gardees = await countGardes(db, ici, groupe.cible)
    const total = (champ: 'gardes' | 'conflits') => gardees.reduce((n, un) => n + un[champ], 0)
    // Of which something was kept counts as kept, whatever else of it goes in.
    const gardeesDe = (voulu: string) => gardees.find(({ sort }) => sort === voulu)?.gardes ?? 0
    const de = (voulu: string) =>
      sorts.reduce(
        (n, { sort, code, nombre }) => n + (sort === voulu && code !== CODE_LECTURE ? nombre : 0),
        0 - gardeesDe(voulu),
      )
    const parCode: Partial<Record<CodeRejet, number>> = {}
    for (const { sort, code, nombre } of sorts)
      if (sort === 'rejete' && code && code !== CODE_LECTURE) parCode[code as CodeRejet] = nombre
    const prevu = faits?.find(({ entite }) => entite === groupe.entite)
    const enPose = posees.includes(groupe.cible) ? await countPoses(db, ici, groupe.cible) : 0
    const [changes, inchanges] = [de('change'), de('inchange')]
    // What waited outside of staged rows is no more to be counted there once it is in.
    const crees = prevu && posables.includes(groupe.cible) ? prevu.crees : de('cree') + enPose
    const [supprimes, rejetes, gardes, disparus] = [
      de('supprime'),
      de('rejete'),
      de('garde') + total('gardes'),
      de('disparu') + reunies,
    ]
    const etait = avant[groupe.entite] ?? 0
    bilans.push({
      entite: groupe.entite,
      recus: crees + changes + inchanges + supprimes + rejetes + gardes,
      crees,
      changes,
      inchanges,
      supprimes,
      rejetes,
      gardes,
      conflits: total('conflits'),
      avant: etait,
      apres: faits
        ? await compterImportes(db, ici, groupe.cible)
        : etait + crees - supprimes - disparus,
      disparus,
      parCode,
      controle: await controler(db, ici, groupe, partie?.controle, faits ? null : posees),
    })
  }
  return bilans
}

/** With what the reader refused, which the base has not seen: what was received is what the files hold. */
export const avecLecture = (
  bilans: readonly BilanEntite[],
  lus: readonly LectureEntite[] | null,
): BilanEntite[] =>
  bilans.map((bilan) => ({ ...bilan, ...lus?.find(({ entite }) => entite === bilan.entite) }))

async function controler(
  db: Executor,
  ici: Etages,
  { entite, cible, enfants }: Groupe,
  attendus: Manifeste['fichiers'][number]['controle'],
  /** Null: all of it is in the table. */
  posees: readonly Cible[] | null,
): Promise<BilanEntite['controle']> {
  const { sommes } = definitionDe(entite)
  if (!sommes || !attendus) return []
  const ou = sommes.liste ? (enfants[0] ?? cible) : cible
  const trouvees = await sommer(db, ici, ou, { ...sommes, posees })
  return Object.entries(attendus).flatMap(([champ, exercices]) =>
    Object.entries(exercices).map(([exercice, attendu]) => ({
      champ,
      exercice,
      attendu,
      trouve: trouvees.find((s) => s.champ === champ && s.exercice === exercice)?.trouve ?? 0,
    })),
  )
}
