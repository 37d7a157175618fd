import type { GesteGestionnaire } from '@espace-adherent/contract'
import {
  type Concerne,
  isConcerne,
  isPermisAuConcerne,
  lienAvec,
  refusDeport,
} from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { type Agent, findCercle } from '../deport.ts'
import type { DemandeRow } from './demandes.repository.ts'
import { lireDemandeur } from './demandeur.ts'
import { textes } from './textes.ts'

/** Whom a request is about: also whoever says that they are asking, before anybody has recognised them. */
export function concerneDe(sealer: Sealer, row: DemandeRow): Concerne {
  const demandeur = lireDemandeur(sealer, row)
  return {
    compteId: row.compteId,
    personneId: row.personneId,
    contrats: [row.numeroContrat, demandeur?.numeroContrat ?? null],
    email: demandeur?.email ?? null,
  }
}

/** Before anything is done with a request, whatever it is: nobody treats one that concerns them, nor is given it. */
export async function refuseDeport(
  sealer: Sealer,
  tx: Executor,
  { compteId, now }: { compteId: string | null; now: Date },
  row: DemandeRow,
  voulu: GesteGestionnaire,
): Promise<void> {
  // A system is nobody's relative.
  if (compteId === null) return
  const dossier = concerneDe(sealer, row)
  const concerne: Concerne =
    voulu.geste === 'rattacher'
      ? { ...dossier, contrats: [...(dossier.contrats ?? []), voulu.numeroContrat] }
      : dossier
  const lien = lienAvec(await findCercle(tx, { compteId, now }), concerne)
  if (lien && !isPermisAuConcerne(voulu.geste, row.gestionnaireId === compteId))
    throw new AppError('Forbidden', refusDeport[lien])
}

/** Whoever a request is handed over to must be able to treat it. */
export async function refuseCollegue(
  sealer: Sealer,
  tx: Executor,
  collegue: Agent,
  row: DemandeRow,
): Promise<void> {
  if (isConcerne(await findCercle(tx, collegue), concerneDe(sealer, row)))
    throw new AppError('BadRequest', undefined, { a: textes.collegueConcerne })
}
