import { saveIdentifiant } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import { cancelChangement } from './changement.ts'
import { isIdentifiantFree } from './comptes.repository.ts'
import type { ComptesDeps } from './deps.ts'
import { endAcces } from './fin-acces.ts'
import { saveCompte } from './journal.ts'
import { deleteRetablissements } from './liens.repository.ts'
import { type LienSuivi, takeLien } from './liens.ts'
import { identifiantRendu, identifiantRetabli } from './mails.ts'

/**
 * The change was not its owner's: the former address is the identifier again, and everybody is out.
 * What the later changes could have been taken back to goes with them; what came before them stays.
 */
export const restoreUsername =
  (deps: ComptesDeps) =>
  async (client: Client, lien: LienSuivi): Promise<void> => {
    const { db, sealer, messages, clock } = deps
    const now = clock()
    await db.transaction(async (tx) => {
      const { compte, utilise } = await takeLien(tx, client, lien, 'retablissementIdentifiant', now)
      const { ancienIdentifiant, empreinte, creeLe } = utilise
      if (!compte.isActif || ancienIdentifiant === null) throw new AppError('InvalidToken')
      const email = sealer.unseal(ancienIdentifiant, sealed.lienAncienIdentifiant(empreinte))
      if (!(await isIdentifiantFree(tx, client.code, email, compte.id)))
        throw new AppError('InvalidToken')
      await cancelChangement(deps, tx, client, compte)
      const ligne = { compteId: compte.id, action: 'identifiant-annule', le: now } as const
      await saveCompte(tx, client, ligne, (e) => saveIdentifiant(e, compte.id, email))
      await endAcces(deps, tx, compte.id)
      await deleteRetablissements(tx, compte.id, creeLe)
      await messages.enqueue(tx, identifiantRetabli(client, { email, prenom: compte.prenom }))
      await messages.enqueue(tx, identifiantRendu(client, compte))
    })
  }
