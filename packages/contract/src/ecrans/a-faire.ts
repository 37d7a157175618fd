export const aFaire = {
  titre: 'À faire',
  refuseeTexte: 'La raison est avec votre demande, et ce que vous pouvez faire.',
  voirPourquoi: 'Voir pourquoi',
  consentementsTexte: 'Dites-nous ce que vous acceptez, ou non\u00a0: vous pourrez changer d’avis.',
  repondre: 'Répondre',
  teletransmissionTexte:
    'L’Assurance maladie ne nous envoie pas ces décomptes\u00a0: envoyez-les-nous vous-même pour être remboursé.',
  voirRaison: 'Voir la raison',
  ribManquant: 'Il manque votre RIB',
  ribManquantTexte: 'Sans lui, vos remboursements ne peuvent pas vous être versés.',
  ajouterRib: 'Ajouter mon RIB',
  mandatCaduc: 'Votre mandat de prélèvement n’est plus valable',
  mandatCaducTexte:
    'Il n’a pas servi depuis 36\u00a0mois. Signez-en un nouveau pour que vos cotisations soient prélevées.',
  signerMandat: 'Signer un mandat',
  compteADemander: 'Sur quel compte vous rembourser\u00a0?',
  compteADemanderTexte:
    'Vous pouvez être remboursé sur votre propre compte, ou garder celui du contrat.',
  choisirCompte: 'Choisir',
  miseEnDemeure: 'Des cotisations sont à régler',
  suspendu: 'Vos garanties sont suspendues',
  cotisationRejetee: 'Un prélèvement a été rejeté',
  cotisationRejeteeTexte: 'Le motif et la marche à suivre sont avec vos cotisations.',
  voirCotisations: 'Voir mes cotisations',
  indu: 'Une somme vous a été versée à tort',
  voirIndu: 'Voir le détail',
  precontentieux: 'Une cotisation reste à régler',
} as const
