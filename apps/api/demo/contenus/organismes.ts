import { clientAtlas } from '../clients/atlas.ts'
import { clientHorizon } from '../clients/horizon.ts'
import type { ClientDemo, CodeClient } from '../types.ts'
import type { Organisme } from './types.ts'

type Joignable = Pick<
  Organisme,
  'siege' | 'telephone' | 'horaires' | 'mediateur' | 'statut' | 'siren'
>

/** How they are reached is said once, in their settings: written pages and letters cannot differ. */
function joindre({ config }: ClientDemo): Joignable {
  const { telephone = '', horaires = '' } = config.contact ?? {}
  const { formeJuridique = '', siren = '' } = config
  return {
    siege: config.adressePostale,
    statut: `${formeJuridique.charAt(0).toUpperCase()}${formeJuridique.slice(1)}`,
    siren,
    telephone: telephone.replaceAll(' ', '\u00a0'),
    horaires: `${horaires.charAt(0).toLowerCase()}${horaires.slice(1)}`,
    mediateur: `${config.mediateurNom}, ${config.mediateurAdresse}`,
  }
}

/** Invented, as the insurers are. */
const heberges = {
  hebergeur:
    'Hébergement Exemple SAS, 1 rue du Centre-de-Données, 59000 Lille, téléphone 03 00 00 00 00',
  sousTraitants: [
    'Hébergement Exemple SAS (Lille) : hébergement du service et de ses sauvegardes ;',
    'Messagerie Exemple SAS (Paris) : envoi des e-mails et des SMS ;',
    'Éditique Exemple SA (Nantes) : impression et envoi des courriers ;',
    'Paiement Exemple SA (Aix-en-Provence) : paiement par carte.',
  ],
}

export const organismes: Record<CodeClient, Organisme> = {
  horizon: {
    ...joindre(clientHorizon),
    ...heberges,
    nom: 'Mutuelle Horizon',
    courriel: 'contact@horizon.example',
    delegue: 'dpo@horizon.example',
    direction: 'Mme Hélène Vasseur, directrice générale',
    espace: 'Espace Adhérent de Mutuelle Horizon',
  },
  atlas: {
    ...joindre(clientAtlas),
    ...heberges,
    nom: 'Prévoyance Atlas',
    courriel: 'contact@atlas.example',
    delegue: 'dpo@atlas.example',
    direction: 'M. Antoine Ferrand, directeur général',
    espace: 'Espace personnel de Prévoyance Atlas',
  },
}
