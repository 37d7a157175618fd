import type { CodeEdition } from '@espace-adherent/domain'
import { defineAddress } from '../resources/address.ts'
import type { EditionProposee } from './index.ts'

export const attestationAddress = defineAddress<
  EditionProposee,
  { edition?: CodeEdition | undefined; debut?: string | undefined; fin?: string | undefined }
>()({
  path: '/documents/attestation',
  libelle: 'Attestations',
  access: 'membre',
  scope: 'contrat',
})
