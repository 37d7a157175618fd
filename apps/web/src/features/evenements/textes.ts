import type { EvenementDeVie, GesteEvenement } from '@espace-adherent/domain/evenements'
import { denombre } from '@espace-adherent/domain/texte'

type Dit = {
  titre: string
  sousTitre: string
  /** About, without the papers. */
  minutes: number
  pieces: string
  /** Where nothing of ours pays for it. */
  ailleurs?: string
}

const evenements: Readonly<Record<EvenementDeVie, Dit>> = {
  naissance: {
    titre: 'Une naissance, une adoption',
    sousTitre: 'Un enfant à ajouter',
    minutes: 6,
    pieces: 'L’acte de naissance ou le livret de famille.',
  },
  demenagement: {
    titre: 'Un déménagement',
    sousTitre: 'Nouvelle adresse, nouveau département ou pays',
    minutes: 3,
    pieces: 'Un justificatif de domicile, s’il est demandé.',
  },
  mariage: {
    titre: 'Un mariage, un Pacs',
    sousTitre: 'Ou une séparation',
    minutes: 8,
    pieces: 'L’acte de mariage, l’attestation de Pacs ou le jugement.',
  },
  arret: {
    titre: 'Un arrêt de travail',
    sousTitre: 'Maladie, accident, congé maternité',
    minutes: 5,
    pieces: 'L’avis d’arrêt de travail, sans le volet médical. Aucun détail médical n’est demandé.',
    ailleurs:
      'Aucun de vos contrats ne verse d’indemnités pour un arrêt. Prévenez l’Assurance maladie et votre employeur sous 48\u00a0heures.',
  },
  hospitalisation: {
    titre: 'Une hospitalisation',
    sousTitre: 'Pour vous ou quelqu’un de la famille',
    minutes: 4,
    pieces: 'La date d’entrée et le nom de l’hôpital suffisent.',
  },
  retraite: {
    titre: 'Un départ à la retraite',
    sousTitre: 'Quelques mois avant, si possible',
    minutes: 10,
    pieces: 'Le titre de pension, plus tard.',
  },
  employeur: {
    titre: 'Un changement d’employeur',
    sousTitre: 'Départ, nouvelle embauche, chômage',
    minutes: 6,
    pieces: 'Le certificat de travail ou le nouveau contrat de travail.',
  },
}

export const textes = {
  evenements,
  duree: (minutes: number) => `${denombre(minutes, 'minute')}, en une ou plusieurs fois`,
  dureeCourte: (minutes: number) => denombre(minutes, 'minute'),
  types: { sante: 'Santé', prevoyance: 'Prévoyance' },
  contrat: (nomOffre: string, numero: string) => `${nomOffre} ${numero}`,
  sousLaMain: 'À avoir sous la main',
  sansPiece: 'Pas encore reçu\u00a0? Commencez sans, et joignez-le plus tard.',
  ensuite: 'Selon votre situation',
  uneFois: 'Dit une fois, cela compte pour tous vos contrats.',
  gestes: {
    ajouterEnfant: 'Ajouter l’enfant',
    ajouterConjoint: 'Ajouter un conjoint',
    retirer: 'Retirer un conjoint',
    adresse: 'Changer d’adresse',
    etatCivil: 'Changer ma situation familiale',
    nom: 'Changer mon nom',
    regime: 'Changer de caisse d’assurance maladie',
    employeur: 'Indiquer mon employeur',
    arret: 'Déclarer l’arrêt',
    sejour: 'Préparer l’hospitalisation',
    indemniteSejour: 'Demander l’indemnité',
    clause: 'Relire ma clause',
    resilier: 'Quitter ce contrat',
    ecrire: 'Nous écrire',
  } satisfies Record<GesteEvenement, string>,
  /** What a message begins with. */
  messages: {
    clause: 'Pouvez-vous me dire qui ma clause bénéficiaire désigne, et comment la changer\u00a0? ',
    retraite: 'Je pars bientôt à la retraite\u00a0: que devient mon contrat\u00a0? ',
    employeur: 'Je change d’employeur\u00a0: que devient mon contrat\u00a0? ',
  },
  deLAutre: (geste: string, nomOffre: string, numero: string) =>
    `${geste}, contrat ${nomOffre} ${numero}`,
  deces: {
    titre: 'Un proche est décédé',
    texte:
      'Nous sommes désolés. Rien n’est urgent ici\u00a0: un nom et un numéro où vous joindre suffisent pour l’instant.',
    suite:
      'Une personne vous répond, et fait la suite avec vous. Les documents viendront plus tard.',
    dire: 'Nous le dire, simplement',
    message: 'Un proche est décédé. Son nom et le numéro où me joindre\u00a0: ',
    appeler: 'Dites «\u00a0décès\u00a0»\u00a0: une personne vous répond.',
  },
  aucun: 'Aucun contrat en cours',
  aucunTexte: 'Vos contrats sont terminés\u00a0: rien n’est à nous dire ici.',
} as const
