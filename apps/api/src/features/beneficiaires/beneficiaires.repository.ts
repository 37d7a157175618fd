import { eq } from 'drizzle-orm'
import { type CleContrat, duContrat } from '../../noyau/index.ts'
import { ancienAssure, personne } from '../../noyau/lu.ts'
import { nirEmpreinte } from '../../noyau/scelles.ts'
import type { Executor } from '../../platform/db/index.ts'

/** Everybody whom it covered before. */
export const findAnciens = (tx: Executor, cle: CleContrat) =>
  tx
    .selectDistinct({
      id: personne.id,
      prenom: personne.prenom,
      nom: personne.nom,
      dateNaissance: personne.dateNaissance,
      nirEmpreinte,
    })
    .from(ancienAssure)
    .innerJoin(personne, eq(personne.id, ancienAssure.personneId))
    .where(duContrat(ancienAssure, cle))
