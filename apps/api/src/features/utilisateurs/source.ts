import type { AssureContrat, comptesMembresResource, Data, Query } from '@espace-adherent/contract'
import { unchanged, write } from '../../noyau/index.ts'
import type { Comptes } from '../comptes/index.ts'
import type { StaffContext } from '../context.ts'
import { agentDe, refuseConcerne } from '../deport.ts'
import { recordEvenement } from '../historique/index.ts'
import { quiDe } from '../nouvelles/index.ts'
import { findAssures } from './utilisateurs.repository.ts'

export type UtilisateursDeps = { comptes: Pick<Comptes, 'inviteMembre'> }

export const createUtilisateursSources = ({ comptes }: UtilisateursDeps) => ({
  comptesMembres: {
    async list(
      { db, client, visiteur, now }: StaffContext,
      { contrat }: Query<typeof comptesMembresResource>,
    ): Promise<AssureContrat[]> {
      const numero = contrat.replaceAll(/\s/g, '').toUpperCase()
      const assures = await findAssures(db, client.code, numero)
      // Those who have no account yet have no line either: it is the contract's.
      const ligne = { clientCode: client.code, compteId: null, auteurId: visiteur.compteId }
      if (assures.length > 0)
        await recordEvenement(db, {
          ...ligne,
          action: 'consultation',
          objet: 'contrat',
          cible: numero,
          le: now,
        })
      return assures
    },

    create: (context: StaffContext, sent: Data<typeof comptesMembresResource>) =>
      write(context.db, quiDe(context), async (e) => {
        const { client, visiteur } = context
        const { numeroContrat, personneId } = sent
        // The address that the link goes to is theirs to type: not for whoever is close to them.
        await refuseConcerne(e, agentDe(context), { contrats: [numeroContrat], personneId })
        const compteId = await comptes.inviteMembre(e, client, sent, visiteur.compteId)
        const assures = await findAssures(e, client.code, numeroContrat)
        const made = assures.find((assure) => assure.compteId === compteId)
        if (!made) throw new Error('An account was made, and is not there')
        return unchanged(e, made)
      }),
  },
})
