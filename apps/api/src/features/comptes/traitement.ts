import { changementIdentifiantActe } from '@espace-adherent/contract'
import { traite } from '../actes/index.ts'
import { annonce } from '../demandes/index.ts'
import { lockCompte } from './comptes.repository.ts'
import { beginChangement } from './debut.ts'
import type { ComptesDeps } from './deps.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'
import { VALIDITE_HEURES } from './validite.ts'

/** Asked for by whoever is signed in, with a code: it counts as soon as the new address is confirmed. */
export const createChangementIdentifiant = (deps: ComptesDeps) =>
  traite({
    acte: changementIdentifiantActe,
    avant: async (tx, { client, compteId }) => lockCompte(tx, client.code, compteId),
    verifie: (compte, { email }) => ({
      email: email === compte?.userName ? textes.dejaIdentifiant : null,
    }),
    async apply(tx, { client, now }, { email }, compte) {
      if (compte) await beginChangement(deps, tx, client, compte, { email, effetLe: null, now })
    },
    resume: (compte, { email }) => [
      { libelle: textes.identifiant, avant: compte?.userName ?? null, apres: email },
    ],
    annonces: (_, { email: nouvelle }) => ({
      recue: annonce(mots.changementRecu, { nouvelle }),
      appliquee: annonce(mots.changementEnCours, {
        nouvelle,
        heures: VALIDITE_HEURES.changementIdentifiant,
      }),
    }),
  })
