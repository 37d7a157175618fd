import { saveIdentifiant, write } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import { tell } from '../nouvelles/index.ts'
import { cancelChangement } from './changement.ts'
import { isIdentifiantFree } from './comptes.repository.ts'
import type { ComptesDeps } from './deps.ts'
import { endAcces } from './fin-acces.ts'
import { duCompte, portail } from './journal.ts'
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
    const { db, sealer, clock } = deps
    const now = clock()
    await write(db, portail(deps, client, now), async (e) => {
      const { compte, utilise } = await takeLien(e, client, lien, 'retablissementIdentifiant', now)
      const { ancienIdentifiant, empreinte, creeLe } = utilise
      if (!compte.isActif || ancienIdentifiant === null) throw new AppError('InvalidToken')
      const email = sealer.unseal(ancienIdentifiant, sealed.lienAncienIdentifiant(empreinte))
      if (!(await isIdentifiantFree(e, client.code, email, compte.id)))
        throw new AppError('InvalidToken')
      await cancelChangement(deps, e, compte)
      const change = await saveIdentifiant(e, compte.id, email)
      await endAcces(deps, e, compte.id)
      await deleteRetablissements(e, compte.id, creeLe)
      return tell(e, change, {
        ...duCompte(compte.id, 'identifiant-annule'),
        messages: [
          identifiantRetabli(client, { email, prenom: compte.prenom }),
          identifiantRendu(client, compte),
        ],
      })
    })
  }
