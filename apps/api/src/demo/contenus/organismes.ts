import { clientAtlas } from '../clients/atlas.ts'
import { clientHorizon } from '../clients/horizon.ts'
import type { ClientDemo, CodeClient } from '../types.ts'
import type { Organisme } from './types.ts'

type Joignable = Pick<Organisme, 'siege' | 'telephone' | 'horaires' | 'mediateur'>

/** How they are reached is said once, in their settings: written pages and letters cannot differ. */
function joindre({ config }: ClientDemo): Joignable {
  const { telephone = '', horaires = '' } = config.contact ?? {}
  return {
    siege: config.adressePostale,
    telephone: telephone.replaceAll(' ', '\u00a0'),
    horaires: `${horaires.charAt(0).toLowerCase()}${horaires.slice(1)}`,
    mediateur: `${config.mediateurNom}, ${config.mediateurAdresse}`,
  }
}

export const organismes: Record<CodeClient, Organisme> = {
  horizon: {
    ...joindre(clientHorizon),
    nom: 'Mutuelle Horizon',
    statut: 'Mutuelle soumise aux dispositions du livre II du Code de la mutualité',
    siren: '000 000 001',
    courriel: 'contact@horizon.example',
    delegue: 'dpo@horizon.example',
    direction: 'Mme Hélène Vasseur, directrice générale',
    espace: 'Espace Adhérent de Mutuelle Horizon',
  },
  atlas: {
    ...joindre(clientAtlas),
    nom: 'Prévoyance Atlas',
    statut:
      'Institution de prévoyance régie par le titre III du livre IX du Code de la sécurité sociale',
    siren: '000 000 002',
    courriel: 'contact@atlas.example',
    delegue: 'dpo@atlas.example',
    direction: 'M. Antoine Ferrand, directeur général',
    espace: 'Espace personnel de Prévoyance Atlas',
  },
}
