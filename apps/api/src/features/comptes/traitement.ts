import { changementIdentifiantActe } from '@espace-adherent/contract'
import { traite } from '../actes/index.ts'
import { annonce, announce } from '../nouvelles/index.ts'
import { lockCompte } from './comptes.repository.ts'
import { beginChangement } from './debut.ts'
import type { ComptesDeps } from './deps.ts'
import { issueLien } from './liens.ts'
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
    async apply(e, appelant, { email }, compte, demandeId) {
      if (!compte) return
      const { client, now } = e.qui
      const annuler =
        (await beginChangement(deps, e, compte, { email, effetLe: null })) ??
        // Whoever asks for somebody else's address gets the same mail.
        (await issueLien(e, client, { compteId: compte.id, but: 'annulationChangement' }, now))
      const heures = VALIDITE_HEURES.changementIdentifiant
      const dite = annonce(mots.changementEnCours, { nouvelle: email, heures, annuler })
      await announce(deps.messages, e, client, appelant, demandeId, dite, now)
    },
    resume: (compte, { email }) => [
      { libelle: textes.identifiant, avant: compte?.userName ?? null, apres: email },
    ],
    annonces: (_, { email: nouvelle }) => ({
      recue: annonce(mots.changementRecu, { nouvelle }),
      // Told as it is done, with the link that cancels it.
      appliquee: null,
    }),
  })
