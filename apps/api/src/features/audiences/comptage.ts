import { randomInt, randomUUID } from 'node:crypto'
import {
  champsDe,
  compterBloc,
  type DateCalendaire,
  type GroupeAudience,
  tirerDuBloc,
} from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { countNiveaux, findExemples, type PersonneAudience } from './audiences.repository.ts'
import { countBlocs, findBloc, findComptesDuBloc } from './releves.repository.ts'

/** Who is asked: everybody as they stand, or as they were gathered. */
export type Population = { clientCode: string; releve: number | null }
type Question = { regle: GroupeAudience; jour: DateCalendaire }

async function niveauxReleves(
  db: Executor,
  clientCode: string,
  releve: number,
  { regle, jour }: Question,
): Promise<Uint32Array> {
  const nombres = new Uint32Array(regle.regles.length + 1)
  const champs = champsDe(regle)
  const lire = (bloc: number) => findBloc(db, { clientCode, releve, bloc }, champs)
  let suivant = lire(0)
  for (let i = 1; ; i++) {
    const bloc = await suivant
    if (!bloc) return nombres
    // The database reads the next one while this one is counted.
    suivant = lire(i)
    compterBloc(regle, bloc, jour).forEach((nombre, niveau) => {
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

/** How many accounts there are, and how many are left after each line of the outermost group. */
export async function compter(
  db: Executor,
  { clientCode, releve }: Population,
  question: Question,
): Promise<{ population: number; etapes: number[] }> {
  const nombres =
    releve === null
      ? await niveauxActuels(db, clientCode, question)
      : await niveauxReleves(db, clientCode, releve, question)
  const auMoins = (niveau: number) => nombres.subarray(niveau).reduce((n, un) => n + un, 0)
  const { lien, regles } = question.regle
  return {
    population: auMoins(0),
    etapes: regles.map((_, i) => auMoins(lien === 'et' ? i + 1 : regles.length - i)),
  }
}

/** Of many, so many more are drawn as may have left since they were gathered. */
const MARGE = 3

async function tirerReleves(
  db: Executor,
  clientCode: string,
  releve: number,
  { regle, jour, limite }: Question & { limite: number },
): Promise<PersonneAudience[]> {
  const champs = champsDe(regle)
  const blocs = await countBlocs(db, clientCode, releve)
  const premier = randomInt(Math.max(1, blocs))
  const trouves: PersonneAudience[] = []
  for (let pas = 0; pas < blocs && trouves.length < limite; pas++) {
    const ici = { clientCode, releve, bloc: (premier + pas) % blocs }
    const bloc = await findBloc(db, ici, champs)
    if (!bloc) continue
    const depuis = randomInt(Math.max(1, bloc.comptes.length))
    const places = tirerDuBloc(regle, bloc, { jour, depuis, limite: limite * MARGE })
    if (places.length === 0) continue
    const ids = await findComptesDuBloc(db, ici, places)
    const comptes = sql`c.id = any(${sql.param(ids)}::uuid[])`
    const reste = limite - trouves.length
    trouves.push(...(await findExemples(db, { clientCode, regle, jour, comptes, limite: reste })))
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
  const comptes = sql`c.id >= ${depuis}::uuid`
  const apres = await findExemples(db, { ...question, comptes, limite })
  if (apres.length >= limite) return apres
  const avant = await findExemples(db, {
    ...question,
    comptes: sql`c.id < ${depuis}::uuid`,
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
    : tirerReleves(db, clientCode, releve, question)
