import { actes, type FaitsSuppression, suppressionCompteActe } from '@espace-adherent/contract'
import {
  dernierJour,
  isBackOffice,
  jourFermeture,
  libellesMotifSuppression,
  ligneChangee,
  ligneNouvelle,
  lignesDe,
} from '@espace-adherent/domain'
import { closeCompte } from '../../noyau/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { traite } from '../actes/index.ts'
import { endDelegationsDe } from '../delegation/index.ts'
import {
  findEnCours,
  issueAnnulation,
  referenceDe,
  stopAll,
  survitAuCompte,
} from '../demandes/index.ts'
import type { Identity } from '../identity/index.ts'
import { type Messages, notice } from '../messages/index.ts'
import { annonce, note } from '../nouvelles/index.ts'
import * as mots from './mots.ts'
import { findSujet } from './suppression.repository.ts'
import { textes } from './textes.ts'

export type SuppressionDeps = {
  sealer: Sealer
  messages: Messages
  identity: Pick<Identity, 'closeAll' | 'closeThrough'>
}

/** The screen where the link of the mail leads. */
const ECRAN = 'annuler-suppression'

const fermeture = (effet: string, annuler: string) =>
  annonce(mots.planifiee, { effet, dernier: dernierJour(effet), annuler })

export const createSuppression = ({ sealer, messages, identity }: SuppressionDeps) =>
  traite({
    acte: suppressionCompteActe,
    async faits(tx, { compteId, client, now }): Promise<FaitsSuppression> {
      const enCours = await findEnCours(tx, compteId)
      return {
        fermetureLe: jourFermeture(now, client.config.retractationSuppressionJours),
        demandes: enCours
          .filter((row) => row.acte !== suppressionCompteActe.key && !survitAuCompte(row))
          .map((row) => ({ reference: referenceDe(row), libelle: actes[row.acte].libelle })),
      }
    },
    avant: (tx, { compteId, envoyeeLe }) => findSujet(tx, compteId, envoyeeLe),
    verifie: ({ roles, isDejaDemandee }) => ({
      confirmation: isBackOffice(roles)
        ? textes.compteGestion
        : isDejaDemandee
          ? textes.dejaDemandee
          : null,
    }),
    // Counted from when it is settled: a clerk who takes their time takes none of the member's.
    effet: (_, __, { client, now }) =>
      jourFermeture(now, client.config.retractationSuppressionJours),
    async recue(tx, { client, compteId, now }, { id: demandeId, modeGestion, effetLe }) {
      const annuler = await issueAnnulation(tx, client, { demandeId, ecran: ECRAN }, now)
      if (modeGestion === 'manuel' || effetLe === null) return annonce(mots.recue, { annuler })
      await identity.closeAll(compteId, tx)
      return fermeture(effetLe, annuler)
    },
    async apply(e, partant, _, __, saufId) {
      const { client, compteId, email, prenom, now } = partant
      await endDelegationsDe({ messages, identity }, e, { client, compteId, now })
      await stopAll(sealer, e, partant, { saufId, now })
      await identity.closeAll(compteId, e)
      // Before it is closed: nobody is found afterwards.
      await note(e, {
        a: { compte: compteId },
        action: 'compte-ferme',
        messages: [notice(client, mots.fermee, { email, prenom }, {})],
      })
      await closeCompte(e, compteId)
    },
    resume: (_, { motif }) =>
      lignesDe(
        ligneChangee(textes.espace, textes.ouvert, textes.ferme),
        ligneNouvelle(textes.contrats, textes.inchanges),
        motif && ligneNouvelle(textes.raison, libellesMotifSuppression[motif]),
      ),
    annulee: (reference) => annonce(mots.annulee, { reference }),
    suite: ({ issue, effetLe }) =>
      issue === 'recue' || effetLe === null
        ? { annonce: annonce(mots.recue, { annuler: '' }), ton: 'attente' }
        : issue === 'planifiee'
          ? { annonce: fermeture(effetLe, ''), ton: 'fait', le: effetLe }
          : // Its last mail left before the account was closed.
            { annonce: fermeture(effetLe, ''), ton: 'fait', isDite: true },
  })
