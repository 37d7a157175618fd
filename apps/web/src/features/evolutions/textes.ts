import { formatCompte } from '@espace-adherent/domain/montants'
import { denombre } from '@espace-adherent/domain/texte'

const format = formatCompte

export const textes = {
  titre: 'Notification',
  aide: 'Une deuxième personne donne son accord, puis chaque contrat de l’offre reçoit sa lettre\u00a0: dans son espace avec un e-mail, ou par la poste. Un contrat d’entreprise la reçoit trois mois avant au moins, avec la notice d’information.',
  aucune: 'Aucun changement n’est écrit',
  aucuneTexte: 'Écrivez-en un ci-dessus pour le notifier.',
  changement: 'Changement',
  effet: 'Prend effet le',
  auPlusTot: (jour: string) => `Notifié aujourd’hui\u00a0: au plus tôt le ${jour}`,
  contrats: 'Contrats',
  combien: (contrats: number, collectifs: number) =>
    collectifs > 0
      ? `${format(contrats)}, dont ${format(collectifs)} d’entreprise`
      : format(contrats),
  etat: 'État',
  remises: (electroniques: number, papiers: number, postes: number) =>
    `${format(electroniques)} en ligne, ${format(papiers)} sur papier dont ${format(postes)} remis à La Poste`,
  confirmer: {
    soumettre: (nombre: number) =>
      `Une autre personne devra approuver la notification de ${denombre(nombre, 'contrat')}.`,
    approuver: (nombre: number) =>
      `La lettre part pour ${denombre(nombre, 'contrat')}. L’envoi ne pourra plus être arrêté.`,
    refuser: () => 'Le changement revient à qui l’a soumis.',
  },
} as const
