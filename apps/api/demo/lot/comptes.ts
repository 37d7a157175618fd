import { clientAtlas } from '../clients/atlas.ts'
import { clientHorizon } from '../clients/horizon.ts'
import { subjectOf } from '../provider/accounts.ts'
import { reponsesDe } from '../rangees.ts'
import type { CodeClient, CompteDemo } from '../types.ts'
import type { Brut, Tirage } from './enregistrements.ts'

const clients = { horizon: clientHorizon, atlas: clientAtlas }

/** The accounts that members had on the portal before this one, with what they had answered there. */
export const comptesDe = (
  code: CodeClient,
  comptes: readonly CompteDemo[],
  { now, motsDePasse }: Tirage,
): Brut<'comptes'>[] =>
  comptes.flatMap(({ cle, userName, isActif, hasConsenti }) =>
    cle === null
      ? []
      : [
          {
            identifiant: userName,
            personne: cle,
            isActif,
            motDePasse: motsDePasse[userName] ?? null,
            // As people who have signed in there before: nobody is asked to prove anything to begin with.
            ...(code === 'atlas' && { sujetExterne: subjectOf({ email: userName }) }),
            consentements: hasConsenti
              ? reponsesDe(clients[code]).map(({ nom, libelle, isAccepted }) => ({
                  nom,
                  libelle,
                  accepte: isAccepted,
                  le: now.toISOString(),
                }))
              : [],
          },
        ],
  )
