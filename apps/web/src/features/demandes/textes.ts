import type { ComptesDemandes, EvenementDemande } from '@espace-adherent/contract/demandes'
import { demandes } from '@espace-adherent/contract/mots/ecrans'
import { de, denombre, enJoursOuvres } from '@espace-adherent/domain/texte'
import { dits } from '../../platform/portail/dits.ts'

type PieceVoulue = Pick<ComptesDemandes['attendues'][number], 'piece' | 'pour' | 'motif'>

const par = (nom: string | null) => (nom ? ` par ${nom}` : '')

export const textes = {
  ...dits('demandes', demandes),
  titre: 'Mes demandes',
  lead: 'Ce que vous nous avez demandé, où cela en est et ce que nous attendons de vous.',
  onglets: 'État des demandes',
  liste: 'Vos demandes',
  sousTitre: (nomOffre: string | null, jour: string) =>
    nomOffre ? `${nomOffre} · envoyée le ${jour}` : `Envoyée le ${jour}`,
  avancement: (faits: number, sur: number) => `Étape ${faits} sur ${sur}`,
  retour: 'Mes demandes',

  pieceVoulue: ({ piece, pour, motif }: PieceVoulue) =>
    `${piece}${pour ? `, pour ${pour}` : ''}${motif === null || motif === 'manquante' ? '' : `\u00a0: à renvoyer`}`,
  questionSur: (libelle: string) => `${libelle}\u00a0: nous avons une question`,
  voulueTexte: (libelle: string | null, jour: string, avant: string) =>
    libelle
      ? `Pour votre demande du ${jour}, «\u00a0${libelle}\u00a0». Au plus tard le ${avant}.`
      : `Votre demande du ${jour} attend votre réponse. Au plus tard le ${avant}.`,
  perdue: 'Je ne l’ai plus',
  jeNaiPlus: (piece: string) => `Je n’ai plus ce document\u00a0: ${piece}.`,
  repondre: 'Répondre',
  autresAttendues: (nombre: number) =>
    nombre > 1
      ? `${denombre(nombre, 'autre demande')} vous attendent`
      : 'Une autre demande vous attend',
  voirPiece: (nom: string) => `Voir ${nom}`,

  attendue: 'Document demandé',
  reponseAttendue: 'Réponse attendue',
  prendEffet: (jour: string) => `Prend effet le ${jour}`,
  prendEffetLong: (jour: string) => `Prend effet le ${jour}.`,
  jalons: {
    envoyee: 'Envoyée',
    prise: 'Prise en charge',
    attendue: 'Document demandé',
    traitee: 'Traitée',
  },
  etatJalon: { fait: 'fait', attendu: 'nous vous attendons', refuse: 'terminé', aVenir: 'à venir' },
  demande: (reference: string, nomOffre: string | null, numero: string | null) =>
    ['Demande', reference, nomOffre && `· ${nomOffre}`, numero].filter(Boolean).join(' '),
  jalonLe: (jour: string, heure: string) => `${jour} à ${heure}`,
  jalonPar: (nom: string) => `par ${nom}`,
  nousAttendons: 'nous vous attendons',

  delai: (median: number) => `Délai habituel\u00a0: ${enJoursOuvres(median)}`,
  delaiTexte: (huitSurDix: number) => `8 demandes sur 10 en moins de ${enJoursOuvres(huitSurDix)}.`,
  delaiArrete: (jour: string) =>
    `Le délai est arrêté depuis le ${jour}\u00a0: nous attendons votre réponse.`,
  ecoules: (nombre: number) =>
    nombre === 0
      ? 'Votre demande vient d’arriver.'
      : `${enJoursOuvres(nombre)} jusqu’ici, hors attentes.`,
  jourCourt: (nombre: number) => `${nombre}\u00a0j`,

  pieces: 'Les documents de votre demande',
  manquePiece: 'Il nous manque un document',
  pieceARenvoyer: 'Un document est à renvoyer',
  manqueReponse: 'Nous avons une question',
  avant: (jour: string) => `Au plus tard le ${jour}`,
  envoyerPiece: 'Envoyer ce document',
  envoyerReponse: 'Envoyer ma réponse',
  votreReponse: 'Votre réponse',
  pieceMedicale: 'Lu par le service médical uniquement',
  messageMedical: 'lu par le service médical uniquement',
  envoiMedical:
    'Le service médical lit ce que vous envoyez ici. Il le transmet à nos conseillers si rien n’y est médical.',
  isMedical: 'Ce que j’envoie contient des informations médicales',
  isMedicalAide: 'Le service médical sera seul à le lire.',
  pieceEnvoyee: (jour: string, poids: string) => `Envoyé le ${jour} · ${poids}`,

  repondue: 'Répondue',
  echanges: 'Vos échanges',
  sansEchange:
    'Une question sur cette demande\u00a0? Écrivez-nous ici\u00a0: elle reste avec votre demande.',
  ecrire: 'Votre message',
  envoyer: 'Envoyer',
  vous: 'Vous',
  message: (qui: string, jour: string, heure: string) => `${qui} · ${jour} à ${heure}`,
  lu: (jour: string) => `lu le ${jour}`,
  reprendre: 'Écrivez ici si un point reste à voir\u00a0: la conversation reprend.',
  ecritClos: 'Cette demande est terminée\u00a0: on ne peut plus y écrire.',

  envoye: 'Ce que vous avez envoyé',
  telecharger: 'Télécharger en PDF',
  preuve: 'Preuve de signature',
  preuveTitre: 'Preuve de votre signature électronique',
  recepisse: (reference: string) => `Accusé de réception ${reference}`,
  annuler: 'Annuler ma demande',
  annulable: 'Possible tant que la demande n’est pas traitée.',
  annulableJusque: (jour: string) => `Vous pouvez l’annuler jusqu’au ${jour} inclus.`,
  annulerTitre: 'Annuler votre demande\u00a0?',
  annulerTexte: 'Rien ne changera pour vous. Vous pourrez refaire une demande à tout moment.',
  annulerOui: 'Annuler ma demande',
  annulerNon: 'La garder',
  annulee: 'Votre demande est annulée',
  messageEnvoye: 'Votre message est envoyé',
  reponseEnvoyee: 'Merci, votre réponse est envoyée',
  gesteEchoue: 'L’action n’a pas abouti',
  entretemps: 'Votre demande a avancé entre-temps',
  entretempsTexte: (quoi: string) =>
    `${quoi} Ce que vous aviez saisi est toujours là\u00a0: relisez, puis recommencez si besoin.`,
  motifRefus: 'Motif',
  apresRefus: 'Vous pouvez refaire cette demande en tenant compte du motif',
  apresReclamation:
    'Si cette réponse ne vous convient pas, le médiateur peut la revoir, gratuitement',
  mediateur: 'Saisir le médiateur',
  refaire: 'Refaire ma demande',
  demanderPourquoi: 'Demander une explication',
  contester: 'Faire une réclamation',
  ouEnEst: 'Où en est votre demande',

  evenement: (geste: EvenementDemande['geste'], nom: string | null): string => {
    const mots: Record<EvenementDemande['geste'], string> = {
      recevoir: 'Demande envoyée',
      prendre: `Prise en charge${par(nom)}`,
      rendre: 'En attente d’un conseiller',
      confier: 'Confiée à un autre conseiller',
      demander: `Document ou réponse demandés${par(nom)}`,
      repondre: 'Vous avez répondu',
      ecrire: nom ? `Message ${de(nom)}` : 'Nouveau message',
      accepter: `Acceptée${par(nom)}`,
      refuser: `Refusée${par(nom)}`,
      clore: 'Close sans être traitée',
      conclure: `Répondue${par(nom)}`,
      annuler: 'Annulée par vous',
      appliquer: 'Changement effectué',
      revenir: 'Décision annulée, nouvelle étude en cours',
      requalifier: 'Changée de rubrique par nos équipes',
      coder: 'Soin trouvé par nos équipes',
      rattacher: 'Rattachée à votre contrat',
      reunir: 'Un autre de vos messages a rejoint cette conversation',
      joindre: 'Réuni à votre autre message',
      tenir: 'Étape prévue par la loi\u00a0: faite',
      analyser: 'Examinée par nos équipes',
    }
    return mots[geste]
  },
} as const
