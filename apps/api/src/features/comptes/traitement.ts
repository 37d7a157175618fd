import { changementIdentifiantActe } from '@espace-adherent/contract'
import { dateAParis } from '@espace-adherent/domain'
import { traite } from '../actes/index.ts'
import { annonce, announce, type SuiteActe } from '../nouvelles/index.ts'
import { lockCompte } from './comptes.repository.ts'
import { beginChangement } from './debut.ts'
import type { ComptesDeps } from './deps.ts'
import { issueLien, VALIDITE_HEURES } from './liens.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

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
      const suite = enCours(email, now, annuler)
      await announce(deps.messages, e, client, appelant, demandeId, suite, now)
    },
    resume: (compte, { email }) => [
      { libelle: textes.identifiant, avant: compte?.userName ?? null, apres: email },
    ],
    suite: (fait, _, { email: nouvelle }, { now }) =>
      fait.issue === 'recue'
        ? { annonce: annonce(mots.changementRecu, { nouvelle }), ton: 'attente' }
        : // Told as it is done, with the link that cancels it.
          { ...enCours(nouvelle, now, ''), isDite: true },
  })

/** Nothing has changed before the link is opened. */
function enCours(nouvelle: string, now: Date, annuler: string): SuiteActe {
  const heure = 60 * 60_000
  const jusquAu = new Date(now.getTime() + VALIDITE_HEURES.changementIdentifiant * heure)
  return {
    annonce: annonce(mots.changementEnCours, { nouvelle, jusquAu, annuler }),
    ton: 'geste',
    le: dateAParis(jusquAu),
    vers: '/profil/identifiant',
    objets: [{ genre: 'lien', adresse: nouvelle, jusquAu: jusquAu.toISOString() }],
  }
}
