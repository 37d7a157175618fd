import { formatCompte } from '@espace-adherent/domain/montants'

const format = formatCompte

export const textes = {
  titre: 'Personnes touchées et CNIL',
  aide: 'Qui a été touché se lit dans l’historique\u00a0: ce que le compte, l’adresse et la période désignent. Les personnes sont informées par e-mail et dans leur espace, quels que soient leurs choix, après l’accord d’une deuxième personne.',
  aucune: 'Aucune violation dans le registre',
  aucuneTexte: 'Notez-en une dans le registre pour savoir qui elle a touché.',
  violation: 'Violation',
  cnil: 'CNIL',
  cnilFaite: 'Informée',
  cnilAvant: (moment: string) => `Avant le ${moment}`,
  cnilRetard: (moment: string) => `En retard depuis le ${moment}`,
  touchees: 'Touchées',
  combien: (personnes: number, disparues: number) =>
    disparues > 0 ? `${format(personnes)}, et ${format(disparues)} sans compte` : format(personnes),
  etat: 'Information',
  informees: (nombre: number) => `${format(nombre)} informées`,
  voir: 'Voir qui',
  voirQuoi: (titre: string) => `Voir qui a été touché\u00a0: ${titre}`,
  confirmer: {
    soumettre: (nombre: number) =>
      `Une autre personne devra approuver l’information de ${format(nombre)} personnes.`,
    approuver: (nombre: number) =>
      `${format(nombre)} personnes recevront un e-mail et une notification. Cela ne s’arrête plus.`,
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
