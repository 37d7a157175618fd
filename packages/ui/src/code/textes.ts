import {
  type OperationSecurite,
  objetOperation,
  type TypeEnvoi,
} from '@espace-adherent/domain/securite'

export const textes = {
  code: 'Code de sécurité à 6 chiffres',
  titre: 'Vérification de sécurité',
  pourquoi: (operation: OperationSecurite) =>
    `Pour ${objetOperation[operation]}, saisissez le code que nous vous envoyons.`,
  preparation: 'Envoi de votre code de sécurité…',
  echec: 'Votre code de sécurité n’a pas pu être envoyé',
  reessayer: 'Réessayer',
  annuler: 'Annuler',
  valider: 'Valider',

  numeroTitre: 'Votre nouveau numéro',
  numeroPourquoi:
    'Nous vous enverrons un code par SMS à ce numéro, pour vérifier qu’il est le vôtre.',
  numero: 'Nouveau numéro de mobile',
  plutotMail: 'Recevoir plutôt mes codes par e-mail',
  recevoir: 'Recevoir le code',
  changerNumero: 'Changer de numéro',

  rienRecu: 'Vous n’avez rien reçu\u00a0?',
  renvoyer: 'Renvoyer un code',
  renvoyerDans: (secondes: number) =>
    `Vous pourrez demander un nouveau code dans ${secondes}\u00a0s.`,
  recevoirPar: (sendType: TypeEnvoi) =>
    sendType === 'SMS' ? 'Recevoir le code par SMS' : 'Recevoir le code par e-mail',
  recevoirParVers: (sendType: TypeEnvoi, destination: string) =>
    sendType === 'SMS'
      ? `Recevoir le code par SMS au ${destination}`
      : `Recevoir le code par e-mail à ${destination}`,

  departTitre: 'Votre session va se fermer',
  depart: 'Vous quittez cette page dans quelques secondes.',
} as const
