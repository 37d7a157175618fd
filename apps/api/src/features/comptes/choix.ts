import type { ActivateUserData } from '@espace-adherent/contract'
import {
  CGU_OBLIGATOIRES,
  isMembre,
  type Role,
  type Titulaire,
  validateNouveauMotDePasse,
} from '@espace-adherent/domain'
import type { Client } from '../client.ts'
import { fauteConsentements } from './consentements.ts'
import { refuseFaults } from './regles.ts'

type Choix = Pick<ActivateUserData, 'password' | 'confirmPassword' | 'cgu' | 'consentements'>
type Attendu = { creeParAdmin: boolean; roles: readonly Role[]; titulaire: Titulaire }

/**
 * What is chosen as an account opens. Those that an administrator created also accept the terms and, if they are members',
 * answer each consent: offers and paperless documents do not concern those who work here.
 */
export function checkChoix(
  client: Client,
  data: Choix,
  { creeParAdmin, roles, titulaire }: Attendu,
): void {
  refuseFaults({
    ...validateNouveauMotDePasse(data, client.config, titulaire),
    ...(creeParAdmin && { cgu: data.cgu ? null : CGU_OBLIGATOIRES }),
    ...(creeParAdmin &&
      isMembre(roles) && {
        consentements: fauteConsentements(client, data.consentements),
      }),
  })
}
