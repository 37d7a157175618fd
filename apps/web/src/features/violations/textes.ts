import { formatCompte } from '@espace-adherent/domain/montants'
import { denombre } from '@espace-adherent/domain/texte'

const format = formatCompte

export const textes = {
  titre: 'Personnes touchées et CNIL',
  aide: 'L’historique montre qui a été touché\u00a0: ce que le compte, l’adresse et la période désignent. Les personnes sont informées par e-mail et dans leur espace, quels que soient leurs choix, après l’accord d’une deuxième personne.',
  aucune: 'Aucune violation dans le registre',
  aucuneTexte: 'Notez-en une dans le registre pour savoir qui elle a touché.',
  violation: 'Violation',
  cnil: 'CNIL',
  cnilFaite: 'Informée',
  cnilAvant: (moment: string) => `Au plus tard le ${moment}`,
  cnilRetard: (moment: string) => `En retard depuis le ${moment}`,
  touchees: 'Touchées',
  combien: (personnes: number, disparues: number) =>
    disparues > 0 ? `${format(personnes)}, et ${format(disparues)} sans compte` : format(personnes),
  etat: 'Information',
  informees: (nombre: number) => denombre(nombre, 'informée'),
  voir: 'Voir qui',
  voirQuoi: (titre: string) => `Voir qui a été touché\u00a0: ${titre}`,
  confirmer: {
    soumettre: (nombre: number) =>
      `Une autre personne devra approuver l’information de ${denombre(nombre, 'personne')}.`,
    approuver: (nombre: number) =>
      `L’e-mail et la notification partent pour ${denombre(nombre, 'personne')}. L’envoi ne pourra plus être arrêté.`,
    refuser: () => 'La violation revient à qui l’a soumise.',
  },
  personnes: 'Personnes touchées',
  personne: 'Personne',
  lignes: 'Lignes',
  premiere: 'Première',
  derniere: 'Dernière',
  informee: 'Informée le',
  personneTouchee: 'L’historique ne désigne personne',
  personneToucheeTexte: 'Vérifiez la période, le compte et l’adresse notés dans le registre.',
} as const
