import { formatCompte } from '@espace-adherent/domain/montants'
import { accorde, denombre } from '@espace-adherent/domain/texte'

const format = formatCompte

/** As many as the server counts. */
const COMPTES_MAX = 10_000

export const textes = {
  durees: 'Durées et effet aujourd’hui',
  dureesAide:
    'Chaque jour, ce qui a dépassé sa durée est supprimé. «\u00a0À supprimer\u00a0» compte ce que le prochain passage supprimera.',
  donnees: 'Données',
  depart: 'À partir de',
  duree: 'Durée',
  source: 'D’où vient la durée',
  aSupprimer: 'À supprimer',
  retenus: 'Retenus',
  retenusAide:
    'Retenu\u00a0: une demande, une réclamation ou un délai légal est en cours sur le contrat, ou il est gelé.',
  action: 'Action',
  modifier: 'Modifier',
  modifierQuoi: (libelle: string) => `Modifier la durée\u00a0: ${libelle}`,
  mois: (mois: number) => (mois % 12 === 0 ? annees(mois / 12) : `${mois}\u00a0mois`),
  combien: (nombre: number, [un, plusieurs]: readonly [string, string]) =>
    nombre === 0
      ? '–'
      : `${format(nombre)}${nombre >= COMPTES_MAX ? '\u00a0et plus' : ''} ${accorde(nombre, un, plusieurs)}`,
  champ: 'Durée en mois',
  bornes: (min: number, max: number) => `De ${min} à ${max}\u00a0mois`,
  entier: 'Écrivez un nombre de mois',
  attentionTitre: 'Ce qui est supprimé ne revient pas',
  attention: 'Une durée plus courte supprime au prochain passage ce qui la dépasse.',
  enregistrer: 'Enregistrer',
  annuler: 'Annuler',
  enregistree: 'Durée enregistrée',
  echec: 'La durée n’a pas été enregistrée',
  passages: 'Derniers passages',
  passagesAide:
    'Chaque ligne est scellée dans l’historique. L’empreinte prouve ce qui est parti, sans nommer personne.',
  aucunPassage: 'Aucun passage pour l’instant',
  aucunPassageTexte:
    'Le premier aura lieu dans les vingt-quatre heures qui suivent la mise en marche.',
  le: 'Quand',
  quoi: 'Quoi',
  passage: 'Passage terminé',
  nombre: 'Nombre',
  limite: 'Plus anciens que',
  empreinte: 'Empreinte',
} as const

function annees(nombre: number): string {
  return denombre(nombre, 'an')
}
