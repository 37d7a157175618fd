import { randomInt, randomUUID } from 'node:crypto'
import {
  champsDe,
  compterBloc,
  type DateCalendaire,
  etudier,
  type GroupeAudience,
} from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import {
  countNiveaux,
  dePartEtDautre,
  findExemples,
  type PersonneAudience,
} from './audiences.repository.ts'
import { countBlocs, deLaTranche, findBloc, findMots } from './releves.repository.ts'

/** Who is asked: everybody as they stand, or as they were gathered. */
export type Population = { clientCode: string; releve: number | null }
type Releve = { clientCode: string; releve: number }
type Question = { regle: GroupeAudience; jour: DateCalendaire }

/** A rule, its questions asked of every word, and the blocks of a gathering one by one. */
async function ouvrir(db: Executor, releve: Releve, { regle, jour }: Question) {
  const champs = champsDe(regle)
  const etudiee = etudier(regle, await findMots(db, releve, champs), jour)
  return { etudiee, lire: (bloc: number) => findBloc(db, { ...releve, bloc }, champs) }
}

async function niveauxReleves(db: Executor, releve: Releve, question: Question) {
  const { etudiee, lire } = await ouvrir(db, releve, question)
  const nombres = new Uint32Array(etudiee.parts.length + 1)
  let suivant = lire(0)
  for (let i = 1; ; i++) {
    const bloc = await suivant
    if (!bloc) return nombres
    // The database reads the next one while this one is counted.
    suivant = lire(i)
    compterBloc(etudiee, bloc).forEach((nombre, niveau) => {
      nombres[niveau] = (nombres[niveau] ?? 0) + nombre
    })
  }
}

async function niveauxActuels(db: Executor, clientCode: string, { regle, jour }: Question) {
  const nombres = new Uint32Array(regle.regles.length + 1)
  for (const { niveau, nombre } of await countNiveaux(db, clientCode, regle, jour))
    nombres[niveau] = nombre
  return nombres
}

/** How many come so far, or further. */
const auMoins = (nombres: Uint32Array, niveau: number) =>
  nombres.subarray(niveau).reduce((n, un) => n + un, 0)

/** How many accounts there are, and how many are left after each line of the outermost group. */
export async function compter(
  db: Executor,
  { clientCode, releve }: Population,
  question: Question,
): Promise<{ population: number; etapes: number[] }> {
  const nombres =
    releve === null
      ? await niveauxActuels(db, clientCode, question)
      : await niveauxReleves(db, { clientCode, releve }, question)
  const { lien, regles } = question.regle
  return {
    population: auMoins(nombres, 0),
    etapes: regles.map((_, i) => auMoins(nombres, lien === 'et' ? i + 1 : regles.length - i)),
  }
}

/** Blocks tell where to look: of those that anybody is in, from one as good as any other. */
async function tirerReleves(
  db: Executor,
  releve: Releve,
  { limite, ...question }: Question & { limite: number },
): Promise<PersonneAudience[]> {
  const { clientCode } = releve
  const blocs = await countBlocs(db, clientCode, releve.releve)
  const premier = randomInt(Math.max(1, blocs))
  const { etudiee, lire } = await ouvrir(db, releve, question)
  const dedans = etudiee.isEt ? etudiee.parts.length : Math.min(1, etudiee.parts.length)
  const trouves: PersonneAudience[] = []
  for (let pas = 0; pas < blocs && trouves.length < limite; pas++) {
    const bloc = await lire((premier + pas) % blocs)
    if (!bloc || auMoins(compterBloc(etudiee, bloc), dedans) === 0) continue
    const reste = limite - trouves.length
    const comptes = deLaTranche(bloc.tranche)
    trouves.push(...(await findExemples(db, { clientCode, ...question, comptes, limite: reste })))
  }
  return trouves
}

/** From a place in the order of identifiers that is as good as any other: those after it, then those before. */
async function tirerActuels(
  db: Executor,
  clientCode: string,
  { regle, jour, limite }: Question & { limite: number },
): Promise<PersonneAudience[]> {
  const depuis = randomUUID()
  const question = { clientCode, regle, jour }
  const { apres: comptes, avant: autres } = dePartEtDautre(depuis)
  const apres = await findExemples(db, { ...question, comptes, limite })
  if (apres.length >= limite) return apres
  const avant = await findExemples(db, {
    ...question,
    comptes: autres,
    limite: limite - apres.length,
  })
  return [...apres, ...avant]
}

/** Some who are in it at this moment, others each time. */
export const tirer = (
  db: Executor,
  { clientCode, releve }: Population,
  question: Question & { limite: number },
): Promise<PersonneAudience[]> =>
  releve === null
    ? tirerActuels(db, clientCode, question)
    : tirerReleves(db, { clientCode, releve }, question)
