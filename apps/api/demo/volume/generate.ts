import { dateAParis } from '@espace-adherent/domain'
import { type Executor, upkeep } from '../../src/platform/db/index.ts'
import { garantiesSante, niveaux } from '../offres/sante.ts'
import { modelesDe } from './modeles.ts'
import { analyse, countMembres, insertMembres, isSuperuser } from './volume.repository.ts'

const CLIENT = 'horizon'
const OFFRE = 'Santé Sérénité'

export type GenerateOptions = {
  db: Executor
  membres: number
  now: Date
  hashPassword(motDePasse: string): Promise<string>
  /** A thousand are a second of work: little is lost when it is interrupted. */
  parLot?: number
  onProgress(faits: number): void
}

/** Makes the client as large as asked for, from where it stands: run again, it goes on. */
export async function generate(options: GenerateOptions): Promise<number> {
  const { db, membres, now, hashPassword, onProgress, parLot = 1000 } = options
  const modeles = modelesDe(garantiesSante(niveaux.Sérénité))
  const motDePasse = await hashPassword('Horizon!2026')
  const commun = {
    clientCode: CLIENT,
    nomOffre: OFFRE,
    motDePasse,
    modeles,
    aujourdhui: dateAParis(now),
    skipsChecks: await isSuperuser(db),
  }
  const depart = await countMembres(db, CLIENT)
  for (let debut = depart; debut < membres; ) {
    const fin = Math.min(debut + parLot, membres)
    await upkeep(db, (tx) => insertMembres(tx, { ...commun, debut, fin }))
    debut = fin
    onProgress(fin)
  }
  if (depart < membres) await analyse(db)
  return depart
}
